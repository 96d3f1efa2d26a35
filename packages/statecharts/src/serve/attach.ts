import { match } from 'ts-pattern';
import type { WebSocket } from 'ws';
import { type Backlog, createBacklog, recordsText } from '../inspect/backlog.ts';
import { readTabMessage, type TabMessage, writeTabMessage } from '../lab/live/tab-message.ts';

/** In bytes. Also the socket server's `maxPayload`, so that larger messages are not buffered. */
export const MAX_MESSAGE_BYTES = 256 * 1024;

/** Limits on connections, counted separately for apps and lab pages. */
const MAX_CONNECTIONS = 32;
const MAX_BEGUN_PER_SECOND = 20;

const MAX_MESSAGES_PER_SECOND = 300;

/** An app that does not reconnect within this time has ended. */
const RETURN_MS = 10_000;

/** Bytes to buffer for a slow socket. Beyond that, records wait, and other messages end the connection. */
const MAX_WAITING = 1_000_000;

/** Characters in a message to a lab page, enough for nearly all records of an app. */
const MAX_PIECE_LENGTH = 2_000_000;

interface HubOptions {
  readonly now?: () => number;
  readonly setTimeout?: (run: () => void, ms: number) => void;
}

interface App {
  readonly id: string;
  title: string;
  socket: WebSocket | undefined;
  readonly backlog: Backlog;
}

interface Lab {
  readonly socket: WebSocket;
  followed: { readonly app: App; readonly watcher: string; sent: number } | undefined;
}

const createLimit = (perSecond: number, now: () => number) => {
  let begin = now();
  let count = 0;
  return (): boolean => {
    if (now() - begin >= 1000) {
      begin = now();
      count = 0;
    }
    count += 1;
    return count <= perSecond;
  };
};

const post = (socket: WebSocket, message: TabMessage): void => {
  if (socket.bufferedAmount > MAX_WAITING) socket.terminate();
  else socket.send(JSON.stringify(writeTabMessage(message)));
};

const parse = (text: string): TabMessage | undefined => {
  try {
    return readTabMessage(JSON.parse(text));
  } catch {
    return undefined;
  }
};

const setWeakTimeout = (run: () => void, ms: number): void => {
  setTimeout(run, ms).unref();
};

