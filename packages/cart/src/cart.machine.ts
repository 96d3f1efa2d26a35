/**
 * The cart of whoever uses this browser (CRT-1, CRT-3, CRT-7, CRT-8, CRT-9).
 * Every action becomes a command to the stored record, which shows it at once and stores it in step with other tabs;
 * it is announced, and what it removed can be put back until the person leaves the page. An action that comes before
 * the cart is loaded waits in the record.
 */
import { type Listener, readQuantity } from '@loomwright/kit';
import {
  createRecordMachine,
  type KeyValueStore,
  type Log,
  type RecordFact,
  type RefusalReason,
} from '@loomwright/storage';
import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type Cart, type CartCommand, cartReducer, EMPTY_CART } from './cart.ts';
import { createCartCodec } from './cart-codec.ts';
import { type CartLine, type LookUpProduct, toCartLines } from './cart-lines.ts';
import { addedText, clearedText, quantityText, removedText, restoredText } from './cart-notices.ts';
import {
  findRemoved,
  forgetCleared,
  forgetRemoved,
  NO_REMOVALS,
  type Removals,
  rememberCleared,
  rememberRemoved,
} from './removals.ts';

/** What the cart tells its listener: words to announce, and that this browser does not keep the cart. */
export type CartFact =
  | { readonly type: 'cart.announced'; readonly text: string }
  | { readonly type: 'storage.refused'; readonly reason: RefusalReason };

export type CartEvent =
  | { readonly type: 'cart.addItem'; readonly productId: number; readonly quantity: number }
  | { readonly type: 'cart.setQuantity'; readonly id: number; readonly quantity: string | number }
  | { readonly type: 'cart.removeItem'; readonly id: number }
  | { readonly type: 'cart.clear' }
  | { readonly type: 'cart.undoRemove'; readonly id: number }
  | { readonly type: 'cart.undoClear' }
  | { readonly type: 'cart.leavePage' }
  | { readonly type: 'page.hiding' }
  | RecordFact<Cart>;

export interface CartInput {
  readonly listener: Listener<CartFact>;
}

export interface CartContext extends CartInput {
  readonly cart: Cart;
  readonly lines: readonly CartLine[];
  readonly removals: Removals;
}

export interface CartPorts {
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly lookUpProduct: LookUpProduct;
}

