import { findSummary, groupMachines, summaries } from '@loomwright/machines/charts';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import type { PageModule } from '../../app/page-module.ts';
import { useSearch, useSite } from '../../app/providers.tsx';
import { ChartFrame } from '../../lab/chart-frame.tsx';
import { LabHostProvider } from '../../lab/host.ts';
import { loadChart, loadedChart } from '../../lab/load-chart.ts';
import { MachineList } from '../../lab/machine-list.tsx';
import { siteHost } from '../../lab/site-host.ts';
import { ToolFocus } from '../../lab/tool-focus.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Opening } from '../../ui/page/opening.tsx';
import { container, room } from '../../ui/page/page.css.ts';
import { sunken } from '../../ui/surface/surface.css.ts';
import { label, note } from '../../ui/text/text.css.ts';
import * as styles from './statecharts-page.css.ts';

export const prepare: NonNullable<PageModule['prepare']> = () => loadChart('map');

const NoLive = () => <p>The live view could not be loaded. Reload the page to try again.</p>;

const Live = lazy(() => import('../../lab/live/live.tsx').catch(() => ({ default: NoLive })));

const hrefOf = (path: string) => {
  const id = path.split('.').at(-1) ?? '';
  return path.includes('.') && findSummary(id) ? `/statecharts/${id}` : undefined;
};

const StatechartsPage = () => {
  const host = siteHost(useSite());
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
    <LabHostProvider value={host}>
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
        <MachineList groupsFor={(text) => groupMachines(summaries, text)} total={summaries.length} />
      </div>
    </LabHostProvider>
  );
};

export default StatechartsPage;
