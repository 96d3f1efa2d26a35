import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** The actor that receives a machine's events: usually its parent's `self`, handed over as input. */
export type Listener<TEvent extends EventObject> = ActorRef<Snapshot<unknown>, TEvent>;
