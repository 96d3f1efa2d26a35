import { match } from 'ts-pattern';
import type {
  AnyActorRef,
  AnyStateMachine,
  EmittedFrom,
  EventFromLogic,
  EventObject,
  InputFrom,
  InspectionEvent,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
} from 'xstate';
import { doneEvent, type Effect, errorEvent, openMachine, snapshotEvent } from '../xstate-inside.ts';
import { recordInspection, transitionKey } from './record.ts';
import { transitionsTaken } from './taken.ts';
import { createTimers, type PendingTimer } from './timers.ts';

export type { PendingTimer } from './timers.ts';

/** An event that a machine sent to another actor. */
export interface SentEvent {
  /** A child's id, `#_parent`, or the reference of any other actor. */
  readonly target: string | AnyActorRef;
  readonly event: EventObject;
  /** Milliseconds; set if the event was sent with a delay. */
  readonly delay?: number;
}

// biome-ignore format: one line mirrors XState's own parameter list.
// biome-ignore lint/suspicious/noExplicitAny: the other type parameters do not matter here and are invariant.
type ActorsOf<M> = M extends StateMachine<any, any, any, infer A, any, any, any, any, any, any, any, any, any, any, any> ? A : never;

// The output is typed only if the invoke's id is also the name of its logic.
type OutputOf<M, Id extends string> = [Extract<ActorsOf<M>, { readonly src: Id }>] extends [never]
  ? unknown
  : OutputFrom<Extract<ActorsOf<M>, { readonly src: Id }>['logic']>;

type InputArguments<M extends AnyStateMachine> =
  undefined extends InputFrom<M> ? [input?: InputFrom<M>] : [input: InputFrom<M>];

/** Runs a machine without an actor: time is a number, children never run, and effects are recorded. */
export interface Stepper<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  /** Milliseconds since the start. */
  readonly now: number;
  /** Events sent to other actors, in order. */
  readonly sent: readonly SentEvent[];
  readonly emitted: readonly EmittedFrom<M>[];
  /** Keys of the transitions taken, in order (`transitionKey`). */
  readonly taken: readonly string[];
  /** Pending delayed events, soonest first. */
  readonly timers: readonly PendingTimer[];
  /** Ids of the running children: started, not stopped, not settled. */
  readonly running: readonly string[];
  /** Handles one event, unless the machine has ended. Throws what the machine throws. */
  readonly send: (event: EventFromLogic<M>) => void;
  /** Fires the timers due within `ms`, in order. Throws if `ms` is negative or not finite. */
  readonly advance: (ms: number) => void;
  /** Ends a child with `output`. A no-op that returns false unless the child is running. */
  readonly settle: <Id extends string>(id: Id, output?: OutputOf<M, Id>) => boolean;
  /** Ends a child with `error`. A no-op that returns false unless the child is running. */
  readonly fail: (id: string, error?: unknown) => boolean;
  /** Sends a running child's snapshot to its parent, for `onSnapshot`. Returns false for other children. */
  readonly report: (id: string, snapshot: unknown) => boolean;
  /** The input of a running child; undefined otherwise. */
  readonly inputOf: (id: string) => unknown;
  /** Whether the event would have an effect; false once the machine has ended. */
  readonly can: (event: EventFromLogic<M>) => boolean;
  /** Saves the current state. The returned function restores it and clears `sent`, `emitted` and `taken`. */
  readonly mark: () => () => void;
}

const endlessly = 10_000;
const mostMicrosteps = 1000;

/**
 * Keeps one `self` and one `system`, unlike XState's `transition()`. Throws if the machine throws on start.
 */
