import { typedQuantities } from '@loomwright/kit/testing';
import { createRecordingListener, createStepper, runs, sut } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createProductPageMachine,
  findProduct,
  products,
  toPriceText,
  toProductPageView,
} from '../src/index.ts';
import { type AddItemEvent, selectedQuantity } from '../src/product-page.machine.ts';
import {
  brokenProductPageInvariants,
  catalogues,
  createProductPageModel,
  hostileTexts,
  modelSelection,
  modelView,
  type ProductPageStep,
  productPageSteps,
  stepProductPageModel,
} from '../src/testing/index.ts';

const arrivals = fc.constantFrom('document' as const, 'navigation' as const);
const ids = fc.oneof(
  fc.integer({ min: 1, max: 7 }).map(String),
  fc.constantFrom('01', '1e0', ' 1', '__proto__'),
);

describe('a product page after any steps', () => {
  it('matches its model', {
    tags: ['PDP-1', 'PDP-2', 'PDP-3'],
  }, () => {
    const visited = new Set<string>();
    fc.assert(
      fc.property(
        ids,
        arrivals,
        fc.array(productPageSteps, { maxLength: 25 }),
        (productId, arrival, steps) => {
          const cart = createRecordingListener<AddItemEvent>();
          const machine = createProductPageMachine({ findProduct: (id) => findProduct(products, id) });
          const stepper = createStepper(machine, { productId, arrival, cart: cart.ref });
          let model = createProductPageModel(findProduct(products, productId), arrival);

          const check = () => {
            const view = toProductPageView(stepper.snapshot);
            const { isAdded, status } = modelView(model);
            expect(view.status).toBe(status);
            expect(brokenProductPageInvariants(view)).toEqual([]);
            visited.add(`${arrival} ${view.status}`);
            if (view.status !== 'found') return;
            visited.add(view.addText);
            const quantity = modelSelection(model);
            expect(view).toMatchObject({
              quantityText: model.text,
              isAdded,
              addText: isAdded ? 'Added to Cart!' : 'Add to Cart',
              canDecrease: quantity > 1,
              canIncrease: quantity < 99,
            });
            expect(view.card.id).toBe(model.product?.id);
          };

          check();
          for (const step of steps) {
            sut<ProductPageStep>(stepper).take(step);
            model = stepProductPageModel(model, step);
            check();
          }
          expect(stepper.sent).toEqual(
            model.added.map((quantity) => ({
              target: cart.ref,
              event: { type: 'cart.addItem', productId: model.product?.id, quantity },
            })),
          );
        },
      ),
      runs(100),
    );
    expect([...visited].sort()).toEqual([
      'Add to Cart',
      'Added to Cart!',
      'document found',
      'document missing',
      'navigation found',
      'navigation loading',
      'navigation missing',
    ]);
  });
});

describe('any text in the quantity field', () => {
  it('is read as a whole number in [1, 99]', { tags: ['PDP-2'] }, () => {
    fc.assert(
      fc.property(fc.oneof(typedQuantities, hostileTexts), (text) => {
        const quantity = selectedQuantity(text);
        expect(quantity).toBe(modelSelection({ text }));
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 99).toBe(true);
        expect(selectedQuantity(String(quantity))).toBe(quantity);
      }),
      runs(1000),
    );
  });
});

describe('any product', () => {
  it('is found only by the canonical spelling of its id', { tags: ['PDP-1'] }, () => {
    fc.assert(
      fc.property(catalogues, hostileTexts, (list, text) => {
        for (const product of list) {
          const id = String(product.id);
          const others = [`0${id}`, `${id}.0`, `${id}e0`, ` ${id}`, `${id}\n`, `-${id}`, `+${id}`];
          expect(findProduct(list, id)).toBe(product);
          expect(others.filter((other) => findProduct(list, other) !== undefined)).toEqual([]);
        }
        if (!/^[1-9][0-9]?$/.test(text)) expect(findProduct(list, text)).toBeUndefined();
      }),
      runs(1000),
    );
  });

  it('has a price text, and an offer that fits its status', { tags: ['PDP-2', 'PDP-4'] }, () => {
    fc.assert(
      fc.property(catalogues, (list) => {
        for (const product of list) {
          const machine = createProductPageMachine({ findProduct: (id) => findProduct(list, id) });
          const { ref } = createRecordingListener<AddItemEvent>();
          const input = { productId: String(product.id), arrival: 'document', cart: ref } as const;
          const view = toProductPageView(createStepper(machine, input).snapshot);
          if (view.status !== 'found') throw new Error('A product of the catalogue was not found.');
          expect(view.offer.kind).toBe(product.status === 'live' ? 'launch' : 'comingSoon');
          expect(view.card.price.amount === 'Free').toBe(product.isFree === true);
          expect(toPriceText(product)).toBe(`${view.card.price.amount} ${view.card.price.unit}`.trim());
        }
      }),
      runs(100),
    );
  });
});
