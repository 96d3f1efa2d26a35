import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** Whoever wants to hear the facts of a machine: usually its parent's `self`, handed over as input. */
export type Listener<TEvent extends EventObject> = ActorRef<Snapshot<unknown>, TEvent>;
