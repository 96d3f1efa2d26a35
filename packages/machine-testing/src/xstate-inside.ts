/**
 * Whatever this package uses of XState 5 beyond what its documentation promises. The other files use these functions;
 * `test/xstate-contract.mjs` says what they rely on, and the packed package is tested with the oldest and the newest 5.x.
 */
import { match } from 'ts-pattern';
import {
  type AnyActorRef,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
  fromCallback,
  type InspectionEvent,
} from 'xstate';

/** The transitions of a state by their event, in document order; eventless ones come last, under `eventless`. */
export const transitionsOf = (
  node: AnyStateNode,
  eventless: string,
): readonly (readonly [event: string, transitions: readonly AnyTransitionDefinition[]])[] => [
  ...(node.transitions as ReadonlyMap<string, readonly AnyTransitionDefinition[]>),
  [eventless, (node.always ?? []) as readonly AnyTransitionDefinition[]],
];

/** What a microstep selected, before conflicts between regions are settled; nothing for other inspection events. */
export const selectedIn = (event: InspectionEvent): readonly AnyTransitionDefinition[] =>
  event.type === '@xstate.microstep' ? event._transitions : [];

/** The transitions that an event would select in a snapshot. */
export const acceptedBy = (
  machine: AnyStateMachine,
  snapshot: never,
  event: EventObject,
): readonly AnyTransitionDefinition[] => machine.getTransitionData(snapshot, event);

type Guard = (scope: never, params: unknown) => boolean;
/** The guards given to a machine by name, without those that `and`, `or`, `not` and `stateIn` combine. */
export const guardsOf = ({ implementations }: AnyStateMachine): readonly (readonly [string, Guard])[] =>
  Object.entries(
    implementations.guards as Readonly<Record<string, Guard & { readonly check?: unknown }>>,
  ).filter(([, guard]) => !guard.check);

/** What XState tells a parent of the child `id`: that it ended, broke, or shows another snapshot. */
export const doneEvent = (id: string, output: unknown) => ({
  type: `xstate.done.actor.${id}`,
  output,
  actorId: id,
});
export const errorEvent = (id: string, error: unknown) => ({
  type: `xstate.error.actor.${id}`,
  error,
  actorId: id,
});
export const snapshotEvent = (id: string, snapshot: unknown) => ({ type: `xstate.snapshot.${id}`, snapshot });

/** What a step asks an actor to do. */
export type Effect =
  | {
      readonly kind: 'send';
      readonly to: AnyActorRef;
      readonly event: EventObject;
      readonly id: string;
      readonly delay?: number;
    }
  | { readonly kind: 'cancel'; readonly id: string }
  | { readonly kind: 'emit'; readonly event: EventObject }
  | { readonly kind: 'start'; readonly child: AnyActorRef; readonly input: unknown }
  | { readonly kind: 'stop'; readonly child: AnyActorRef };

interface Action {
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: it depends on the type of the action.
  readonly params: any;
}
/** To be called after the whole step, as actors do: only then has XState put references in the place of ids. */
const toEffects = ({ params, type }: Action, self: AnyActorRef): readonly Effect[] =>
  match(type)
    .returnType<readonly Effect[]>()
    // Without a delay it was handled within the step.
    .with('xstate.raise', () => (params.delay === undefined ? [] : [{ ...params, kind: 'send', to: self }]))
    .with('xstate.sendTo', () => [{ ...params, kind: 'send' }])
    .with('xstate.cancel', () => [{ kind: 'cancel', id: params.sendId }])
    .with('xstate.emit', () => [{ kind: 'emit', event: params.event }])
    .with('xstate.spawnChild', () =>
      params.actorRef ? [{ kind: 'start', child: params.actorRef, input: params.input }] : [],
    )
    .with('xstate.stopChild', () => (params ? [{ kind: 'stop', child: params }] : []))
    .otherwise(() => []);

