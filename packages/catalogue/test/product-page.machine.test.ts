import { createStepper, startActor } from '@loomwright/kit/testing';
import { describe, expect, it } from 'vitest';
import {
  createProductPageMachine,
  findProduct,
  type ProductPageInput,
  products,
  toProductPageView,
} from '../src/index.ts';
import { createCartFake } from '../src/testing/index.ts';

const createPage = (productId: string, arrival: ProductPageInput['arrival'] = 'document') => {
  const cart = createCartFake();
  const machine = createProductPageMachine({ findProduct: (id) => findProduct(products, id) });
  const stepper = createStepper(machine, { productId, arrival, cart: cart.ref });
  return {
    stepper,
    view: () => toProductPageView(stepper.snapshot),
    shown: () => {
      const view = toProductPageView(stepper.snapshot);
      if (view.status !== 'found') throw new Error(`The page is ${view.status}.`);
      return view;
    },
    added: () => stepper.sent.map(({ target, event }) => (target === cart.ref ? event : 'astray')),
  };
};

describe('coming to a product page', () => {
  it.each(['1', '7'])('[PDP-1] by a link shows loading for exactly 300 ms (product %s)', (id) => {
    const { stepper, view } = createPage(id, 'navigation');
    expect(view()).toEqual({ status: 'loading' });
    stepper.advance(299);
    expect(view()).toEqual({ status: 'loading' });
    stepper.advance(1);
    expect(view().status).toBe(id === '1' ? 'found' : 'missing');
    expect(stepper.timers).toEqual([]);
  });

  it.each([
    ['1', 'found'],
    ['7', 'missing'],
    ['01', 'missing'],
    ['__proto__', 'missing'],
  ])('[PDP-1] with the document shows at once what there is (product %s)', (id, status) => {
    const { stepper, view } = createPage(id);
    expect(view().status).toBe(status);
    expect(stepper.timers).toEqual([]);
  });

  it('[PDP-1][PDP-3] nothing can be added while it loads or when there is no such product', () => {
    for (const page of [createPage('1', 'navigation'), createPage('7')]) {
      expect(page.stepper.can({ type: 'product.addToCart' })).toBe(false);
      page.stepper.send({ type: 'product.addToCart' });
      page.stepper.send({ type: 'quantity.type', text: '5' });
      expect(page.added()).toEqual([]);
      expect(page.stepper.snapshot.context.quantityText).toBe('1');
    }
  });
});

describe('the quantity selector', () => {
  it.each([
    ['5', '5'],
    ['0', '1'],
    ['-3', '1'],
    ['0.9', '1'],
    ['100', '99'],
    ['Infinity', '99'],
    ['two', '1'],
    ['', '1'],
    ['2.9', '2'],
    ['007', '7'],
  ])('[PDP-2] typed %j stays as typed until the field is left, then reads %j', (typed, settled) => {
    const { stepper, shown } = createPage('1');
    stepper.send({ type: 'quantity.type', text: typed });
    expect(shown().quantityText).toBe(typed);
    stepper.send({ type: 'quantity.leave' });
    expect(shown().quantityText).toBe(settled);
  });

  it('[PDP-2] goes up and down by one between 1 and 99', () => {
    const { stepper, shown } = createPage('1');
    expect(shown()).toMatchObject({ quantityText: '1', canDecrease: false, canIncrease: true });
    stepper.send({ type: 'quantity.step', by: -1 });
    expect(shown().quantityText).toBe('1');
    stepper.send({ type: 'quantity.step', by: 1 });
    expect(shown()).toMatchObject({ quantityText: '2', canDecrease: true });
    stepper.send({ type: 'quantity.type', text: '98' });
    stepper.send({ type: 'quantity.step', by: 1 });
    expect(shown()).toMatchObject({ quantityText: '99', canDecrease: true, canIncrease: false });
    stepper.send({ type: 'quantity.step', by: 1 });
    expect(shown().quantityText).toBe('99');
    stepper.send({ type: 'quantity.type', text: 'nonsense' });
    stepper.send({ type: 'quantity.step', by: 1 });
    expect(shown().quantityText).toBe('2');
  });
});

