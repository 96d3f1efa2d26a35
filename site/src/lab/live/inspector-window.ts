// Stately's inspector in a window of its own. It is another site: it receives redacted records and the charts, nothing else.
import { createInspectorMessages, type LivePorts, type LiveRecord } from '@loomwright/statecharts/live';
import { loadChart, loadedChart } from '../load-chart.ts';

const ADDRESS = 'https://stately.ai/inspect';

const chartOf = (id: string) => loadedChart(id)?.chart;

export const openInspector: LivePorts['openInspector'] = (onReady) => {
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
    // Without its chart an actor is shown by its name.
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
