import { createSessionMachine, type SessionPorts } from '@loomwright/auth';
import { type CartPorts, createCartMachine } from '@loomwright/cart';
import { preferencesCodec, preferencesReducer } from '@loomwright/shell';
import { createLinkTo } from '@loomwright/storage';

/** The children of the app that read and write what the browser stores. */
export const createStoredChildren = (ports: CartPorts & SessionPorts) => ({
  cart: createCartMachine(ports),
  session: createSessionMachine(ports),
  preferencesRecord: createLinkTo(ports.records, { codec: preferencesCodec, reduce: preferencesReducer }),
});

export type StoredChildren = ReturnType<typeof createStoredChildren>;
