/**
 * Every edit is a command to the stored record; removals can be undone until the page is left (CRT-3, CRT-9).
 */

import { eventOf, memberRecords } from '@loomwright/kit';
import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type Cart, type CartItem, EMPTY_CART } from './cart.ts';
import { toAddedChange } from './cart-changes.ts';
import { GUEST_KEY } from './cart-codec.ts';
import { type CartEdit, effectOf } from './cart-edits.ts';
import type { CartEvent, CartFact, CartInput, CartPorts, CartRecord } from './cart-events.ts';
import { type CartLine, toCartLines } from './cart-lines.ts';
import { createCartOwnerMachine } from './cart-owner.machine.ts';
import { NO_REMOVALS, type Removals } from './removals.ts';

export interface CartContext extends CartInput {
  /** Undefined for a guest, and while the owner is unknown. */
  readonly userId: number | undefined;
  readonly record: CartRecord | undefined;
  readonly cart: Cart;
  readonly lines: readonly CartLine[];
  readonly removals: Removals;
  /** Items added while loading; they are announced once the cart is loaded. */
  readonly queued: readonly CartItem[];
}

const keyOf = ({ userId }: CartContext): string =>
  userId === undefined ? GUEST_KEY : memberRecords(userId).cart;

export const createCartMachine = (ports: CartPorts) => {
  const { lookUpProduct } = ports;

  return setup({
    types: {
      context: {} as CartContext,
      events: {} as CartEvent,
      input: {} as CartInput,
    },
    actors: { owner: createCartOwnerMachine(ports) },
    actions: {
      setOwner: assign(({ event }) => ({ userId: eventOf(event, 'owner.changed').userId })),
      changeOwner: sendTo('owner', ({ event }) => eventOf(event, 'owner.changed')),
      setRecord: assign(({ event }) => ({
        record: eventOf(event, ['owner.provisional', 'owner.opened']).record,
      })),
      followRecord: sendTo(
        ({ event }) => eventOf(event, 'owner.opened').record,
        ({ self }) => ({ type: 'record.follow', listener: self }),
      ),
      showCart: assign(({ event }) => {
        const cart = eventOf(event, 'record.updated').value;
        return { cart, lines: toCartLines(cart, lookUpProduct) };
      }),
      hideCart: assign({ cart: EMPTY_CART, lines: [], removals: NO_REMOVALS }),
      forgetRemovals: assign({ removals: NO_REMOVALS }),
      edit: enqueueActions(({ context, enqueue }, edit: CartEdit) => {
        const effect = effectOf(edit, context, lookUpProduct);
        if (!effect || !context.record) return;
        enqueue.sendTo(context.record, { type: 'record.apply', command: effect.command });
        enqueue.sendTo(context.listener, { type: 'cart.changed', change: effect.change });
        enqueue.assign({ removals: effect.removals });
      }),
      queueItem: enqueueActions(({ context, enqueue, event }) => {
        const command = effectOf(eventOf(event, 'cart.addItem'), context, lookUpProduct)?.command;
        if (command?.kind !== 'add' || !context.record) return;
        enqueue.sendTo(context.record, { type: 'record.apply', command });
        enqueue.assign({ queued: [...context.queued, command.item] });
      }),
      announceQueued: enqueueActions(({ context: { cart, queued, listener }, enqueue }) => {
        for (const item of queued)
          enqueue.sendTo(listener, { type: 'cart.changed', change: toAddedChange(item, cart, undefined) });
        enqueue.assign({ queued: [] });
      }),
      sendRefused: sendTo(
        ({ context }) => context.listener,
        (): CartFact => ({ type: 'storage.refused', reason: 'blocked' }),
      ),
    },
    guards: {
      isOwner: ({ context, event }) => eventOf(event, 'owner.changed').userId === context.userId,
      isShown: ({ context, event }) => eventOf(event, 'record.updated').key === keyOf(context),
    },
  }).createMachine({
    id: 'cart',
    description: "The visitor's cart.",
    context: ({ input }) => ({
      ...input,
      userId: undefined,
      record: undefined,
      cart: EMPTY_CART,
      lines: [],
      removals: NO_REMOVALS,
      queued: [],
    }),
    initial: 'loading',
    invoke: {
      id: 'owner',
      src: 'owner',
      input: ({ context, self }) => ({ cart: self, listener: context.listener }),
      onError: { description: 'The cart on screen stays.', actions: 'sendRefused' },
    },
    on: {
      'owner.provisional': { actions: 'setRecord' },
      'owner.opened': { actions: ['setRecord', 'followRecord'] },
    },
    states: {
      loading: {
        description: 'Waits for the stored cart; items can already be added.',
        on: {
          'owner.changed': { actions: ['setOwner', 'changeOwner'] },
          'record.updated': { guard: 'isShown', target: 'ready', actions: ['showCart', 'announceQueued'] },
          'cart.addItem': { actions: 'queueItem' },
        },
      },
      ready: {
        description: 'Shows the stored cart and accepts edits.',
        on: {
          'owner.changed': [
            { guard: 'isOwner' },
            { target: 'loading', actions: ['hideCart', 'setOwner', 'changeOwner'] },
          ],
          'record.updated': { guard: 'isShown', actions: 'showCart' },
          'cart.*': { description: 'Every edit.', actions: { type: 'edit', params: ({ event }) => event } },
          'page.left': { actions: 'forgetRemovals' },
        },
      },
    },
  });
};

export type CartMachine = ReturnType<typeof createCartMachine>;
export type CartActor = ActorRefFrom<CartMachine>;
export type CartSnapshot = SnapshotFrom<CartMachine>;
