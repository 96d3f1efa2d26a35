/** Plausible mistakes, planted one at a time. The checker must find every one. */

import { createChatMachine } from '@loomwright/chat';
import { MAX_FAILURES } from '@loomwright/login/limits';
import { assign, enqueueActions, fromCallback } from 'xstate';
import type { AppOptions } from './app.model.ts';
import { attempts, cart, lock, type Provided, provide, records, root, session, storage } from './planting.ts';
import { app, carts, chat, record, type Scope } from './scopes.ts';

export interface PlantedBug {
  readonly name: string;
  readonly kind:
    | 'dropped guard'
    | 'missing notification'
    | 'stale owner'
    | 'lost command'
    | 'double merge'
    | 'forgotten timer'
    | 'unfinished work'
    | 'wrong order';
  readonly scope: () => Scope;
}

const nothing = () => {};
const inert = fromCallback(nothing);
const written = { kind: 'written' } as const;

const storedSession: AppOptions = { tabs: 1, stored: 1, past: { submits: 1, logOuts: 1 } };
const oneForm: AppOptions = { tabs: 1, address: '/login', past: { submits: 1 } };
const aLock: AppOptions = {
  address: '/login',
  entries: { login_lockout: `{"failures":${MAX_FAILURES - 1},"locks":0,"lockedUntil":null}` },
  past: { submits: 2, failures: MAX_FAILURES - 1 },
  submits: ['1 wrong'],
};

export const plantedBugs: readonly PlantedBug[] = [
  {
    name: 'a refused, early request leaves the saved session unread',
    kind: 'dropped guard',
    scope: () =>
      app('planted', {
        ...storedSession,
        parts: session({ guards: { isUnchanged: () => true } } as Provided),
      }),
  },
  {
    name: 'the session does not follow other tabs',
    kind: 'missing notification',
    scope: () =>
      app('planted', {
        ...storedSession,
        tabs: 2,
        past: { submits: 0, logOuts: 1 },
        parts: session({ actors: { watchSession: inert } } as Provided),
      }),
  },
  {
    name: 'a user who logs out stays in the session',
    kind: 'stale owner',
    scope: () =>
      app('planted', {
        ...storedSession,
        parts: session({ actions: { clearUser: assign({ cause: 'loggedOut' }) } } as Provided),
      }),
  },
  {
    name: 'the cart is not notified of a logout',
    kind: 'stale owner',
    scope: () =>
      app('planted', {
        ...storedSession,
        parts: root({
          actions: {
            changeCartOwner: enqueueActions(({ enqueue }, { user }: { user?: { id: number } }) => {
              if (user) enqueue.sendTo('cart', { type: 'owner.changed', userId: user.id });
            }),
          },
        } as Provided),
      }),
  },
  {
    name: 'a closed page does not store commands that wait for the lock',
    kind: 'lost command',
    scope: () =>
      app('planted', {
        tabs: 1,
        past: { adds: 1, reloads: 1 },
        parts: root({ actions: { flushRecords: nothing } } as Provided),
      }),
  },
  {
    name: 'a locked form continues an attempt that was not counted',
    kind: 'dropped guard',
    scope: () =>
      app('planted', {
        ...aLock,
        parts: attempts((ask) => async (...given) => {
          const { after, ...change } = await ask(...given);
          return { ...change, after: { ...after, lockedUntil: null } };
        }),
      }),
  },
  {
    name: 'a lock does not end when its time is up',
    kind: 'forgotten timer',
    scope: () =>
      app('planted', {
        tabs: 1,
        address: '/login',
        entries: { login_lockout: `{"failures":${MAX_FAILURES},"locks":1,"lockedUntil":1002000}` },
        parts: lock({ guards: { hasExpired: () => false } } as Provided),
      }),
  },
  {
    name: 'a failed check still counts as an attempt',
    kind: 'unfinished work',
    scope: () =>
      app('planted', {
        ...oneForm,
        past: { submits: 1, breaks: 1 },
        parts: attempts(
          (ask) => async (command, signal) =>
            ask(command.kind === 'refund' ? { kind: 'see', at: 0 } : command, signal),
        ),
      }),
  },
  {
    name: 'the cart keeps the lines of its previous owner',
    kind: 'stale owner',
    scope: () =>
      carts('planted', {
        tabs: 1,
        past: { adds: 1, signs: 2 },
        parts: cart({ guards: { isShown: () => true } } as Provided),
      }),
  },
  {
    name: 'the guest’s cart is not emptied once its lines have moved',
    kind: 'double merge',
    scope: () =>
      carts('planted', {
        tabs: 1,
        past: { adds: 1, signs: 1 },
        parts: storage(({ write }) => ({
          write: (key, text) => (key === 'cart' && text === '[]' ? written : write(key, text)),
        })),
      }),
  },
  {
    name: 'a move writes no note before it begins',
    kind: 'unfinished work',
    scope: () =>
      carts('planted', {
        past: { adds: 1, signs: 1, kills: 1 },
        parts: storage(({ write }) => ({
          write: (key, text) => (key === 'cart.moving' ? written : write(key, text)),
        })),
      }),
  },
  {
    name: 'a move that was interrupted is not finished',
    kind: 'unfinished work',
    scope: () =>
      carts('planted', {
        tabs: 1,
        past: { adds: 1, signs: 2, kills: 1 },
        parts: storage(({ read }) => ({
          read: (key) => (key === 'cart.moving' ? { kind: 'missing' } : read(key)),
        })),
      }),
  },
  {
    name: 'a record follows another tab without a notification',
    kind: 'missing notification',
    scope: () =>
      record('planted', {
        past: { applies: 1, asks: 0 },
        parts: records({
          sendUpdated: enqueueActions(({ context: { listeners, replica }, enqueue, event }) => {
            const { pending, value } = replica;
            if (event.type === 'record.changedExternally') return;
            for (const listener of listeners)
              enqueue.sendTo(listener, {
                type: 'record.updated',
                key: 'ids',
                value,
                isStored: pending.length === 0,
              } as never);
          }),
        }),
      }),
  },
  {
    name: 'a command that arrives during a write is lost',
    kind: 'lost command',
    scope: () =>
      record('planted', {
        tabs: 1,
        past: { applies: 2, asks: 0 },
        parts: records({
          followTurn: assign((_, { stored }: { stored: readonly string[] }) => ({
            replica: { stored, value: stored, pending: [] },
          })),
        }),
      }),
  },
  {
    name: 'a refused request has no answer',
    kind: 'missing notification',
    scope: () =>
      record('planted', {
        tabs: 1,
        past: { applies: 0, asks: 1, storageFaults: 1 },
        storageFaults: ['fine', 'blocked'],
        parts: records({
          emitAnswers: enqueueActions(
            ({ enqueue }, { answers, refused }: { answers: unknown; refused?: string }) => {
              if (!refused) enqueue.emit({ type: 'record.answered', answers } as never);
            },
          ),
        }),
      }),
  },
  {
    name: 'a question is retried without end',
    kind: 'dropped guard',
    scope: () =>
      chat(
        'planted',
        1,
        (ports) =>
          provide(createChatMachine(ports), {
            guards: {
              isWorthRetrying: (_: unknown, { outcome }: { outcome: { kind: string } }) =>
                outcome.kind === 'refused',
            },
          } as Provided),
        ['chat.ask'],
      ),
  },
  {
    name: 'a question overtakes the request to clear the session',
    kind: 'wrong order',
    scope: () =>
      chat('planted', 1, (ports) =>
        provide(createChatMachine(ports), { guards: { isEndingOver: () => true } } as Provided),
      ),
  },
];
