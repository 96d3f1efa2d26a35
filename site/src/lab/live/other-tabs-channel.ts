// The channel to the site's other tabs. They listen if the lab's live view was ever opened in this browser.
import {
  type LivePorts,
  type LiveTab,
  readTabMessage,
  type TabMessage,
  writeTabMessage,
} from '@loomwright/statecharts/lab';
import { match } from 'ts-pattern';
import { documentId } from './document-id.ts';

/** A hidden tab may be slow to answer. */
const ANSWER_MS = 600;

/** How often to renew the request to a followed tab. */
const KEEP_MS = 20_000;

const openChannel = (listen: (message: TabMessage) => void) => {
  const channel = new BroadcastChannel('lab');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readTabMessage(data);
    if (message) listen(message);
  };
  return {
    post: (message: TabMessage) => channel.postMessage(writeTabMessage(message)),
    close: () => channel.close(),
  };
};

export const findTabs: LivePorts['findTabs'] = (signal) =>
  new Promise((resolve) => {
    const found = new Map<string, LiveTab>();
    const channel = openChannel((message) => {
      if (message.kind !== 'found' || message.watcher !== documentId) return;
      if (message.tab.id !== documentId) found.set(message.tab.id, message.tab);
    });
    channel.post({ kind: 'find', watcher: documentId });
    const end = () => {
      channel.close();
      resolve([...found.values()]);
    };
    const timer = window.setTimeout(end, ANSWER_MS);
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      end();
    });
  });

export const followOtherTab = (
  tabId: string,
  report: Parameters<LivePorts['follow']>[1],
  onEnd: () => void,
): (() => void) => {
  // Records that arrive before the first answer are for other followers.
  let hasBegun = false;
  const channel = openChannel((message) => {
    match(message)
      .with({ kind: 'ended', tabId }, () => onEnd())
      .with({ kind: 'records', tabId }, ({ records, watcher }) => {
        const isFirst = watcher === documentId && !hasBegun;
        if (isFirst) hasBegun = true;
        if (isFirst || (hasBegun && watcher === undefined)) report(records);
      })
      .otherwise(() => {});
  });
  channel.post({ kind: 'follow', watcher: documentId, tabId });
  const timer = window.setInterval(() => channel.post({ kind: 'keep', watcher: documentId, tabId }), KEEP_MS);
  return () => {
    window.clearInterval(timer);
    channel.close();
  };
};
