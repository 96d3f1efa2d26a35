import type { AnyActorLogic, AnyActorRef, AnyEventObject } from 'xstate';

/** The code of an actor, which arrives later than the actor. */
export interface LateCode {
  /** Requests it: called whenever an event waits for it. Does not throw. */
  readonly request: () => void;
  /** Calls back once with the logic, at once when the code is there already; returns the way to stop. */
  readonly whenLoaded: (use: (logic: AnyActorLogic) => void) => () => void;
}

interface Waiting {
  readonly status: 'active';
  readonly input: unknown;
  /** What was received, oldest first. */
  readonly events: readonly AnyEventObject[];
}

const ARRIVED = 'late.arrived';

const isWaiting = (snapshot: object): snapshot is Waiting => 'isLate' in snapshot;

/**
 * The logic of an actor whose code is loaded after it has started: others may send to it and follow it from the beginning.
 * Until then its snapshot has `context` and the value `loading`, and its events wait. From then on it is the loaded logic,
 * whose initial snapshot follows and which receives the events that waited, in order.
 */
export const createLateLogic = <L extends AnyActorLogic>(
  { request, whenLoaded }: LateCode,
  context: object = {},
): L => {
  let logic: AnyActorLogic | undefined;
  const stops = new WeakMap<AnyActorRef, () => void>();
  const late: AnyActorLogic = {
    getInitialSnapshot: (_, input) => ({
      status: 'active',
      output: undefined,
      error: undefined,
      context,
      matches: (value: unknown) => value === 'loading',
      can: () => false,
      hasTag: () => false,
      isLate: true,
      input,
      events: [],
    }),
    start: (_, { self }) => {
      stops.set(
        self,
        whenLoaded((loaded) => {
          logic = loaded;
          self.send({ type: ARRIVED });
        }),
      );
    },
    transition: (snapshot, event, scope) => {
      if (!isWaiting(snapshot)) return logic?.transition(snapshot, event, scope);
      if (event.type === 'xstate.stop') {
        stops.get(scope.self)?.();
        return { ...snapshot, status: 'stopped' };
      }
      if (event.type !== ARRIVED || !logic) {
        request();
        return { ...snapshot, events: [...snapshot.events, event] };
      }
      const { events, input } = snapshot;
      const begun = logic.getInitialSnapshot(scope, input);
      scope.defer(() => {
        logic?.start?.(begun, scope);
        for (const waited of events) scope.self.send(waited);
      });
      return begun;
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  return late as L;
};
