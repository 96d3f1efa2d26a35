import { findSummary, summaries } from '@loomwright/machines/charts';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import type { PageModule } from '../../app/page-module.ts';
import { useSearch } from '../../app/providers.tsx';
import { ChartFrame } from '../../lab/chart-frame.tsx';
import * as styles from '../../lab/lab.css.ts';
import { loadChart, loadedChart } from '../../lab/load-chart.ts';
import { ToolFocus } from '../../lab/tool-focus.tsx';
import { Button } from '../../ui/button/button.tsx';
import { above, grid } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container, room } from '../../ui/page/page.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import { small } from '../../ui/words/words.css.ts';

export const prepare: NonNullable<PageModule['prepare']> = () => loadChart('map');

const NoLive = () => <p>The live view could not be loaded. Reload the page to try again.</p>;

const Live = lazy(() => import('../../lab/live/live.tsx').catch(() => ({ default: NoLive })));

const hrefOf = (path: string) => {
  const id = path.split('.').at(-1) ?? '';
  return path.includes('.') && findSummary(id) ? `/statecharts/${id}` : undefined;
};

/** `/statecharts`: every machine of the site, which runs which, and which sends to which (LAB-1). */
const StatechartsPage = () => {
  const map = loadedChart('map');
  const [pathname, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const name = ['inspect', 'live'].find((one) => query.has(one));
  return (
    <>
      <div className={container}>
        <Opening
          title="Statecharts"
          lead={`This site is ${summaries.length} statecharts that talk to each other. Each is drawn here from the machine itself: its states, the transitions between them, and their conditions.`}
        />
      </div>
      <div className={name ? styles.broad : container}>
        <ToolFocus name={name}>
          {name ? (
            <Suspense fallback={<p className={room}>Loading…</p>}>
              <Live isInspecting={name === 'inspect'} onClose={() => navigate(pathname)} />
            </Suspense>
          ) : (
            <p data-needs-js>
              <Button data-opens="live inspect" onClick={() => navigate(`${pathname}?live`)}>
                Watch the machines of this tab
              </Button>
            </p>
          )}
        </ToolFocus>
      </div>
      <div className={container}>
        <h2 className={above[6]}>Which machine starts which, and where their events go</h2>
      </div>
      <div className={styles.broad}>
        {map && <ChartFrame file={map} title="the map of all machines" hrefOf={hrefOf} begins="app.app" />}
      </div>
      <div className={container}>
        <h2 className={above[6]}>All machines</h2>
        <ul className={`${grid.narrow} ${styles.list}`}>
          {summaries.map(({ id, description, states, transitions }) => (
            <li key={id} className={`${card} ${styles.item}`}>
              <h3>
                <Link href={`/statecharts/${id}`}>{id}</Link>
              </h3>
              <p>{description}</p>
              <p className={small}>{`${states} states, ${transitions} transitions`}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
};

export default StatechartsPage;