/** Forwards records from apps to lab pages. Keeps recent records in memory for pages that connect later. */
export const createAttachHub = ({
  now = () => performance.now(),
  setTimeout: later = setWeakTimeout,
}: HubOptions = {}) => {
  const apps = new Map<string, App>();
  const labs = new Set<Lab>();
  const open = { app: new Set<WebSocket>(), lab: new Set<WebSocket>() };
  const mayBegin = {
    app: createLimit(MAX_BEGUN_PER_SECOND, now),
    lab: createLimit(MAX_BEGUN_PER_SECOND, now),
  };

  /** Sends unsent records once the page has read the previous ones. */
  const drain = (lab: Lab): void => {
    const { followed, socket } = lab;
    if (!followed || socket.bufferedAmount > MAX_WAITING || socket.readyState !== socket.OPEN) return;
    const { app, sent, watcher } = followed;
    const { next, texts } = app.backlog.since(sent, MAX_PIECE_LENGTH, true);
    if (texts.length === 0) return;
    followed.sent = next;
    socket.send(recordsText({ kind: 'records', tabId: app.id, watcher }, texts), () => drain(lab));
  };
  const followersOf = (app: App): readonly Lab[] => [...labs].filter(({ followed }) => followed?.app === app);

  const end = (app: App): void => {
    if (apps.get(app.id) !== app) return;
    apps.delete(app.id);
    for (const lab of followersOf(app)) {
      lab.followed = undefined;
      post(lab.socket, { kind: 'ended', tabId: app.id });
    }
  };

  const acceptApp = (socket: WebSocket) => {
    let app: App | undefined;
    socket.on('close', (code: number) => {
      if (app?.socket !== socket) return;
      const left = app;
      left.socket = undefined;
      // A normal closure, or the page navigated away.
      if (code === 1000 || code === 1001) return end(left);
      later(() => {
        if (!left.socket) end(left);
      }, RETURN_MS);
    });
    return (message: TabMessage): string | undefined =>
      match(message)
        .returnType<string | undefined>()
        .with({ kind: 'attach' }, ({ tab: { id, title } }) => {
          if (app) return 'attached already';
          const gone = [...apps.values()].find((one) => !one.socket);
          if (gone && apps.size >= MAX_CONNECTIONS && gone.id !== id) end(gone);
          const known = apps.get(id) ?? { id, title, socket: undefined, backlog: createBacklog() };
          // The app reconnected before the server noticed the lost connection.
          known.socket?.close(1008, 'replaced by a new connection');
          app = Object.assign(known, { socket, title });
          apps.set(id, app);
          post(socket, { kind: 'resume', tabId: id, count: app.backlog.count() });
          return undefined;
        })
        .with({ kind: 'records' }, ({ count = 0, records, tabId }) => {
          if (app?.id !== tabId) return 'records of an app that is not attached here';
          const lost = count - app.backlog.count() - records.length;
          if (lost < 0) return 'records that were sent before';
          app.backlog.lose(lost);
          for (const record of records) app.backlog.push(record);
          followersOf(app).forEach(drain);
          return undefined;
        })
        .with({ kind: 'ended' }, ({ tabId }) => {
          if (app?.id !== tabId) return 'the end of an app that is not attached here';
          end(app);
          return undefined;
        })
        .otherwise(({ kind }) => `an app cannot send “${kind}”`);
  };

  const acceptLab = (socket: WebSocket) => {
    const lab: Lab = { socket, followed: undefined };
    labs.add(lab);
    socket.on('close', () => labs.delete(lab));
    return (message: TabMessage): string | undefined =>
      match(message)
        .returnType<string | undefined>()
        .with({ kind: 'find' }, ({ watcher }) => {
          for (const { id, socket: attached, title } of apps.values())
            if (attached) post(socket, { kind: 'found', watcher, tab: { id, title } });
          return undefined;
        })
        .with({ kind: 'follow' }, ({ tabId, watcher }) => {
          const app = apps.get(tabId);
          lab.followed = app && { app, watcher, sent: 0 };
          if (app) drain(lab);
          else post(socket, { kind: 'ended', tabId });
          return undefined;
        })
        .with({ kind: 'keep' }, () => undefined)
        .otherwise(({ kind }) => `a lab page cannot send “${kind}”`);
  };

  return {
    accept: (socket: WebSocket, role: 'app' | 'lab'): void => {
      // An invalid frame, for example, causes an error; the socket closes afterwards.
      socket.on('error', () => {});
      if (!mayBegin[role]() || open[role].size >= MAX_CONNECTIONS) {
        socket.close(1013, 'too many connections');
        return;
      }
      open[role].add(socket);
      socket.on('close', () => open[role].delete(socket));
      const take = role === 'app' ? acceptApp(socket) : acceptLab(socket);
      const isInTime = createLimit(MAX_MESSAGES_PER_SECOND, now);
      socket.on('message', (data: Buffer, isBinary: boolean) => {
        if (socket.readyState !== socket.OPEN) return;
        const refuse = (code: number, reason: string) => socket.close(code, reason);
        if (!isInTime()) return refuse(1008, 'too many messages');
        if (data.length > MAX_MESSAGE_BYTES) return refuse(1009, 'a message is too long');
        const message = isBinary ? undefined : parse(data.toString());
        if (!message) return refuse(1008, 'no message of this version of the lab');
        const problem = take(message);
        if (problem !== undefined) refuse(1008, problem);
      });
    },
    close: (): void => {
      for (const socket of [...open.app, ...open.lab]) socket.close(1001, 'the lab has ended');
      apps.clear();
      labs.clear();
    },
  };
};
