import type { AnyActorRef, InspectionEvent } from 'xstate';
import { member } from '../lab/live/read-records.ts';
import { createRecorder } from '../lab/live/recorder.ts';
import type { ShownParts } from '../lab/live/redact.ts';
import { type TabMessage, writeTabMessage } from '../lab/live/tab-message.ts';
import { createBacklog, recordsText } from './backlog.ts';
import { FIRST_LINK, type LinkEvent, nextLink, waitMs } from './link.ts';

const BATCH_MS = 100;
const MAX_MESSAGE_LENGTH = 64_000;
const MAX_MESSAGES = 8;

const MAX_NAME_LENGTH = 100;

/** Sending pauses while the socket buffers more bytes than this. */
const MAX_WAITING = 1_000_000;

/** The part of WebSocket that browsers, React Native, Node 22 and the package `ws` share. */
interface Socket {
  readonly bufferedAmount: number;
  onopen: unknown;
  onmessage: unknown;
  onclose: unknown;
  onerror: unknown;
  readonly send: (text: string) => void;
  readonly close: () => void;
}

/** Compatible with XState's `SimulatedClock`. */
interface Clock {
  readonly now: () => number;
  readonly setTimeout: (run: () => void, ms: number) => void;
}

export interface LabInspectorOptions {
  /** The address that `statecharts serve` prints for apps. Undefined turns the inspector off. */
  readonly url: string | undefined;
  /** True by default. */
  readonly enabled?: boolean;
  /** The app's name in the lab. */
  readonly name?: string;
  /** Event fields to send, by event type. No other fields and no context leave the app. */
  readonly show?: ShownParts;
  /** Actors that are already running. Pass `inspect` to other actors when creating them. */
  readonly actors?: readonly AnyActorRef[];
  /** In Node before 22, the class from `ws`. */
  readonly WebSocket?: new (
    url: string,
  ) => Socket;
  readonly clock?: Clock;
  readonly random?: () => number;
}

export interface LabInspector {
  /** For `createActor`. Undefined if the inspector is off, so that XState skips inspection. */
  readonly inspect: ((event: InspectionEvent) => void) | undefined;
  /** Sends buffered records and closes the connection, which otherwise keeps a Node process running. */
  readonly stop: () => void;
}

const OFF: LabInspector = { inspect: undefined, stop: () => {} };

const realClock: Clock = {
  now: () => performance.now(),
  setTimeout: (run, ms) => {
    const timer: unknown = setTimeout(run, ms);
    // Waiting for a lab must not keep a Node process running.
    (timer as { readonly unref?: () => void }).unref?.();
  },
};

/** Sends redacted events to the lab of `statecharts serve`. Never throws; reconnects automatically. */
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
    console.warn('createLabInspector: there is no global WebSocket. Pass one as the option WebSocket.');
    return OFF;
  }
  // The id only distinguishes apps in one lab; it need not be secret.
  const tab = { id: `${random()}${random()}`, title: name.slice(0, MAX_NAME_LENGTH) };
  const backlog = createBacklog();
  let link = FIRST_LINK;
  let socket: Socket | undefined;
  let sent = 0;
  let isPlanned = false;

  /** Keeps errors away from the app. Returns whether `run` succeeded. */
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
      // The socket is closing; unacknowledged records are sent again.
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
        // A restarted lab replies with 0, so all buffered records are sent again.
        sent = Math.min(count, backlog.count());
        turn('answered');
        flush();
      };
      one.onclose = () => {
        if (socket === one) turn('closed');
      };
      // With `ws`, an unhandled error event would end the process.
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
    // Inspecting may throw, for example in a getter of the event.
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
        // The socket was not open.
      }
    },
  };
};

const readResumed = (data: unknown): number | undefined => {
  try {
    const message: unknown = JSON.parse(String(data));
    const count = Number(member(message, 'count'));
    return member(message, 'kind') === 'resume' && count >= 0 ? count : undefined;
  } catch {
    return undefined;
  }
};
