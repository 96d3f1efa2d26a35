import type { AnyActorRef, InspectionEvent } from 'xstate';
import { member } from '../lab/live/read-records.ts';
import { createRecorder } from '../lab/live/recorder.ts';
import type { ShownParts } from '../lab/live/redact.ts';
import { type TabMessage, writeTabMessage } from '../lab/live/tab-message.ts';
import { createBacklog, recordsText } from './backlog.ts';
import { FIRST_LINK, type LinkEvent, nextLink, waitMs } from './link.ts';

/** How often records are sent, and how many characters of them at most: in messages of a size that the lab takes. */
const BATCH_MS = 100;
const MAX_MESSAGE_LENGTH = 64_000;
const MAX_MESSAGES = 8;

const MAX_NAME_LENGTH = 100;

/** Of a socket that has more to send than this, in bytes, it is waited for. */
const MAX_WAITING = 1_000_000;

/** What is used of a WebSocket: that of browsers, of React Native, of Node 22 or of the package `ws`. */
interface Socket {
  readonly bufferedAmount: number;
  onopen: unknown;
  onmessage: unknown;
  onclose: unknown;
  onerror: unknown;
  readonly send: (text: string) => void;
  readonly close: () => void;
}

/** Time, as a `SimulatedClock` of XState has it; milliseconds. */
interface Clock {
  readonly now: () => number;
  readonly setTimeout: (run: () => void, ms: number) => void;
}

export interface LabInspectorOptions {
  /** The address that `statecharts serve` prints: `ws://127.0.0.1:PORT/TOKEN/attach`. Without one all is off. */
  readonly url: string | undefined;
  /** Whether anything is done at all; true if left out. */
  readonly enabled?: boolean;
  /** What the lab calls the app. */
  readonly name?: string;
  /** Which parts of events are sent, by the types of events. Nothing else of an event, and no context, leaves the app. */
  readonly show?: ShownParts;
  /** Actors that run already. Others are given `inspect` when they are made. */
  readonly actors?: readonly AnyActorRef[];
  /** For Node before 22: that of the package `ws`. */
  readonly WebSocket?: new (
    url: string,
  ) => Socket;
  readonly clock?: Clock;
  /** From 0 to 1. */
  readonly random?: () => number;
}

export interface LabInspector {
  /** For the options of `createActor`. Undefined where the inspector is off: XState then makes no inspection events. */
  readonly inspect: ((event: InspectionEvent) => void) | undefined;
  /** Sends what is left, and closes the connection for good. Until then it keeps a process of Node running. */
  readonly stop: () => void;
}

const OFF: LabInspector = { inspect: undefined, stop: () => {} };

const realClock: Clock = {
  now: () => performance.now(),
  setTimeout: (run, ms) => {
    const timer: unknown = setTimeout(run, ms);
    // Waiting for a lab keeps no process of Node running.
    (timer as { readonly unref?: () => void }).unref?.();
  },
};

/**
 * Shows the actors of an app in the lab of `statecharts serve`, redacted here. It buffers the newest 2000 records, at most
 * 1 MB, while the lab is away. It never throws: what goes wrong with the connection is tried again.
 */
export const createLabInspector = ({
  actors = [],
  clock = realClock,
  enabled = true,
  name = 'app',
  random = Math.random,
  show = {},
  url,
  WebSocket = globalThis.WebSocket as LabInspectorOptions['WebSocket'],
}: LabInspectorOptions): LabInspector => {
  if (!enabled || !url) return OFF;
  if (!WebSocket) {
    console.warn('createLabInspector: there is no WebSocket here. Give it as the option WebSocket.');
    return OFF;
  }
  // A name among the apps of one lab: nothing is kept secret by it.
  const tab = { id: `${random()}${random()}`, title: name.slice(0, MAX_NAME_LENGTH) };
  const backlog = createBacklog();
  let link = FIRST_LINK;
  let socket: Socket | undefined;
  let sent = 0;
  let isPlanned = false;

  /** Nothing that goes wrong reaches the app; whether nothing did. */
  const guarded = (run: () => void): boolean => {
    try {
      if (link.state !== 'stopped') run();
      return true;
    } catch {
      return false;
    }
  };
  const post = (text: string): void => {
    try {
      socket?.send(text);
    } catch {
      // It is closing: what was not received is sent again.
    }
  };
  const say = (message: TabMessage): void => post(JSON.stringify(writeTabMessage(message)));

  const sendBatch = (): void => {
    for (let messages = 0; messages < MAX_MESSAGES; messages += 1) {
      if (!socket || link.state !== 'attached' || sent === backlog.count()) return;
      if (socket.bufferedAmount > MAX_WAITING) break;
      const { next, texts } = backlog.since(sent, MAX_MESSAGE_LENGTH, false);
      post(recordsText({ kind: 'records', tabId: tab.id, count: next }, texts));
      sent = next;
    }
    plan();
  };
  const flush = (): void => {
    isPlanned = false;
    guarded(sendBatch);
  };
  const plan = (): void => {
    if (isPlanned || link.state !== 'attached') return;
    isPlanned = true;
    clock.setTimeout(flush, BATCH_MS);
  };

  const connect = (): void => {
    turn('due');
    if (link.state !== 'connecting') return;
    try {
      const one = new WebSocket(url);
      socket = one;
      one.onopen = () => say({ kind: 'attach', tab });
      one.onmessage = ({ data }: { readonly data: unknown }) => {
        const count = readResumed(data);
        if (count === undefined || socket !== one) return;
        // Another lab, or one that was started again, has nothing yet.
        sent = Math.min(count, backlog.count());
        turn('answered');
        flush();
      };
      one.onclose = () => {
        if (socket === one) turn('closed');
      };
      // With `ws` an error that nothing listens to would end the process.
      one.onerror = () => {};
    } catch (error) {
      if (link.state === 'connecting' && link.failures === 0) console.warn(`createLabInspector: ${error}`);
      turn('closed');
    }
  };
  const turn = (event: LinkEvent): void => {
    const before = link;
    link = nextLink(link, event);
    if (link === before || link.state !== 'waiting') return;
    socket = undefined;
    clock.setTimeout(connect, waitMs(link.failures, random()));
  };

  const recorder = createRecorder({
    shown: show,
    now: () => clock.now(),
    report: (record) => {
      backlog.push(record);
      plan();
    },
  });
  const inspect = (event: InspectionEvent): void => {
    // An event whose parts cannot be read, for example.
    if (!guarded(() => recorder.inspect(event))) backlog.lose(1);
  };
  const subscriptions = actors.map((actor) => {
    guarded(() => recorder.introduce(actor));
    return actor.system.inspect(inspect);
  });
  connect();
  return {
    inspect,
    stop: () => {
      if (link.state === 'stopped') return;
      for (const subscription of subscriptions) subscription.unsubscribe();
      flush();
      say({ kind: 'ended', tabId: tab.id });
      turn('stop');
      try {
        socket?.close();
      } catch {
        // It was none that can be closed.
      }
    },
  };
};

/** How many records the lab says it has; undefined where it says something else. */
const readResumed = (data: unknown): number | undefined => {
  try {
    const message: unknown = JSON.parse(String(data));
    const count = Number(member(message, 'count'));
    return member(message, 'kind') === 'resume' && count >= 0 ? count : undefined;
  } catch {
    return undefined;
  }
};
