import {
  createLiveMachine,
  type LiveActor,
  type LivePorts,
  type LiveRecord,
} from '@loomwright/statecharts/lab';
import { createActor } from 'xstate';
import type { Site } from '../../app/site.ts';
import { loadChart, loadedChart } from '../load-chart.ts';
import { followTab } from './follow-tab.ts';
import { createInspectorMessages } from './inspector-messages.ts';
import { findTabs, followOtherTab } from './other-tabs-channel.ts';

const ADDRESS = 'https://stately.ai/inspect';

const chartOf = (id: string) => loadedChart(id)?.chart;

/** The inspector belongs to another site, so it receives only redacted records and charts. */
const openInspector: LivePorts['openInspector'] = (onReady) => {
  const opened = window.open(ADDRESS, 'inspector');
  if (!opened) return undefined;
  const { origin } = new URL(ADDRESS);
  let toMessages = createInspectorMessages(chartOf);
  const listen = ({ data, origin: from }: MessageEvent<unknown>) => {
    const { type } = (data ?? {}) as { readonly type?: unknown };
    if (from !== origin || type !== '@statelyai.connected') return;
    toMessages = createInspectorMessages(chartOf);
    onReady();
  };
  window.addEventListener('message', listen);
  const pass = async (records: readonly LiveRecord[]) => {
    const ids = new Set(records.flatMap(({ machine }) => machine ?? []));
    await Promise.allSettled([...ids].map(loadChart));
    for (const message of records.flatMap((record) => toMessages(record)))
      opened.postMessage(message, origin);
  };
  let passed = Promise.resolve();
  return {
    send: (records) => {
      passed = passed.then(() => pass(records));
    },
    close: () => {
      window.removeEventListener('message', listen);
      opened.postMessage({ type: '@statelyai.disconnected' }, origin);
    },
  };
};

const actors = new WeakMap<Site, LiveActor>();

/** Created once per site, so that the user can visit other pages while it records. */
export const liveActorOf = (site: Site): LiveActor => {
  const known = actors.get(site);
  if (known) return known;
  // From now on, open pages answer the lab (`answer-lab.ts`).
  site.persistence.store.write('lab', '1');
  const machine = createLiveMachine({
    follow: (tabId, report, onEnd) =>
      tabId === undefined ? followTab(site, report).stop : followOtherTab(tabId, report, onEnd),
    findTabs,
    openInspector,
  });
  const actor = createActor(machine).start();
  actors.set(site, actor);
  return actor;
};
