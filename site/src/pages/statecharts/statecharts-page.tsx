import { toCountText } from '@loomwright/kit';
import { findSummary, groupMachines, summaries } from '@loomwright/machines/charts';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { PageModule } from '../../app/page-module.ts';
import { useSearch } from '../../app/providers.tsx';
import { ChartFrame, LabSearch } from '../../lab/chart-frame.tsx';
import { loadChart, loadedChart } from '../../lab/load-chart.ts';
import { ToolFocus } from '../../lab/tool-focus.tsx';
import { Button } from '../../ui/button/button.tsx';
import { above, between, cluster, pageEnd } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container, room } from '../../ui/page/page.css.ts';
import { card, sunken } from '../../ui/surface/surface.css.ts';
import { label, note, partTitle, small, smallTarget, strong } from '../../ui/text/text.css.ts';
import * as styles from './statecharts-page.css.ts';

export const prepare: NonNullable<PageModule['prepare']> = () => loadChart('map');

const NoLive = () => <p>The live view could not be loaded. Reload the page to try again.</p>;

const Live = lazy(() => import('../../lab/live/live.tsx').catch(() => ({ default: NoLive })));

const hrefOf = (path: string) => {
  const id = path.split('.').at(-1) ?? '';
  return path.includes('.') && findSummary(id) ? `/statecharts/${id}` : undefined;
};

/** Every machine by its package, with a field that finds some of them. */
const MachineList = () => {
  const [text, setText] = useState('');
  const groups = groupMachines(summaries, text);
  const count = groups.reduce((sum, { machines }) => sum + machines.length, 0);
  return (
    <section aria-labelledby="machines" className={`${above[7]} ${pageEnd}`}>
      <div className={`${cluster[3]} ${between}`}>
        <h2 id="machines" className={partTitle}>
          All machines
        </h2>
        <div className={cluster[3]} data-needs-js>
          <LabSearch label="Find a machine" text={text} onType={setText} />
          <output className={note}>{text.trim() && `${count} of ${summaries.length}`}</output>
        </div>
      </div>
      <div className={styles.packages}>
        {groups.map(({ machines, name }) => (
          <section key={name} aria-label={name} className={`${card} ${styles.machines}`}>
            <h3 className={label}>{name}</h3>
            <ul className={above[2]}>
              {machines.map(({ id, description, states, transitions }) => (
                <li key={id} className={`${small} ${styles.machine}`}>
                  <p className={`${cluster[2]} ${between}`}>
                    <Link href={`/statecharts/${id}`} className={`${smallTarget} ${strong}`}>
                      {id}
                    </Link>
                    <span
                      className={note}
                    >{`${toCountText(states, 'state')}, ${toCountText(transitions, 'transition')}`}</span>
                  </p>
                  <p className={note}>{description}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
};

/** `/statecharts`: every machine of the site, which runs which, and which sends to which (LAB-1). */
const StatechartsPage = () => {
  const map = loadedChart('map');
  const [pathname, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const name = ['inspect', 'live'].find((one) => query.has(one));
  const watch = (
    <Button data-opens="live inspect" onClick={() => navigate(`${pathname}?live`)}>
      Watch this tab live
    </Button>
  );
  return (
    <div className={container}>
      <div className={styles.head}>
        <Opening
          title="Statecharts"
          lead={`This site is ${summaries.length} statecharts that talk to each other. Each is drawn here from the machine itself: its states, the transitions between them, and their conditions.`}
        />
        <details open className={`${sunken} ${styles.hint}`}>
          <summary className={`${label} ${styles.hintTitle}`}>What you can do here</summary>
          <p className={note}>
            Select a machine to see its states, drawn and in words. Simulate it: send events, let time pass,
            and copy the steps as a test. Or watch this tab live while you use the site, and save what
            happened as a file.
          </p>
        </details>
      </div>
      <ToolFocus name={name}>
        {name && (
          <Suspense fallback={<p className={room}>Loading…</p>}>
            <Live isInspecting={name === 'inspect'} onClose={() => navigate(pathname)} />
          </Suspense>
        )}
        {map && (
          <ChartFrame
            file={map}
            title="the map of all machines"
            hrefOf={hrefOf}
            actions={name ? undefined : watch}
          />
        )}
      </ToolFocus>
      <MachineList />
    </div>
  );
};

export default StatechartsPage;
