import {
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type EmittedFrom,
  type EventFromLogic,
  type EventObject,
  fromCallback,
  type InputFrom,
  type InspectionEvent,
  type OutputFrom,
  type SnapshotFrom,
  type StateMachine,
} from 'xstate';
import { recordInspection, transitionKey } from './record.ts';
import { takenTransitions } from './taken.ts';
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

// By house rule the id of an invoke is the name of its logic, so the id names the type of the output.
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
}

interface Action {
  readonly type: string;
  readonly info: unknown;
  readonly params: unknown;
  readonly exec: ((info: never, params: unknown) => void) | undefined;
}

interface SendParams {
  readonly to: AnyActorRef;
  readonly targetId?: string;
  readonly event: EventObject;
  readonly id?: string;
  readonly delay?: number;
}

interface Scope {
  readonly self: AnyActorRef;
}

// What the stepper needs of a machine, with the scope it hands in: XState's own type asks for the exact actor.
interface Runnable {
  readonly getInitialSnapshot: (scope: unknown, input: unknown) => AnySnapshot;
  readonly transition: (snapshot: AnySnapshot, event: EventObject, scope: unknown) => AnySnapshot;
}

interface AnySnapshot {
  readonly status: string;
  readonly error: unknown;
  readonly children: Readonly<Record<string, AnyActorRef | undefined>>;
  readonly can: (event: EventObject) => boolean;
}

const ignore = (): void => undefined;
const endlessly = 10_000;

/**
 * Starts a machine in a stepper. Unlike XState's `transition()`, which builds an actor anew at every step, it keeps one
 * scope: `self` and `system` stay the same, a parent exists, and taken transitions are reported as actors report them.
 */
export const createStepper = <M extends AnyStateMachine>(
  machine: M,
  ...[input]: InputArguments<M>
): Stepper<M> => {
  const logic = machine as unknown as Runnable;
  const timers = createTimers();
  const sent: SentEvent[] = [];
  const emitted: EventObject[] = [];
  const taken: string[] = [];
  const mailbox: EventObject[] = [];
  const actions: Action[] = [];
  const children = new Set<AnyActorRef>();
  const ended = new WeakSet<AnyActorRef>();
  const inputs = new WeakMap<AnyActorRef, unknown>();
  let self: AnyActorRef | undefined;
  let scope: unknown;
  let snapshot: AnySnapshot | undefined;

  const inspect = (event: InspectionEvent): void => {
    // A child machine computes its first state when it is made; it is not run here, so that does not count.
    if (event.actorRef === self) {
      recordInspection(event);
      if (event.type === '@xstate.microstep')
        taken.push(...takenTransitions(event._transitions).map(transitionKey));
    } else if (event.type === '@xstate.actor') children.add(event.actorRef as AnyActorRef);
  };
  const parent = createActor(fromCallback(ignore), { id: '#_parent', inspect });

  const executor = (action: Action): void => {
    // Must happen at once, as in an actor: it frees the system id for a child started in the same step.
    if (action.type === 'xstate.stopChild') action.exec?.(action.info as never, action.params);
    actions.push(action);
  };
  const current = (): AnySnapshot => {
    if (snapshot === undefined) throw new Error('The machine asks for its snapshot before it has one.');
    return snapshot;
  };

  const post = (params: SendParams): void => {
    const { to, event, delay } = params;
    if (to === self) mailbox.push(event);
    // What reaches a child after its end is lost, as it is between actors.
    else if (!ended.has(to)) {
      const target = to === parent || children.has(to) ? to.id : to;
      sent.push(delay === undefined ? { target, event } : { target, event, delay });
    }
  };

  // Called after the whole step, as actors do: only then has XState put references in the place of ids.
  const perform = ({ type, params }: Action): void => {
    if (type === 'xstate.raise') {
      const { id, event, delay } = params as SendParams;
      if (delay !== undefined) timers.add(id, delay, event, () => mailbox.push(event));
    } else if (type === 'xstate.sendTo') {
      const send = params as SendParams;
      if (send.delay === undefined) post(send);
      else timers.add(send.id, send.delay, send.event, () => post(send));
    } else if (type === 'xstate.cancel') timers.cancel((params as { readonly sendId: string }).sendId);
    else if (type === 'xstate.stopChild' && params) ended.add(params as AnyActorRef);
    else if (type === 'xstate.emit') emitted.push((params as SendParams).event);
    else if (type === 'xstate.spawnChild') {
      const { actorRef, input: given } = params as {
        readonly actorRef?: AnyActorRef;
        readonly input: unknown;
      };
      if (actorRef) inputs.set(actorRef, given);
    }
  };
  const performAll = (): void => {
    for (const action of actions.splice(0)) perform(action);
    if (current().status === 'active') return;
    timers.clear();
    mailbox.length = 0;
  };

  const drain = (): void => {
    for (let count = 0; mailbox.length > 0; count += 1) {
      if (count === endlessly) throw new Error(`"${machine.id}" keeps sending events to itself.`);
      const event = mailbox.shift() as EventObject;
      if (current().status !== 'active') continue;
      actions.length = 0;
      snapshot = logic.transition(current(), event, scope);
      performAll();
    }
  };
  const handle = (event: EventObject): void => {
    mailbox.push(event);
    try {
      drain();
    } finally {
      mailbox.length = 0;
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

  const host = {
    getInitialSnapshot: (own: Scope): AnySnapshot => {
      self = Object.assign(own.self, { getSnapshot: current });
      scope = { ...own, defer: ignore, emit: ignore, logger: ignore, actionExecutor: executor };
      snapshot = logic.getInitialSnapshot(scope, input);
      return snapshot;
    },
    transition: current,
    getPersistedSnapshot: current,
  };
  // The inert actor that is `self` and the parent of the children; making it runs the first step, once.
  createActor(host as never, { id: machine.id, parent } as never);
  if (current().status === 'error') throw current().error;
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
    settle: (id, output) =>
      fromChild(id, { type: `xstate.done.actor.${id}`, output, actorId: id } as EventObject, true),
    fail: (id, error) =>
      fromChild(id, { type: `xstate.error.actor.${id}`, error, actorId: id } as EventObject, true),
    report: (id, shown) =>
      fromChild(id, { type: `xstate.snapshot.${id}`, snapshot: shown } as EventObject, false),
    inputOf: (id) => {
      const child = runningChild(id);
      return child && inputs.get(child);
    },
    can: (event) => current().status === 'active' && current().can(event),
  };
};
