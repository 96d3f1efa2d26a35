// Follows apps attached to `statecharts serve`, through its socket.
import {
  type LivePorts,
  type LiveTab,
  readTabMessage,
  type TabMessage,
  writeTabMessage,
} from '@loomwright/statecharts/lab';
import { match } from 'ts-pattern';
import { documentId } from './document-id.ts';

const ANSWER_MS = 600;

const openSocket = (
  url: string,
  begin: TabMessage,
  listen: (message: TabMessage) => void,
  onEnd: () => void,
) => {
  const socket = new WebSocket(url);
  socket.onopen = () => socket.send(JSON.stringify(writeTabMessage(begin)));
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    const message = readTabMessage(JSON.parse(data));
    if (message) listen(message);
  };
  socket.onclose = onEnd;
  return () => {
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
  };
};

/** Presents the apps attached to a server as if they were tabs. `url` is the server's `/live` address. */
export const createServedChannel = (url: string) => ({
  findTabs: (signal: AbortSignal): ReturnType<LivePorts['findTabs']> =>
    new Promise((resolve) => {
      const found = new Map<string, LiveTab>();
      const end = () => {
        window.clearTimeout(timer);
        close();
        resolve([...found.values()]);
      };
      const close = openSocket(
        url,
        { kind: 'find', watcher: documentId },
        (message) => {
          if (message.kind === 'found') found.set(message.tab.id, message.tab);
        },
        end,
      );
      const timer = window.setTimeout(end, ANSWER_MS);
      signal.addEventListener('abort', end);
    }),
  followOtherTab: (
    tabId: string,
    report: Parameters<LivePorts['follow']>[1],
    onEnd: () => void,
  ): (() => void) =>
    openSocket(
      url,
      { kind: 'follow', watcher: documentId, tabId },
      (message) => {
        match(message)
          .with({ kind: 'ended' }, () => onEnd())
          .with({ kind: 'records' }, ({ records }) => report(records))
          .otherwise(() => {});
      },
      onEnd,
    ),
});
