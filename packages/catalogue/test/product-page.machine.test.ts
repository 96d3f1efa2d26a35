import { createRecordingListener, createStepper, startActor } from '@loomwright/machine-testing';
import { describe, expect, it } from 'vitest';
import {
  createProductPageMachine,
  findProduct,
  type Product,
  products,
  toProductPageView,
} from '../src/index.ts';
import type { AddItemEvent } from '../src/product-page.machine.ts';

const machine = createProductPageMachine({ findProduct: (id) => findProduct(products, id) });

const showProduct = (productId: string) => {
  const input = { productId, arrival: 'document', cart: createRecordingListener().ref } as const;
  const view = toProductPageView(createStepper(machine, input).snapshot);
  if (view.status !== 'found') throw new Error(`The page is ${view.status}.`);
  return view;
};

it('Add to Cart reaches a real cart', { tags: ['PDP-3'] }, () => {
  const cart = createRecordingListener<AddItemEvent>();
  const actor = startActor(machine, { input: { productId: '3', arrival: 'document', cart: cart.ref } });
  actor.send({ type: 'quantity.type', text: '4' });
  actor.send({ type: 'product.addToCart' });
  actor.stop();
  expect(cart.received).toEqual([{ type: 'cart.addItem', productId: 3, quantity: 4 }]);
});

describe('the product page view', { tags: ['PDP-4'] }, () => {
  it.each(products.map((product) => [product.id, product] as const))(
    'shows everything of product %d',
    { tags: ['PDP-2'] },
    (id, product) => {
      const view = showProduct(String(id));
      expect(view.card).toMatchObject({
        id,
        name: product.name,
        description: product.description,
        category: product.category,
        image: product.image,
        href: `/products/${id}`,
      });
      expect(view.features).toEqual(product.features);
      expect(view.isDigital).toBe(product.isDigital);
      expect(view.compareHref).toBe(`/products/compare?ids=${id}`);
      expect(view.drawing).toEqual({
        href: `/art/interfaces/${id}.svg#art`,
        text: product.drawing,
        note:
          product.status === 'live' ? 'The tool in miniature.' : 'A drawing of the interface we’re building.',
      });
      expect(view.specification).toEqual([
        { label: 'Where it runs', text: product.specification.runs },
        { label: 'Connects to', text: product.specification.connects },
        { label: 'What you need', text: product.specification.needs },
        { label: 'Your data', text: product.specification.data },
        { label: 'What your team decides', text: product.specification.hands },
      ]);
    },
  );

  it.each(products.filter(({ status }) => status === 'live').map(({ id, serviceUrl }) => [id, serviceUrl]))(
    'product %s is live, and opens at its address',
    (id, href) => {
      expect(showProduct(String(id)).offer).toEqual({ kind: 'launch', href });
    },
  );

  it('a live product without an address cannot be opened', () => {
    const { serviceUrl: _, ...live } = products.find(({ status }) => status === 'live') as Product;
    const input = { productId: '1', arrival: 'document', cart: createRecordingListener().ref } as const;
    const page = createProductPageMachine({ findProduct: () => live });
    expect(toProductPageView(createStepper(page, input).snapshot)).toMatchObject({
      offer: { kind: 'comingSoon' },
    });
  });

  it.each(products.filter(({ status }) => status !== 'live').map(({ id }) => id))(
    'product %s is coming soon, and shows when it is expected',
    { tags: ['WTL-1'] },
    (id) => {
      const { card, offer } = showProduct(String(id));
      expect(offer.kind).toBe('comingSoon');
      expect(offer.kind === 'comingSoon' && offer.reason).toContain(
        `${card.releaseText.replace('Expected', 'Expected in')}, a sample date.`,
      );
    },
  );
});
