import { events, runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectOf } from '../src/cart-edits.ts';
import { type Cart, cartReducer, toCartLines, totalOf } from '../src/index.ts';
import { NO_REMOVALS, type Removals, recordCleared, recordRemoved, shownOrder } from '../src/removals.ts';
import {
  anyQuantities,
  brokenCartInvariants,
  cartCommands,
  cartItems,
  carts,
  lookUpShopProduct,
  naiveTotals,
  productIds,
  shopCart,
  stepCartModel,
  toCartModel,
} from '../src/testing/index.ts';

const histories = fc.array(cartCommands, { maxLength: 15 });
const idsOf = (cart: Cart) => cart.map(({ id }) => id);

describe('a cart after any commands', { tags: ['CRT-1'] }, () => {
  it('equals a naive recomputation and keeps its invariants', () => {
    fc.assert(
      fc.property(carts, histories, (start, commands) => {
        let cart = start;
        let model = toCartModel(start);
        for (const command of commands) {
          cart = cartReducer(cart, command);
          model = stepCartModel(model, command);
          expect(toCartModel(cart)).toEqual(model);
          expect(brokenCartInvariants(cart)).toEqual([]);
        }
      }),
      runs(1000),
    );
  });

  it('keeps its reference if nothing changed, and is never mutated', () => {
    const seen = { same: 0, other: 0 };
    fc.assert(
      fc.property(carts, histories, (start, commands) => {
        let cart = start;
        for (const command of commands) {
          const before = JSON.stringify(cart);
          const next = cartReducer(cart, command);
          expect(JSON.stringify(cart)).toBe(before);
          expect(next === cart).toBe(JSON.stringify(next) === before);
          seen[next === cart ? 'same' : 'other'] += 1;
          cart = next;
        }
      }),
      runs(1000),
    );
    expect(Math.min(seen.same, seen.other)).toBeGreaterThan(500);
  });

  it('adding adds up quantities to 99 and leaves other lines unchanged', () => {
    let capped = 0;
    fc.assert(
      fc.property(carts, cartItems, (cart, item) => {
        const next = cartReducer(cart, { kind: 'add', item });
        const before = cart.find(({ id }) => id === item.id)?.quantity ?? 0;
        const after = next.find(({ id }) => id === item.id)?.quantity;
        expect(after).toBe(Math.min(before + item.quantity, 99));
        expect(next.filter(({ id }) => id !== item.id)).toEqual(cart.filter(({ id }) => id !== item.id));
        expect(idsOf(next)).toEqual(before === 0 ? [...idsOf(cart), item.id] : idsOf(cart));
        if (before + item.quantity > 99) capped += 1;
      }),
      runs(1000),
    );
    expect(capped).toBeGreaterThan(20);
  });

  it('setting a quantity and removing are idempotent', () => {
    fc.assert(
      fc.property(carts, productIds, anyQuantities, (cart, id, quantity) => {
        const set = cartReducer(cart, { kind: 'setQuantity', id, quantity });
        expect(cartReducer(set, { kind: 'setQuantity', id, quantity })).toBe(set);
        const removed = cartReducer(cart, { kind: 'remove', id });
        expect(cartReducer(removed, { kind: 'remove', id })).toBe(removed);
        expect(idsOf(removed)).toEqual(idsOf(cart).filter((other) => other !== id));
      }),
      runs(1000),
    );
  });
});