export const createCartMachine = ({ store, log, lookUpProduct }: CartPorts) => {
  const guestCodec = createCartCodec('cart');

  // A product that is gone goes on by the name it was added with.
  const nameOf = (id: number, { cart, removals }: CartContext) =>
    [lookUpProduct(id), ...cart, ...removals.lines.map(({ item }) => item)].find((one) => one?.id === id)
      ?.name ?? '';
  const holds = (cart: Cart, id: number) => cart.some((item) => item.id === id);

  // What is put back, and until then its place, goes by the catalogue's names too.
  const named = (context: CartContext): Cart =>
    context.cart.map((item) => ({ ...item, name: nameOf(item.id, context) }));

  return setup({
    types: {
      context: {} as CartContext,
      events: {} as CartEvent,
      input: {} as CartInput,
    },
    actors: {
      cartRecord: createRecordMachine<Cart, CartCommand>({
        store,
        log,
        reduce: cartReducer,
      }),
    },
    actions: {
      showCart: assign((_, { value }: { value: Cart }) => ({
        cart: value,
        lines: toCartLines(value, lookUpProduct),
      })),
      rememberRemoved: assign({
        removals: ({ context }, { id }: { id: number }) =>
          rememberRemoved(context.removals, named(context), id),
      }),
      rememberCleared: assign({
        removals: ({ context }) => rememberCleared(context.removals, named(context)),
      }),
      forgetRemoved: assign({
        removals: ({ context }, { id }: { id: number }) => forgetRemoved(context.removals, id),
      }),
      forgetCleared: assign({ removals: ({ context }) => forgetCleared(context.removals) }),
      forgetRemovals: assign({ removals: NO_REMOVALS }),
      changeRecord: sendTo('cartRecord', (_, params: { command: CartCommand }) => ({
        type: 'record.apply',
        ...params,
      })),
      addToRecord: sendTo(
        'cartRecord',
        (_, { productId, quantity }: { productId: number; quantity: number }) => {
          const { id, name, price, image } = lookUpProduct(productId) ?? {
            id: productId,
            name: '',
            price: 0,
            image: '',
          };
          return {
            type: 'record.apply',
            command: { kind: 'add', item: { id, name, price, image, quantity } },
          };
        },
      ),
      flushRecord: sendTo('cartRecord', { type: 'record.flush' }),
      announce: sendTo(
        ({ context }) => context.listener,
        (_, params: { text: string }): CartFact => ({ type: 'cart.announced', ...params }),
      ),
      sayRefused: sendTo(
        ({ context }) => context.listener,
        (_, { reason }: { reason: RefusalReason }): CartFact => ({ type: 'storage.refused', reason }),
      ),
    },
    guards: {
      isKnownProduct: (_, params: { productId: number }) => lookUpProduct(params.productId) !== undefined,
      isInCart: ({ context }, params: { id: number }) => holds(context.cart, params.id),
      isRemoval: ({ context }, params: { id: number; quantity: string | number }) =>
        holds(context.cart, params.id) && readQuantity(params.quantity) === 0,
      isOtherQuantity: ({ context }, params: { id: number; quantity: string | number }) =>
        context.cart.some((item) => item.id === params.id && item.quantity !== readQuantity(params.quantity)),
      hasLines: ({ context }) => context.cart.length > 0,
      isRemoved: ({ context }, params: { id: number }) => findRemoved(context.removals, params.id).length > 0,
      isCleared: ({ context }) => context.removals.cleared.length > 0,
    },
  }).createMachine({
    id: 'cart',
    description: 'The cart of whoever uses this browser.',
    context: ({ input }) => ({ ...input, cart: EMPTY_CART, lines: [], removals: NO_REMOVALS }),
    initial: 'loading',
    invoke: {
      id: 'cartRecord',
      src: 'cartRecord',
      input: ({ self }) => ({ listener: self, codec: guestCodec }),
      onError: { actions: { type: 'sayRefused', params: { reason: 'blocked' } } },
    },
    on: {
      'cart.addItem': {
        guard: { type: 'isKnownProduct', params: ({ event }) => event },
        actions: [
          { type: 'addToRecord', params: ({ event }) => event },
          {
            type: 'announce',
            params: ({ context, event }) => ({
              text: addedText(
                context.cart,
                event.productId,
                nameOf(event.productId, context),
                event.quantity,
              ),
            }),
          },
        ],
      },
      'page.hiding': { actions: 'flushRecord' },
      'record.refused': { actions: { type: 'sayRefused', params: ({ event }) => event } },
    },
    states: {
      loading: {
        description: 'The stored cart is not known yet; adding waits for it.',
        on: {
          'record.updated': {
            target: 'ready',
            actions: { type: 'showCart', params: ({ event }) => event },
          },
        },
      },
      ready: {
        description: 'The cart is known and follows what is stored.',
        on: {
          'record.updated': { actions: { type: 'showCart', params: ({ event }) => event } },
          'cart.setQuantity': [
            {
              guard: { type: 'isRemoval', params: ({ event }) => event },
              actions: [
                { type: 'rememberRemoved', params: ({ event }) => event },
                {
                  type: 'changeRecord',
                  params: ({ event }) => ({ command: { kind: 'remove', id: event.id } }),
                },
                {
                  type: 'announce',
                  params: ({ context, event }) => ({ text: removedText(nameOf(event.id, context)) }),
                },
              ],
            },
            {
              guard: { type: 'isOtherQuantity', params: ({ event }) => event },
              actions: [
                {
                  type: 'changeRecord',
                  params: ({ event: { id, quantity } }) => ({
                    command: { kind: 'setQuantity', id, quantity },
                  }),
                },
                {
                  type: 'announce',
                  params: ({ context, event }) => ({
                    text: quantityText(nameOf(event.id, context), readQuantity(event.quantity)),
                  }),
                },
              ],
            },
          ],
          'cart.removeItem': {
            guard: { type: 'isInCart', params: ({ event }) => event },
            actions: [
              { type: 'rememberRemoved', params: ({ event }) => event },
              {
                type: 'changeRecord',
                params: ({ event }) => ({ command: { kind: 'remove', id: event.id } }),
              },
              {
                type: 'announce',
                params: ({ context, event }) => ({ text: removedText(nameOf(event.id, context)) }),
              },
            ],
          },
          'cart.clear': {
            guard: 'hasLines',
            actions: [
              'rememberCleared',
              { type: 'changeRecord', params: { command: { kind: 'clear' } } },
              { type: 'announce', params: { text: clearedText } },
            ],
          },
          'cart.undoRemove': {
            guard: { type: 'isRemoved', params: ({ event }) => event },
            actions: [
              {
                type: 'changeRecord',
                params: ({ context, event }) => ({
                  command: { kind: 'restore', removed: findRemoved(context.removals, event.id) },
                }),
              },
              { type: 'forgetRemoved', params: ({ event }) => event },
              {
                type: 'announce',
                params: ({ context, event }) => ({ text: restoredText([nameOf(event.id, context)]) }),
              },
            ],
          },
          'cart.undoClear': {
            guard: 'isCleared',
            actions: [
              {
                type: 'changeRecord',
                params: ({ context }) => ({
                  command: { kind: 'restore', removed: context.removals.cleared },
                }),
              },
              {
                type: 'announce',
                params: ({ context }) => ({
                  text: restoredText(context.removals.cleared.map(({ item }) => item.name)),
                }),
              },
              'forgetCleared',
            ],
          },
          'cart.leavePage': { actions: 'forgetRemovals' },
        },
      },
    },
  });
};

export type CartMachine = ReturnType<typeof createCartMachine>;
export type CartActor = ActorRefFrom<CartMachine>;
export type CartSnapshot = SnapshotFrom<CartMachine>;
