/**
 * The cart of the current visitor (CRT-1, CRT-3, CRT-9): a guest's, or a member's. Every edit becomes a command to the
 * stored record, which shows it at once and stores it in step with other tabs; it is announced, and what it removed can
 * be restored until the user leaves the page. Whose cart it is, and where it is stored, the owner chart decides.
 */
import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type Cart, EMPTY_CART } from './cart.ts';
import { type CartEdit, effectOf } from './cart-edits.ts';
import type { CartEvent, CartFact, CartInput, CartPorts } from './cart-events.ts';
import { type CartLine, toCartLines } from './cart-lines.ts';
import { createCartOwnerMachine } from './cart-owner.machine.ts';
import { NO_REMOVALS, type Removals } from './removals.ts';

export interface CartContext extends CartInput {
  /** The member whose cart it is; undefined for a guest, and while it is not known. */
  readonly userId: number | undefined;
  readonly cart: Cart;
  readonly lines: readonly CartLine[];
  readonly removals: Removals;
}

type Owner = { readonly userId: number | undefined };

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
      showCart: assign((_, { cart }: { cart: Cart }) => ({ cart, lines: toCartLines(cart, lookUpProduct) })),
      hideCart: assign({ cart: EMPTY_CART, lines: [], removals: NO_REMOVALS }),
      forgetRemovals: assign({ removals: NO_REMOVALS }),
      apply: sendTo('owner', ({ context }, edit: CartEdit) => ({
        type: 'owner.apply',
        command: effectOf(edit, context, lookUpProduct).command,
      })),
      announce: sendTo(
        ({ context }) => context.listener,
        ({ context }, edit: CartEdit): CartFact => ({
          type: 'cart.changed',
          text: effectOf(edit, context, lookUpProduct).text,
        }),
      ),
      sendRefused: sendTo(
        ({ context }) => context.listener,
        (): CartFact => ({ type: 'storage.refused', reason: 'blocked' }),
      ),
      setRemovals: assign({
        removals: ({ context }, edit: CartEdit) => effectOf(edit, context, lookUpProduct).removals,
      }),
    },
    guards: {
      isOwner: ({ context }, { userId }: Owner) => userId === context.userId,
      hasEffect: ({ context }, edit: CartEdit) => effectOf(edit, context, lookUpProduct).text !== '',
    },
  }).createMachine({
    id: 'cart',
    description: 'The cart of the current visitor.',
    context: ({ input }) => ({
      ...input,
      userId: undefined,
      cart: EMPTY_CART,
      lines: [],
      removals: NO_REMOVALS,
    }),
    initial: 'loading',
    invoke: {
      id: 'owner',
      src: 'owner',
      input: ({ context, self }) => ({ cart: self, listener: context.listener }),
      onError: { description: 'The shown cart stays and is not stored.', actions: 'sendRefused' },
    },
    on: {
      'cart.addItem': {
        guard: { type: 'hasEffect', params: ({ event }) => event },
        actions: [
          { type: 'apply', params: ({ event }) => event },
          { type: 'announce', params: ({ event }) => event },
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
          'owner.cartUpdated': {
            guard: { type: 'isOwner', params: ({ event }) => event },
            target: 'ready',
            actions: { type: 'showCart', params: ({ event }) => event },
          },
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
          'owner.cartUpdated': {
            guard: { type: 'isOwner', params: ({ event }) => event },
            actions: { type: 'showCart', params: ({ event }) => event },
          },
          // Every edit; an unknown one has no effect.
          'cart.*': {
            guard: { type: 'hasEffect', params: ({ event }) => event },
            actions: [
              { type: 'apply', params: ({ event }) => event },
              { type: 'announce', params: ({ event }) => event },
              { type: 'setRemovals', params: ({ event }) => event },
            ],
          },
          'page.left': { actions: 'forgetRemovals' },
        },
      },
    },
  });
};

export type CartMachine = ReturnType<typeof createCartMachine>;
export type CartActor = ActorRefFrom<CartMachine>;
export type CartSnapshot = SnapshotFrom<CartMachine>;