describe('the totals of any cart', { tags: ['CRT-2'] }, () => {
  it('are exact to the cent, for available lines at catalogue prices', {
    tags: ['CRT-8'],
  }, () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const totals = totalOf(toCartLines(cart, lookUpShopProduct));
        const priced = cart.flatMap(({ id, quantity }) => {
          const product = lookUpShopProduct(id);
          return product ? [{ price: product.price, quantity }] : [];
        });
        const naive = naiveTotals(priced);
        expect(BigInt(totals.items)).toBe(naive.items);
        expect(BigInt(totals.priceCents)).toBe(naive.priceCents);
      }),
      runs(1000),
    );
  });

  it('are exact at any price with two decimals, up to a million dollars', () => {
    const priced = fc.array(
      fc.record({
        cents: fc.integer({ min: 0, max: 100_000_000 }),
        quantity: fc.integer({ min: 1, max: 99 }),
      }),
      { maxLength: 50 },
    );
    fc.assert(
      fc.property(priced, (list) => {
        const cart: Cart = list.map(({ cents, quantity }, id) => ({
          id: id + 1,
          name: '',
          image: '',
          price: cents / 100,
          quantity,
        }));
        const totals = totalOf(toCartLines(cart, (id) => cart[id - 1]));
        const naive = naiveTotals(cart);
        expect([BigInt(totals.items), BigInt(totals.priceCents)]).toEqual([naive.items, naive.priceCents]);
        expect(totals.priceCents).toBe(list.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0));
      }),
      runs(1000),
    );
  });
});

describe('removing and restoring', { tags: ['CRT-9'] }, () => {
  const orders = fc.array(fc.nat(7), { minLength: 8, maxLength: 8 });
  const pick = (ids: readonly number[], numbers: readonly number[]): readonly number[] => {
    const left = [...ids];
    return numbers.flatMap((number) => (left.length === 0 ? [] : left.splice(number % left.length, 1)));
  };

  it('any lines in any order gives the same cart', () => {
    fc.assert(
      fc.property(carts, orders, orders, fc.nat(8), (cart, out, back, count) => {
        const leaving = pick(idsOf(cart), out.slice(0, count));
        let rest = cart;
        let removals: Removals = NO_REMOVALS;
        for (const id of leaving) {
          removals = recordRemoved(removals, rest, id);
          rest = cartReducer(rest, { kind: 'remove', id });
          expect(shownOrder(rest, removals)).toEqual(idsOf(cart));
        }
        for (const id of pick(leaving, back)) {
          const removed = removals.lines.filter(({ item }) => item.id === id);
          rest = cartReducer(rest, { kind: 'restore', removed });
        }
        expect(rest).toEqual(cart);
      }),
      runs(1000),
    );
  });

  it('everything at once, after some lines one by one, gives the same cart', () => {
    fc.assert(
      fc.property(carts, orders, fc.nat(8), fc.boolean(), (cart, out, count, isClearUndoneFirst) => {
        let rest = cart;
        let removals: Removals = NO_REMOVALS;
        for (const id of pick(idsOf(cart), out.slice(0, count))) {
          removals = recordRemoved(removals, rest, id);
          rest = cartReducer(rest, { kind: 'remove', id });
        }
        removals = recordCleared(removals, rest);
        rest = cartReducer(rest, { kind: 'clear' });
        const { cleared, lines } = removals;
        for (const removed of isClearUndoneFirst ? [cleared, lines] : [lines, cleared])
          rest = cartReducer(rest, { kind: 'restore', removed });
        expect(rest).toEqual(cart);
      }),
      runs(1000),
    );
  });

  it('undoing everything gives the same cart in the same order', () => {
    const steps = fc.array(
      events({
        'cart.removeItem': [3, { id: productIds }],
        'cart.undoRemove': [3, { id: productIds }],
        'cart.clear': 2,
        'cart.undoClear': 1,
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(fc.uniqueArray(productIds), steps, (ids, history) => {
        const cart = ids.flatMap((id) => shopCart({ [id]: 1 }));
        const undoAll = [
          { type: 'cart.undoClear' } as const,
          ...ids.map((id) => ({ type: 'cart.undoRemove', id }) as const),
        ];
        let rest: Cart = cart;
        let removals: Removals = NO_REMOVALS;
        for (const edit of [...history, ...undoAll]) {
          const effect = effectOf(edit, { cart: rest, removals }, lookUpShopProduct);
          if (!effect) continue;
          rest = cartReducer(rest, effect.command);
          removals = effect.removals;
        }
        expect(rest).toEqual(cart);
      }),
      runs(1000),
    );
  });
});
