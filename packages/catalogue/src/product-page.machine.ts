/**
 * The page of one product (PDP-1, PDP-2, PDP-3): shown at once when it came with the document, after a short loading
 * state when it was reached by a link; then a quantity can be chosen and added to the cart.
 */
import { type Listener, MAX_QUANTITY, readQuantity } from '@loomwright/kit';
import { assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import type { Product } from './product.ts';

/** The page's command to the cart. */
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
  /** As typed; `selectedQuantity` reads it. */
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

/** The quantity of a selector's text: a whole number in [1, 99]. */
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
      addToCart: enqueueActions(({ context: { cart, product, quantityText }, enqueue }) => {
        if (!product) return;
        enqueue.sendTo(cart, {
          type: 'cart.addItem',
          productId: product.id,
          quantity: selectedQuantity(quantityText),
        });
      }),
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
        description: 'Decides whether to show the loading state.',
        always: [
          { guard: 'isNavigation', target: 'loading' },
          { guard: 'isKnown', target: 'found' },
          { target: 'missing' },
        ],
      },
      loading: {
        description: 'Waits a moment: the page was reached by a link.',
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
            description:
              'The button says that the product was added; pressing it adds again and restarts the time.',
            after: { addedMs: { target: 'ready' } },
          },
        },
      },
      missing: { description: 'No product has this id.' },
    },
  });

export type ProductPageSnapshot = SnapshotFrom<ReturnType<typeof createProductPageMachine>>;