describe('Add to Cart', () => {
  it('[PDP-3] adds one, or the chosen quantity', () => {
    const { stepper, added, shown } = createPage('2');
    stepper.send({ type: 'product.addToCart' });
    stepper.send({ type: 'quantity.type', text: '250' });
    stepper.send({ type: 'product.addToCart' });
    expect(added()).toEqual([
      { type: 'cart.addItem', productId: 2, quantity: 1 },
      { type: 'cart.addItem', productId: 2, quantity: 99 },
    ]);
    expect(shown().quantityText).toBe('99');
  });

  it('[PDP-3] reads `Added to Cart!` for exactly 2000 ms', () => {
    const { stepper, shown } = createPage('1');
    expect(shown().addText).toBe('Add to Cart');
    stepper.send({ type: 'product.addToCart' });
    expect(shown().addText).toBe('Added to Cart!');
    stepper.advance(1999);
    expect(shown().addText).toBe('Added to Cart!');
    stepper.advance(1);
    expect(shown().addText).toBe('Add to Cart');
  });

  it('[PDP-3] pressed again, adds again and starts the time anew', () => {
    const { stepper, added, shown } = createPage('1');
    stepper.send({ type: 'product.addToCart' });
    stepper.advance(1500);
    stepper.send({ type: 'product.addToCart' });
    stepper.advance(1999);
    expect(shown().addText).toBe('Added to Cart!');
    expect(stepper.timers.length).toBe(1);
    stepper.advance(1);
    expect(shown().addText).toBe('Add to Cart');
    expect(added().length).toBe(2);
  });

  it('[PDP-3] the quantity can be changed while it says so, which costs it no time', () => {
    const { stepper, shown } = createPage('1');
    stepper.send({ type: 'product.addToCart' });
    stepper.advance(1500);
    stepper.send({ type: 'quantity.step', by: 1 });
    stepper.send({ type: 'quantity.type', text: '7' });
    stepper.send({ type: 'quantity.leave' });
    expect(shown()).toMatchObject({ addText: 'Added to Cart!', quantityText: '7' });
    stepper.advance(500);
    expect(shown().addText).toBe('Add to Cart');
  });

  it.each(products.map(({ id, status }) => [id, status]))('[PDP-3] is possible for product %d (%s)', (id) => {
    const { stepper, added } = createPage(String(id));
    stepper.send({ type: 'product.addToCart' });
    expect(added()).toEqual([{ type: 'cart.addItem', productId: id, quantity: 1 }]);
  });

  it('[PDP-3] reaches a real cart from a real actor', () => {
    const cart = createCartFake();
    const machine = createProductPageMachine({ findProduct: (id) => findProduct(products, id) });
    const actor = startActor(machine, { input: { productId: '3', arrival: 'document', cart: cart.ref } });
    actor.send({ type: 'quantity.type', text: '4' });
    actor.send({ type: 'product.addToCart' });
    actor.stop();
    expect(cart.heard).toEqual([{ type: 'cart.addItem', productId: 3, quantity: 4 }]);
  });
});

describe('what a product page shows', () => {
  it.each(products.map((product) => [product.id, product] as const))(
    '[PDP-2][PDP-4] all there is to product %d',
    (id, product) => {
      const view = createPage(String(id)).shown();
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
    },
  );

  it('[PDP-2] `Free` for the free one', () => {
    expect(createPage('6').shown().card.priceText).toBe('Free');
    expect(createPage('1').shown().card.priceText).toBe('$29.99');
  });

  it('[PDP-4] a live product opens at its address', () => {
    expect(createPage('6').shown().offer).toEqual({ kind: 'launch', href: '/tools/portfolio-generator' });
  });

  it.each(['1', '2', '3', '4', '5'])(
    '[PDP-4] product %s is coming soon, and says why it cannot be bought',
    (id) => {
      const { card, offer } = createPage(id).shown();
      expect(offer.kind).toBe('comingSoon');
      expect(offer.kind === 'comingSoon' && offer.reason).toContain(`${card.name} is not released yet.`);
    },
  );
});
