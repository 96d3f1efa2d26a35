/**
 * The cart of the current visitor (CRT-1, CRT-3, CRT-9): a guest's, or a member's. Every edit becomes a command to the
 * stored record, which shows it at once and stores it in step with other tabs; it is announced, and what it removed can
 * be restored until the user leaves the page. Whose cart it is, and where it is stored, the owner chart decides.
 */

import { memberRecords } from '@loomwright/kit';
import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type Cart, type CartItem, EMPTY_CART } from './cart.ts';
import { toAddedChange } from './cart-changes.ts';
import { GUEST_KEY } from './cart-codec.ts';
import { type AddItemEvent, type CartEdit, effectOf } from './cart-edits.ts';
import type { CartEvent, CartFact, CartInput, CartPorts, CartRecord } from './cart-events.ts';
import { type CartLine, toCartLines } from './cart-lines.ts';
import { createCartOwnerMachine } from './cart-owner.machine.ts';
import { NO_REMOVALS, type Removals } from './removals.ts';

export interface CartContext extends CartInput {
  /** The member whose cart it is; undefined for a guest, and while it is not known. */
  readonly userId: number | undefined;
  /** Where commands go; undefined before the owner chart runs. */
  readonly record: CartRecord | undefined;
  readonly cart: Cart;
  readonly lines: readonly CartLine[];
  readonly removals: Removals;
  /** What was added before the cart was known: announced once it is. */
  readonly early: readonly CartItem[];
}

type Owner = { readonly userId: number | undefined };
type Lent = { readonly record: CartRecord };

const keyOf = ({ userId }: Owner): string => (userId === undefined ? GUEST_KEY : memberRecords(userId).cart);

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
      setOwner: assign((_, { userId }: Owner) => ({ userId })),
      changeOwner: sendTo('owner', (_, { userId }: Owner) => ({ type: 'owner.changed', userId })),
      setRecord: assign((_, { record }: Lent) => ({ record })),
      followRecord: sendTo(
        (_, { record }: Lent) => record,
        ({ self }) => ({ type: 'record.follow', listener: self }),
      ),
      showCart: assign((_, { value }: { value: Cart }) => ({
        cart: value,
        lines: toCartLines(value, lookUpProduct),
      })),
      hideCart: assign({ cart: EMPTY_CART, lines: [], removals: NO_REMOVALS }),
      forgetRemovals: assign({ removals: NO_REMOVALS }),
      edit: enqueueActions(({ context, enqueue }, edit: CartEdit) => {
        const effect = effectOf(edit, context, lookUpProduct);
        if (!effect || !context.record) return;
        enqueue.sendTo(context.record, { type: 'record.apply', command: effect.command });
        enqueue.sendTo(context.listener, { type: 'cart.changed', change: effect.change });
        enqueue.assign({ removals: effect.removals });
      }),
      addEarly: enqueueActions(({ context, enqueue }, edit: AddItemEvent) => {
        const command = effectOf(edit, context, lookUpProduct)?.command;
        if (command?.kind !== 'add' || !context.record) return;
        enqueue.sendTo(context.record, { type: 'record.apply', command });
        enqueue.assign({ early: [...context.early, command.item] });
      }),
      announceEarly: enqueueActions(({ context: { cart, early, listener }, enqueue }) => {
        for (const item of early)
          enqueue.sendTo(listener, { type: 'cart.changed', change: toAddedChange(item, cart, undefined) });
        enqueue.assign({ early: [] });
      }),
      sendRefused: sendTo(
        ({ context }) => context.listener,
        (): CartFact => ({ type: 'storage.refused', reason: 'blocked' }),
      ),
    },
    guards: {
      isOwner: ({ context }, { userId }: Owner) => userId === context.userId,
      isShown: ({ context }, { key }: { key: string }) => key === keyOf(context),
    },
  }).createMachine({
    id: 'cart',
    description: 'The cart of the current visitor.',
    context: ({ input }) => ({
      ...input,
      userId: undefined,
      record: undefined,
      cart: EMPTY_CART,
      lines: [],
      removals: NO_REMOVALS,
      early: [],
    }),
    initial: 'loading',
    invoke: {
      id: 'owner',
      src: 'owner',
      input: ({ context, self }) => ({ cart: self, listener: context.listener }),
      onError: { description: 'The shown cart stays.', actions: 'sendRefused' },
    },
    on: {
      'owner.lent': { actions: { type: 'setRecord', params: ({ event }) => event } },
      'owner.opened': {
        actions: [
          { type: 'setRecord', params: ({ event }) => event },
          { type: 'followRecord', params: ({ event }) => event },
        ],
      },
    },
    states: {
      loading: {
        description: 'Waits for the stored cart; items can be added already.',
        on: {
          'owner.changed': {
            actions: [
              { type: 'setOwner', params: ({ event }) => event },
              { type: 'changeOwner', params: ({ event }) => event },
            ],
          },
          'record.updated': {
            guard: { type: 'isShown', params: ({ event }) => event },
            target: 'ready',
            actions: [{ type: 'showCart', params: ({ event }) => event }, 'announceEarly'],
          },
          'cart.addItem': { actions: { type: 'addEarly', params: ({ event }) => event } },
        },
      },
      ready: {
        description: 'The cart follows what is stored.',
        on: {
          'owner.changed': [
            { guard: { type: 'isOwner', params: ({ event }) => event } },
            {
              target: 'loading',
              actions: [
                'hideCart',
                { type: 'setOwner', params: ({ event }) => event },
                { type: 'changeOwner', params: ({ event }) => event },
              ],
            },
          ],
          'record.updated': {
            guard: { type: 'isShown', params: ({ event }) => event },
            actions: { type: 'showCart', params: ({ event }) => event },
          },
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
