import { match } from 'ts-pattern';
import type { WebSocket } from 'ws';
import { type Backlog, createBacklog, recordsText } from '../inspect/backlog.ts';
import { readTabMessage, type TabMessage, writeTabMessage } from '../lab/live/tab-message.ts';

/** The largest message, in bytes. The server of the sockets is given it too, as `maxPayload`, so that none is read whole. */
export const MAX_MESSAGE_BYTES = 256 * 1024;

/** The most connections of a role, and how many of them may begin in a second. */
const MAX_CONNECTIONS = 32;
const MAX_BEGUN_PER_SECOND = 20;

const MAX_MESSAGES_PER_SECOND = 300;

/** How long an app whose connection was lost may take to come back before it is taken for ended. */
const RETURN_MS = 10_000;

/** A lab page that has as many bytes to read gets no more; an app that reads nothing is closed. */
const MAX_WAITING = 1_000_000;

/** The longest message to a lab page, in characters: about all that is kept of an app. */
const MAX_PIECE_LENGTH = 2_000_000;

interface HubOptions {
  /** Milliseconds since any moment. */
  readonly now?: () => number;
  readonly setTimeout?: (run: () => void, ms: number) => void;
}

interface App {
  readonly id: string;
  title: string;
  /** Missing while the app may come back. */
  socket: WebSocket | undefined;
  readonly backlog: Backlog;
}

interface Lab {
  readonly socket: WebSocket;
  /** What it follows, and how many of those records it was sent. */
  followed: { readonly app: App; readonly watcher: string; sent: number } | undefined;
}

/** Allows so many calls in each second. */
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

/**
 * Passes what attached apps send on to the pages of the lab that follow them. It keeps the newest records of each app in
 * memory, so that a page may come later, go, and be slower than the app; nothing is kept on disk. Sockets that send what is
 * no message of theirs are closed with a reason.
 */
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

  /** Sends a page what it has not got yet, once it has read what it was sent before. */
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

  /** What an app says; the reason to close it where it may not say that. */
  const acceptApp = (socket: WebSocket) => {
    let app: App | undefined;
    socket.on('close', (code: number) => {
      if (app?.socket !== socket) return;
      const left = app;
      left.socket = undefined;
      // It was closed on purpose, or the page was left.
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
          // It is back before its lost connection was noticed.
          known.socket?.close(1008, 'attached anew');
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
        .otherwise(({ kind }) => `an app says no “${kind}”`);
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
        .otherwise(({ kind }) => `a page of the lab says no “${kind}”`);
  };

  return {
    /** Takes a socket over; it is closed with a reason where there are too many or where it breaks the protocol. */
    accept: (socket: WebSocket, role: 'app' | 'lab'): void => {
      // A broken frame, for example; the close follows.
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
    /** Closes all connections, and forgets what was kept. */
    close: (): void => {
      for (const socket of [...open.app, ...open.lab]) socket.close(1001, 'the lab has ended');
      apps.clear();
      labs.clear();
    },
  };
};