export interface InnerSnapshot {
  readonly status: string;
  readonly error: unknown;
  readonly children: Readonly<Record<string, AnyActorRef | undefined>>;
  readonly can: (event: EventObject) => boolean;
}
interface Logic {
  readonly getInitialSnapshot: (scope: unknown, input: unknown) => InnerSnapshot;
  readonly transition: (snapshot: InnerSnapshot, event: EventObject, scope: unknown) => InnerSnapshot;
}
const systemOf = (actor: AnyActorRef) =>
  actor.system as unknown as {
    readonly _set: (systemId: string, child: AnyActorRef) => void;
    readonly _unregister: (child: AnyActorRef) => void;
  };
const ignore = (): void => undefined;

/**
 * A machine in one scope, as an actor gives it: `self` and `system` stay the same, there is a parent, microsteps are
 * reported to `inspect`. Nothing is executed and no child runs: what a step asks for are its `effects`. Throws what the machine
 * throws at its start.
 */
export const openMachine = (
  machine: AnyStateMachine,
  input: unknown,
  inspect: (event: InspectionEvent) => void,
) => {
  const logic = machine as unknown as Logic;
  const children = new WeakSet<AnyActorRef>();
  // Those that may have system ids now.
  let present = new Set<AnyActorRef>();
  const actions: Action[] = [];
  let self: AnyActorRef | undefined;
  let scope: unknown;
  let snapshot: InnerSnapshot | undefined;
  let failure: unknown;

  const parent = createActor(fromCallback(ignore), {
    id: '#_parent',
    inspect: (event) => {
      // A child machine computes its first state when it is made; it is not run here, so that does not count.
      if (event.actorRef === self) inspect(event);
      else if (event.type === '@xstate.actor') {
        children.add(event.actorRef as AnyActorRef);
        present.add(event.actorRef as AnyActorRef);
      }
    },
  });
  const actionExecutor = (action: Action): void => {
    // At once, as in an actor: its system id is free for a child started in the same step.
    if (action.type === 'xstate.stopChild' && action.params)
      systemOf(action.params)._unregister(action.params);
    actions.push(action);
  };
  const current = (): InnerSnapshot => {
    if (snapshot === undefined) throw new Error('The machine asks for its snapshot before it has one.');
    return snapshot;
  };
  const host = {
    getInitialSnapshot: (own: { readonly self: AnyActorRef }): InnerSnapshot => {
      self = Object.assign(own.self, { getSnapshot: current });
      scope = { ...own, defer: ignore, emit: ignore, logger: ignore, actionExecutor };
      try {
        snapshot = logic.getInitialSnapshot(scope, input);
      } catch (error) {
        failure = error;
        throw error;
      }
      return snapshot;
    },
    transition: current,
    getPersistedSnapshot: current,
  };
  // The inert actor that is `self` and the parent of the children; making it runs the first step, once.
  const hostRef = createActor(host as never, { id: machine.id, parent } as never) as unknown as AnyActorRef;
  if (snapshot === undefined) throw failure;
  if (current().status === 'error') throw current().error;

  return {
    self: hostRef,
    current,
    /** Of the last step, or of the start; empty when they are asked for again. */
    effects: (): readonly Effect[] => actions.splice(0).flatMap((action) => toEffects(action, hostRef)),
    step: (event: EventObject): void => {
      actions.length = 0;
      snapshot = logic.transition(current(), event, scope);
    },
    /** Whether an actor is the parent, or was made by this machine: others come from outside. */
    isOwn: (actor: AnyActorRef): boolean => actor === parent || children.has(actor),
    /** Goes back to an earlier snapshot, and gives its children their system ids again. */
    goTo: (earlier: InnerSnapshot): void => {
      const system = systemOf(hostRef);
      for (const child of present) system._unregister(child);
      present = new Set(Object.values(earlier.children).filter((child) => child !== undefined));
      for (const child of present) {
        // The actor's own field has had two names in 5.x.
        const { systemId } = (child as unknown as { readonly options: { readonly systemId?: string } })
          .options;
        if (systemId !== undefined) system._set(systemId, child);
      }
      snapshot = earlier;
    },
  };
};
