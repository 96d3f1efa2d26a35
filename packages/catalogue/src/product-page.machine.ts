/** The page of one product. It skips the loading state if it was loaded as a document (PDP-1). */
import { type Listener, MAX_QUANTITY, readQuantity } from '@loomwright/kit';
import { assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import type { Product } from './product.ts';

export interface AddItemEvent {
  readonly type: 'cart.addItem';
  readonly productId: number;
  /** A whole number from 1 to 99. */
  readonly quantity: number;
}

export interface ProductPageInput {
  readonly productId: string;
  readonly arrival: 'document' | 'navigation';
  readonly cart: Listener<AddItemEvent>;
}

export interface ProductPageContext {
  readonly product: Product | undefined;
  readonly arrival: ProductPageInput['arrival'];
  readonly cart: ProductPageInput['cart'];
  /** As typed; see `selectedQuantity`. */
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

/** A whole number from 1 to 99, whatever the text. */
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
    initial: 'deciding',
    states: {
      deciding: {
        description: 'Decides whether to show the loading state.',
        always: [
          { guard: 'isNavigation', target: 'loading' },
          { guard: 'isKnown', target: 'found' },
          { target: 'missing' },
        ],
      },
      loading: {
        description: 'Simulates a short loading time after navigation.',
        after: { loadMs: [{ guard: 'isKnown', target: 'found' }, { target: 'missing' }] },
      },
      found: {
        description: 'Shows the product; a quantity can be selected and added.',
        initial: 'ready',
        on: {
          'quantity.type': { actions: { type: 'keepText', params: ({ event }) => event } },
          'quantity.leave': { actions: 'settleText' },
          'quantity.step': { actions: { type: 'stepQuantity', params: ({ event }) => event } },
          'product.addToCart': { target: '.added', reenter: true, actions: ['settleText', 'addToCart'] },
        },
        states: {
          ready: { description: 'The button offers to add the product.' },
          added: {
            description: 'The button confirms the addition; another press adds again and restarts the timer.',
            after: { addedMs: { target: 'ready' } },
          },
        },
      },
      missing: { description: 'No product has this id.' },
    },
  });

export type ProductPageSnapshot = SnapshotFrom<ReturnType<typeof createProductPageMachine>>;
