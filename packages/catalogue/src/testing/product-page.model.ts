import fc from 'fast-check';
import type { Product } from '../product.ts';
import type { ProductPageEvent, ProductPageInput } from '../product-page.machine.ts';
import { hostileTexts } from './arbitraries.ts';

/** One step of a history: something a user does, or time that passes, in milliseconds. */
export type ProductPageStep = ProductPageEvent | { readonly type: 'wait'; readonly ms: number };

/** Quantities as users type them, and wrong ones. */
export const typedQuantities: fc.Arbitrary<string> = fc.oneof(
  fc.integer({ min: -5, max: 120 }).map(String),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '1',
    '98',
    '99',
    '100',
    '2.9',
    '-1',
    '1e3',
    'Infinity',
    '-Infinity',
    'NaN',
    'two',
    '007',
  ),
  hostileTexts,
);

/** Steps of a product page; the waits lie around its 300 and 2000 ms. */
export const productPageSteps: fc.Arbitrary<ProductPageStep> = fc.oneof(
  fc.record({ type: fc.constant('quantity.type' as const), text: typedQuantities }),
  fc.constant({ type: 'quantity.leave' as const }),
  fc.record({ type: fc.constant('quantity.step' as const), by: fc.constantFrom(1 as const, -1 as const) }),
  fc.constant({ type: 'product.addToCart' as const }),
  fc.record({
    type: fc.constant('wait' as const),
    ms: fc.constantFrom(0, 1, 299, 300, 301, 999, 1000, 1001, 1999, 2000, 2001),
  }),
);

/** What a product page must look like, kept without a statechart: a clock, a number and a list. */
export interface ProductPageModel {
  readonly product: Product | undefined;
  readonly readyAt: number;
  readonly now: number;
  readonly text: string;
  readonly addedAt: number;
  readonly added: readonly number[];
}

export const createProductPageModel = (
  product: Product | undefined,
  arrival: ProductPageInput['arrival'],
): ProductPageModel => ({
  product,
  readyAt: arrival === 'navigation' ? 300 : 0,
  now: 0,
  text: '1',
  addedAt: Number.NEGATIVE_INFINITY,
  added: [],
});

/** The quantity a text means, by the words of PDP-2 and nothing else. */
export const modelQuantity = (text: string): number => {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isNaN(value) || value < 1) return 1;
  return value > 99 ? 99 : Math.floor(value);
};

/** What a product page says now. */
export const modelStatus = ({ product, now, readyAt }: ProductPageModel): 'loading' | 'found' | 'missing' =>
  now < readyAt ? 'loading' : product === undefined ? 'missing' : 'found';

/** Whether the button says that it has added. */
export const modelSaysAdded = ({ now, addedAt }: ProductPageModel): boolean => now - addedAt < 2000;

/** What a step makes of the model. */
export const stepProductPageModel = (model: ProductPageModel, step: ProductPageStep): ProductPageModel => {
  if (step.type === 'wait') return { ...model, now: model.now + step.ms };
  if (modelStatus(model) !== 'found') return model;
  const quantity = modelQuantity(model.text);
  switch (step.type) {
    case 'quantity.type':
      return { ...model, text: step.text };
    case 'quantity.leave':
      return { ...model, text: String(quantity) };
    case 'quantity.step':
      return { ...model, text: String(modelQuantity(String(quantity + step.by))) };
    case 'product.addToCart':
      return { ...model, text: String(quantity), addedAt: model.now, added: [...model.added, quantity] };
  }
};
