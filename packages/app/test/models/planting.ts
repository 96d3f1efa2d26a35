import { createSessionMachine } from '@loomwright/auth';
import { createCartMachine } from '@loomwright/cart';
import { createLockMachine, createLoginForm, type LockoutRecord } from '@loomwright/login';
import { createRecords, type KeyValueStore } from '@loomwright/storage';
import type { AnyStateMachine } from 'xstate';
import { createAppMachine } from '../../src/app.machine.ts';
import type { AppParts } from './app-page.ts';
import type { CartParts } from './cart-page.ts';
import type { PagePorts } from './page.ts';
import type { RecordParts } from './record-page.ts';

export type Provided = Parameters<AnyStateMachine['provide']>[0];
export const provide = <M>(machine: M, parts: Provided): M =>
  (machine as AnyStateMachine).provide(parts) as M;

export const session = (parts: Provided): Partial<AppParts> => ({
  createSession: (ports) => provide(createSessionMachine(ports), parts),
});
export const lock = (parts: Provided): Partial<AppParts> => ({
  createLock: (ports) => provide(createLockMachine(ports), parts),
});
export const attempts = (change: (ask: LockoutRecord['ask']) => LockoutRecord['ask']): Partial<AppParts> => ({
  createForm: (ports) => createLoginForm({ ...ports, lockout: { ask: change(ports.lockout.ask) } }),
});
export const root = (parts: Provided): Partial<AppParts> => ({
  createApp: (...given) => provide(createAppMachine(...given), parts),
});
export const cart = (parts: Provided): Partial<CartParts> => ({
  createCart: (ports) => provide(createCartMachine(ports), parts),
});
/** The page creates the records itself, so their actions are replaced in place. */
export const records = (actions: object): Pick<RecordParts, 'createRecords'> => ({
  createRecords: (ports) =>
    createRecords({
      ...ports,
      onOpened: (actor) => {
        const { logic } = actor as unknown as { readonly logic: AnyStateMachine };
        Object.assign(logic.implementations.actions, actions);
        ports.onOpened?.(actor);
      },
    }),
});
export const storage = (change: (store: KeyValueStore) => Partial<KeyValueStore>) => ({
  ports: (ports: PagePorts): PagePorts => ({ ...ports, store: { ...ports.store, ...change(ports.store) } }),
});
