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

/** In document order; eventless transitions come last, under the key `eventless`. */
export const transitionsOf = (
  node: AnyStateNode,
  eventless: string,
): readonly (readonly [event: string, transitions: readonly AnyTransitionDefinition[]])[] => [
  ...(node.transitions as ReadonlyMap<string, readonly AnyTransitionDefinition[]>),
  [eventless, (node.always ?? []) as readonly AnyTransitionDefinition[]],
];

export const selectedIn = (event: InspectionEvent): readonly AnyTransitionDefinition[] =>
  event.type === '@xstate.microstep' ? event._transitions : [];

export const acceptedBy = (
  machine: AnyStateMachine,
  snapshot: never,
  event: EventObject,
): readonly AnyTransitionDefinition[] => machine.getTransitionData(snapshot, event);

type Guard = (scope: never, params: unknown) => boolean;
/** Excludes combinators such as `and`, which call the named guards. */
export const guardsOf = ({ implementations }: AnyStateMachine): readonly (readonly [string, Guard])[] =>
  Object.entries(
    implementations.guards as Readonly<Record<string, Guard & { readonly check?: unknown }>>,
  ).filter(([, guard]) => !guard.check);

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
/** Call this only after the whole step: until then XState has ids in place of actor references. */
const toEffects = ({ params, type }: Action, self: AnyActorRef): readonly Effect[] =>
  match(type)
    .returnType<readonly Effect[]>()
    // Without a delay, the step has already handled the event.
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

/** Runs a machine without executing its effects. Throws what the machine throws when it starts. */
export const openMachine = (
  machine: AnyStateMachine,
  input: unknown,
  inspect: (event: InspectionEvent) => void,
) => {
  const logic = machine as unknown as Logic;
  const children = new WeakSet<AnyActorRef>();
  // Children that may be registered under a system id.
  let present = new Set<AnyActorRef>();
  const actions: Action[] = [];
  let self: AnyActorRef | undefined;
  let scope: unknown;
  let snapshot: InnerSnapshot | undefined;
  let failure: unknown;

  const parent = createActor(fromCallback(ignore), {
    id: '#_parent',
    inspect: (event) => {
      // Ignores the microsteps of child machines, which compute their initial state on creation.
      if (event.actorRef === self) inspect(event);
      else if (event.type === '@xstate.actor') {
        children.add(event.actorRef as AnyActorRef);
        present.add(event.actorRef as AnyActorRef);
      }
    },
  });
  const actionExecutor = (action: Action): void => {
    // Unregistered at once, as in an actor: a child started in the same step may reuse the system id.
    if (action.type === 'xstate.stopChild' && action.params)
      systemOf(action.params)._unregister(action.params);
    actions.push(action);
  };
  const current = (): InnerSnapshot => {
    if (snapshot === undefined) throw new Error('The machine read its snapshot before it had one.');
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
  // An inert actor that serves as `self` and as the children's parent. Creating it runs the first step.
  const hostRef = createActor(host as never, { id: machine.id, parent } as never) as unknown as AnyActorRef;
  if (snapshot === undefined) throw failure;
  if (current().status === 'error') throw current().error;

  return {
    self: hostRef,
    current,
    /** Effects of the last step or the start. Reading them empties the list. */
    effects: (): readonly Effect[] => actions.splice(0).flatMap((action) => toEffects(action, hostRef)),
    step: (event: EventObject): void => {
      actions.length = 0;
      snapshot = logic.transition(current(), event, scope);
    },
    /** Whether the actor is the parent or a child of this machine. */
    isOwn: (actor: AnyActorRef): boolean => actor === parent || children.has(actor),
    /** Restores an earlier snapshot and the system ids of its children. */
    goTo: (earlier: InnerSnapshot): void => {
      const system = systemOf(hostRef);
      for (const child of present) system._unregister(child);
      present = new Set(Object.values(earlier.children).filter((child) => child !== undefined));
      for (const child of present) {
        // Read from the options: the actor’s own field has had two names in XState 5.
        const { systemId } = (child as unknown as { readonly options: { readonly systemId?: string } })
          .options;
        if (systemId !== undefined) system._set(systemId, child);
      }
      snapshot = earlier;
    },
  };
};
