import { modelQuantity, typedQuantities } from '@loomwright/kit/testing';
import { events, type Generated, oneOf, reference } from '@loomwright/machine-testing';
import fc from 'fast-check';
import type { Product } from '../product.ts';
import type { ProductPageInput } from '../product-page.machine.ts';
import { hostileTexts } from './arbitraries.ts';

/** Many waits are close to the delays of the page, 300 and 2000 ms. */
export const productPageSteps = events({
  'quantity.type': [1, { text: fc.oneof(typedQuantities, hostileTexts) }],
  'quantity.leave': 1,
  'quantity.step': [1, { by: oneOf(1, -1) }],
  'product.addToCart': 1,
  wait: [1, { ms: oneOf(0, 1, 299, 300, 301, 999, 1000, 1001, 1999, 2000, 2001) }],
});
export type ProductPageStep = Generated<typeof productPageSteps>;

export const createProductPageModel = (
  product: Product | undefined,
  arrival: ProductPageInput['arrival'],
) => ({
  product,
  readyAt: arrival === 'navigation' ? 300 : 0,
  now: 0,
  text: '1',
  addedAt: Number.NEGATIVE_INFINITY,
  added: [] as readonly number[],
});
type ProductPageModel = Readonly<ReturnType<typeof createProductPageModel>>;

export const modelSelection = ({ text }: Pick<ProductPageModel, 'text'>): number =>
  Math.max(1, modelQuantity(text));

const stepPage = reference<ProductPageModel, ProductPageStep>({
  'quantity.type': (model, { text }) => ({ ...model, text }),
  'quantity.leave': (model) => ({ ...model, text: `${modelSelection(model)}` }),
  'quantity.step': (model, { by }) => {
    const text = `${modelSelection(model) + by}`;
    return { ...model, text: `${modelSelection({ text })}` };
  },
  'product.addToCart': (model) => {
    const quantity = modelSelection(model);
    return { ...model, text: `${quantity}`, addedAt: model.now, added: [...model.added, quantity] };
  },
  wait: (model, { ms }) => ({ ...model, now: model.now + ms }),
});

export const stepProductPageModel: typeof stepPage = (model, step) =>
  step.type === 'wait' || modelView(model).status === 'found' ? stepPage(model, step) : model;

export const modelView = ({ addedAt, now, product, readyAt }: ProductPageModel) => ({
  status: now < readyAt ? 'loading' : product === undefined ? 'missing' : 'found',
  isAdded: now - addedAt < 2000,
});