export const createStepper = <M extends AnyStateMachine>(
  machine: M,
  ...[input]: InputArguments<M>
): Stepper<M> => {
  const timers = createTimers();
  const sent: SentEvent[] = [];
  const emitted: EventObject[] = [];
  const taken: string[] = [];
  const mailbox: EventObject[] = [];
  let ended = new Set<AnyActorRef>();
  const inputs = new WeakMap<AnyActorRef, unknown>();
  let microsteps = 0;

  const inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    microsteps += 1;
    if (microsteps > mostMicrosteps)
      throw new Error(
        `Infinite loop: "${machine.id}" takes more than ${mostMicrosteps} microsteps for one event.`,
      );
    recordInspection(event);
    taken.push(...transitionsTaken(event).map(transitionKey));
  };
  const opened = openMachine(machine, input, inspect);
  const { current } = opened;

  const post = (to: AnyActorRef, event: EventObject, delay: number | undefined): void => {
    if (to === opened.self) mailbox.push(event);
    // As in XState, events to a stopped child are dropped.
    else if (!ended.has(to)) {
      const target = opened.isOwn(to) ? to.id : to;
      sent.push(delay === undefined ? { target, event } : { target, event, delay });
    }
  };
  const perform = (effect: Effect): void =>
    match(effect)
      .with({ kind: 'send' }, ({ delay, event, id, to }) => {
        if (delay === undefined) post(to, event, delay);
        else timers.add(id, delay, event, () => post(to, event, delay));
      })
      .with({ kind: 'cancel' }, ({ id }) => timers.cancel(id))
      .with({ kind: 'stop' }, ({ child }) => void ended.add(child))
      .with({ kind: 'emit' }, ({ event }) => void emitted.push(event))
      .with({ kind: 'start' }, ({ child, input: given }) => void inputs.set(child, given))
      .exhaustive();
  const performAll = (): void => {
    for (const effect of opened.effects()) perform(effect);
    microsteps = 0;
    if (current().status === 'active') return;
    timers.clear();
    mailbox.length = 0;
  };

  const drain = (): void => {
    for (let count = 0; mailbox.length > 0; count += 1) {
      if (count === endlessly) throw new Error(`"${machine.id}" keeps sending events to itself.`);
      const event = mailbox.shift() as EventObject;
      if (current().status !== 'active') continue;
      opened.step(event);
      performAll();
    }
  };
  const handle = (event: EventObject): void => {
    mailbox.push(event);
    try {
      drain();
    } finally {
      mailbox.length = 0;
      microsteps = 0;
    }
  };

  const runningChild = (id: string): AnyActorRef | undefined => {
    const child = current().status === 'active' ? current().children[id] : undefined;
    return child && !ended.has(child) ? child : undefined;
  };
  const fromChild = (id: string, event: EventObject, isLast: boolean): boolean => {
    const child = runningChild(id);
    if (!child) return false;
    if (isLast) ended.add(child);
    handle(event);
    return true;
  };

  performAll();
  drain();

  return {
    get snapshot() {
      return current() as SnapshotFrom<M>;
    },
    get now() {
      return timers.now;
    },
    get sent() {
      return [...sent];
    },
    get emitted() {
      return [...emitted] as unknown as readonly EmittedFrom<M>[];
    },
    get taken() {
      return [...taken];
    },
    get timers() {
      return timers.pending;
    },
    get running() {
      return Object.keys(current().children).filter((id) => runningChild(id) !== undefined);
    },
    send: (event) => handle(event),
    advance: (ms) => timers.advance(ms, drain),
    settle: (id, output) => fromChild(id, doneEvent(id, output), true),
    fail: (id, error) => fromChild(id, errorEvent(id, error), true),
    report: (id, shown) => fromChild(id, snapshotEvent(id, shown), false),
    inputOf: (id) => {
      const child = runningChild(id);
      return child && inputs.get(child);
    },
    can: (event) => current().status === 'active' && current().can(event),
    mark: () => {
      const [snapshot, over, resetTimers] = [current(), new Set(ended), timers.mark()];
      return () => {
        opened.goTo(snapshot);
        ended = new Set(over);
        resetTimers();
        for (const list of [sent, emitted, taken]) list.length = 0;
      };
    },
  };
};
