import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** Receives a machine's events: usually the parent's `self`, passed as input. */
export type Listener<TEvent extends EventObject> = ActorRef<Snapshot<unknown>, TEvent>;
