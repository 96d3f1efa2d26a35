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

/** An event a machine sent to another actor, noted at the moment it leaves. */
export interface SentEvent {
  /** The id of a child, `#_parent` for the parent, or the reference of any other actor. */
  readonly target: string | AnyActorRef;
  readonly event: EventObject;
  /** The milliseconds it waited, when it was sent with a delay. */
  readonly delay?: number;
}

// biome-ignore format: one line mirrors XState's own parameter list.
// biome-ignore lint/suspicious/noExplicitAny: the other type parameters do not matter here and are invariant.
type ActorsOf<M> = M extends StateMachine<any, any, any, infer A, any, any, any, any, any, any, any, any, any, any, any> ? A : never;

// Where the id of an invoke is the name of its logic, it names the type of the output.
type OutputOf<M, Id extends string> = [Extract<ActorsOf<M>, { readonly src: Id }>] extends [never]
  ? unknown
  : OutputFrom<Extract<ActorsOf<M>, { readonly src: Id }>['logic']>;

type InputArguments<M extends AnyStateMachine> =
  undefined extends InputFrom<M> ? [input?: InputFrom<M>] : [input: InputFrom<M>];

/** A machine run without an actor: time is a number, children are never executed, all effects are listed. */
export interface Stepper<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  /** Milliseconds advanced since the start. */
  readonly now: number;
  /** Events that left for other actors, in order. */
  readonly sent: readonly SentEvent[];
  /** Events given to `emit`, in order. */
  readonly emitted: readonly EmittedFrom<M>[];
  /** The keys of the transitions taken, in order (`transitionKey`). */
  readonly taken: readonly string[];
  /** Delayed events that are still to come, soonest first. */
  readonly timers: readonly PendingTimer[];
  /** The ids of the children that run now: started, not stopped, not settled. */
  readonly running: readonly string[];
  /** Handles one event; like an actor, a machine that has ended ignores it. Throws what the machine throws. */
  readonly send: (event: EventFromLogic<M>) => void;
  /** Lets time pass, in milliseconds, handling due timers in order, those started on the way included. */
  readonly advance: (ms: number) => void;
  /** The child `id` ends with `output`; false, and nothing happens, unless it runs now. */
  readonly settle: <Id extends string>(id: Id, output?: OutputOf<M, Id>) => boolean;
  /** The child `id` breaks with `error`; false, and nothing happens, unless it runs now. */
  readonly fail: (id: string, error?: unknown) => boolean;
  /** The child `id` shows `snapshot` to an invoke with `onSnapshot`; false, and nothing happens, unless it runs now. */
  readonly report: (id: string, snapshot: unknown) => boolean;
  /** The input the running child `id` was invoked with. */
  readonly inputOf: (id: string) => unknown;
  /** Whether the event would cause something now; always false when the machine has ended. */
  readonly can: (event: EventFromLogic<M>) => boolean;
  /**
   * Keeps this moment: the function it returns comes back to it, as often as it is called; `sent`, `emitted` and `taken`
   * begin anew then.
   */
  readonly mark: () => () => void;
}

const endlessly = 10_000;
const mostMicrosteps = 1000;

/**
 * Starts a machine in a stepper. Unlike XState's `transition()`, which builds an actor anew at every step, it keeps one
 * scope: `self` and `system` stay the same, a parent exists, and taken transitions are reported as actors report them.
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
      throw new Error(`Infinite loop: "${machine.id}" takes more than ${mostMicrosteps} microsteps at once.`);
    recordInspection(event);
    taken.push(...transitionsTaken(event).map(transitionKey));
  };
  const opened = openMachine(machine, input, inspect);
  const { current } = opened;

  const post = (to: AnyActorRef, event: EventObject, delay: number | undefined): void => {
    if (to === opened.self) mailbox.push(event);
    // What reaches a child after its end is lost, as it is between actors.
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
