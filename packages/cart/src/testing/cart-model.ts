import { MAX_QUANTITY } from '@loomwright/kit';
import { modelQuantity } from '@loomwright/kit/testing';
import { commandReference } from '@loomwright/machine-testing';
import type { CartCommand } from '../cart.ts';

export type CartModel = readonly (readonly [id: number, quantity: number])[];

const without = (model: CartModel, id: number): CartModel => model.filter(([other]) => other !== id);
const has = (model: CartModel, id: number): boolean => model.some(([other]) => other === id);

const add = (model: CartModel, id: number, quantity: number): CartModel =>
  has(model, id)
    ? model.map(([other, there]) => [other, other === id ? Math.min(there + quantity, MAX_QUANTITY) : there])
    : [...model, [id, quantity]];

const set = (model: CartModel, id: number, quantity: number): CartModel =>
  quantity === 0
    ? without(model, id)
    : model.map(([other, there]) => [other, other === id ? quantity : there]);

const putBack = (
  model: CartModel,
  id: number,
  quantity: number,
  precededBy: readonly number[],
): CartModel => {
  if (has(model, id)) return add(model, id, quantity);
  const behind = model.map(([other]) => precededBy.includes(other)).lastIndexOf(true);
  return [...model.slice(0, behind + 1), [id, quantity], ...model.slice(behind + 1)];
};

export const stepCartModel = commandReference<CartModel, CartCommand>({
  add: (model, { item }) => add(model, item.id, item.quantity),
  setQuantity: (model, { id, quantity }) => set(model, id, modelQuantity(quantity)),
  remove: (model, { id }) => without(model, id),
  clear: () => [],
  merge: (model, { lines }) => lines.reduce((next, { id, quantity }) => add(next, id, quantity), model),
  join: (model, { lines }) => lines.reduce((next, { id, quantity }) => add(next, id, quantity), model),
  restore: (model, { removed }) =>
    removed.reduce((next, { item, precededBy }) => putBack(next, item.id, item.quantity, precededBy), model),
});

export const toCartModel = (cart: readonly { readonly id: number; readonly quantity: number }[]): CartModel =>
  cart.map(({ id, quantity }) => [id, quantity]);
