/**
 * One product's page (PDP-1, PDP-2, PDP-3): known at once when it came with the document, after a short loading
 * state when the page was reached by a link; then a quantity being chosen, and a button that says it has added.
 */
import { type Listener, MAX_QUANTITY, readQuantity } from '@loomwright/kit';
import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Product } from './product.ts';

/** What the page asks of the cart. */
export interface AddItemEvent {
  readonly type: 'cart.addItem';
  readonly productId: number;
  /** Whole number in [1, 99]. */
  readonly quantity: number;
}

export interface ProductPageInput {
  /** As in the address. */
  readonly productId: string;
  /** Whether the page came with its document or by a link within the site. */
  readonly arrival: 'document' | 'navigation';
  readonly cart: Listener<AddItemEvent>;
}

export interface ProductPageContext {
  readonly product: Product | undefined;
  readonly arrival: ProductPageInput['arrival'];
  readonly cart: ProductPageInput['cart'];
  /** As typed; what it means is `readQuantity`, but never below 1. */
  readonly quantityText: string;
}

export type ProductPageEvent =
  | { readonly type: 'quantity.type'; readonly text: string }
  | { readonly type: 'quantity.leave' }
  | { readonly type: 'quantity.step'; readonly by: 1 | -1 }
  | { readonly type: 'product.addToCart' };

export interface ProductPagePorts {
  readonly findProduct: (id: string) => Product | undefined;
}

/** The quantity a selector stands at: a whole number in [1, 99]. */
export const selectedQuantity = (text: string): number => Math.max(readQuantity(text), 1);

export const createProductPageMachine = ({ findProduct }: ProductPagePorts) =>
  setup({
    types: {
      context: {} as ProductPageContext,
      events: {} as ProductPageEvent,
      input: {} as ProductPageInput,
    },
    actions: {
      keepText: assign({ quantityText: (_, params: { text: string }) => params.text }),
      settleText: assign({ quantityText: ({ context }) => String(selectedQuantity(context.quantityText)) }),
      stepQuantity: assign({
        quantityText: ({ context }, params: { by: number }) =>
          String(Math.min(Math.max(selectedQuantity(context.quantityText) + params.by, 1), MAX_QUANTITY)),
      }),
      addToCart: sendTo(
        ({ context }) => context.cart,
        ({ context }): AddItemEvent => ({
          type: 'cart.addItem',
          productId: context.product?.id ?? 0,
          quantity: selectedQuantity(context.quantityText),
        }),
      ),
    },
    guards: {
      isNavigation: ({ context }) => context.arrival === 'navigation',
      isKnown: ({ context }) => context.product !== undefined,
    },
    delays: { loadMs: 300, addedMs: 2000 },
  }).createMachine({
    id: 'productPage',
    description: 'The page of one product.',
    context: ({ input }) => ({
      product: findProduct(input.productId),
      arrival: input.arrival,
      cart: input.cart,
      quantityText: '1',
    }),
    initial: 'arriving',
    states: {
      arriving: {
        description: 'Decides at once whether there is anything to wait for.',
        always: [
          { guard: 'isNavigation', target: 'loading' },
          { guard: 'isKnown', target: 'found' },
          { target: 'missing' },
        ],
      },
      loading: {
        description: 'Reached by a link: shown as loading for a moment.',
        after: { loadMs: [{ guard: 'isKnown', target: 'found' }, { target: 'missing' }] },
      },
      found: {
        description: 'The product is shown; a quantity can be chosen and added.',
        initial: 'ready',
        on: {
          'quantity.type': { actions: { type: 'keepText', params: ({ event }) => event } },
          'quantity.leave': { actions: 'settleText' },
          'quantity.step': { actions: { type: 'stepQuantity', params: ({ event }) => event } },
          'product.addToCart': { target: '.added', reenter: true, actions: ['settleText', 'addToCart'] },
        },
        states: {
          ready: { description: 'The button offers to add.' },
          added: {
            description: 'The button says it has added; pressing it adds again and starts the time anew.',
            after: { addedMs: { target: 'ready' } },
          },
        },
      },
      missing: { description: 'No product has this id.' },
    },
  });

export type ProductPageMachine = ReturnType<typeof createProductPageMachine>;
export type ProductPageActor = ActorRefFrom<ProductPageMachine>;
export type ProductPageSnapshot = SnapshotFrom<ProductPageMachine>;
