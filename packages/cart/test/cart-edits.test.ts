import { describe, expect, it } from 'vitest';
import type { CartEdit } from '../src/cart-edits.ts';
import { effectOf } from '../src/cart-edits.ts';
import { NO_REMOVALS, recordRemoved } from '../src/removals.ts';

const loom = { id: 1, name: 'Loom', price: 10, image: '/1.svg' };
const shuttle = { id: 2, name: 'Shuttle', price: 5, image: '/2.svg' };
const known = (id: number) => [loom, shuttle].find((product) => product.id === id);
// These items were stored before the catalogue renamed them.
const cart = [
  { ...loom, name: 'Old loom', quantity: 1 },
  { ...shuttle, name: 'Old shuttle', quantity: 2 },
];
const removals = NO_REMOVALS;
const removed = recordRemoved(removals, cart, 2);

describe('the effect of an edit', () => {
  it.each<CartEdit>([
    { type: 'cart.addItem', productId: 9, quantity: 1 },
    { type: 'cart.setQuantity', id: 9, quantity: '3' },
    { type: 'cart.stepQuantity', id: 9, by: 1 },
    { type: 'cart.setQuantity', id: 2, quantity: '2' },
    { type: 'cart.removeItem', id: 9 },
    { type: 'cart.undoRemove', id: 2 },
    { type: 'cart.undoClear' },
  ])('is none for a missing line or an equal value: %o', { tags: ['CRT-3'] }, (edit) => {
    expect(effectOf(edit, { cart, removals }, known)).toBeUndefined();
    expect(effectOf({ type: 'cart.clear' }, { cart: [], removals }, known)).toBeUndefined();
  });

  it('names a line as in the catalogue, or as the removed line', {
    tags: ['CRT-8'],
  }, () => {
    const textOf = (edit: CartEdit, lookUp: typeof known, lines = cart, gone = removals) =>
      JSON.stringify(effectOf(edit, { cart: lines, removals: gone }, lookUp)?.change);
    const remove = { type: 'cart.removeItem', id: 2 } as const;
    expect(textOf(remove, known)).toContain('Shuttle');
    expect(textOf(remove, () => undefined)).toContain('Old shuttle');
    expect(textOf({ type: 'cart.setQuantity', id: 2, quantity: 7 }, known)).toContain('Shuttle');
    const undo = { type: 'cart.undoRemove', id: 2 } as const;
    expect(textOf(undo, () => undefined, cart.slice(0, 1), removed)).toContain('Old shuttle');
    expect(textOf(undo, known, cart.slice(0, 1), removed)).toMatch(/(?<!Old )Shuttle/i);
  });

  it('has the catalogue’s names for removed lines', { tags: ['CRT-9'] }, () => {
    const effect = effectOf({ type: 'cart.removeItem', id: 2 }, { cart, removals }, known);
    expect(effect?.removals.lines.map(({ item }) => item.name)).toEqual(['Shuttle']);
  });
});
