import { modelQuantity } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CartCommand, toCartView } from '../src/index.ts';
import {
  brokenCartSnapshotInvariants,
  type CartUserEvent,
  cartCommands,
  cartEvents,
  carts,
  createCartBench,
  lookUpShopProduct,
  naiveTotals,
  stepCartModel,
  toCartModel,
} from '../src/testing/index.ts';

type Counts = ReadonlyMap<number, number>;

/** The expected quantities and removals in any order, and the number of notifications. */
interface Expected {
  readonly here: Counts;
  readonly removed: Counts;
  readonly cleared: Counts;
  readonly said: number;
}

const nothing: Counts = new Map();
const withCount = (counts: Counts, id: number, count: number): Counts => {
  const next = new Map(counts);
  if (count === 0) next.delete(id);
  else next.set(id, Math.min(count, 99));
  return next;
};
const plus = (counts: Counts, id: number, count: number): Counts =>
  withCount(counts, id, (counts.get(id) ?? 0) + count);

const take = (before: Expected, id: number, there: number): Expected => ({
  ...before,
  here: withCount(before.here, id, 0),
  removed: withCount(before.removed, id, there),
  said: before.said + 1,
});

const expectAfter = (before: Expected, event: CartUserEvent): Expected => {
  const { here, removed, cleared } = before;
  const said = before.said + 1;
  switch (event.type) {
    case 'cart.addItem':
      return lookUpShopProduct(event.productId)
        ? { ...before, here: plus(here, event.productId, event.quantity), said }
        : before;
    case 'cart.setQuantity':
    case 'cart.stepQuantity': {
      const there = here.get(event.id);
      if (there === undefined) return before;
      const wanted =
        event.type === 'cart.setQuantity'
          ? modelQuantity(event.quantity)
          : Math.min(Math.max(there + event.by, 0), 99);
      if (there === wanted) return before;
      return wanted === 0
        ? take(before, event.id, there)
        : { ...before, here: withCount(here, event.id, wanted), said };
    }
    case 'cart.removeItem': {
      const there = here.get(event.id);
      return there === undefined ? before : take(before, event.id, there);
    }
    case 'cart.clear':
      return here.size === 0
        ? before
        : { ...before, here: nothing, cleared: new Map([...cleared, ...here]), said };
    case 'cart.undoRemove': {
      const count = removed.get(event.id);
      return count === undefined
        ? before
        : { ...before, here: plus(here, event.id, count), removed: withCount(removed, event.id, 0), said };
    }
    case 'cart.undoClear':
      return cleared.size === 0
        ? before
        : {
            ...before,
            here: [...cleared].reduce((next, [id, count]) => plus(next, id, count), here),
            cleared: nothing,
            said,
          };
    case 'page.left':
      return { ...before, removed: nothing, cleared: nothing };
  }
};

const owners = fc.constantFrom(undefined, 7);

const sorted = (counts: Iterable<readonly [number, number]>) => [...counts].sort(([a], [b]) => a - b);

type Step =
  | { readonly by: 'person'; readonly event: CartUserEvent }
  | { readonly by: 'otherTab'; readonly command: CartCommand }
  | { readonly by: 'record' };

const personSteps = cartEvents.map((event): Step => ({ by: 'person', event }));
const steps = fc.oneof(
  { weight: 10, arbitrary: personSteps },
  { weight: 1, arbitrary: cartCommands.map((command): Step => ({ by: 'otherTab', command })) },
  { weight: 1, arbitrary: fc.constant<Step>({ by: 'record' }) },
);

describe('a cart after any sequence of events', () => {
  it('contains the right lines, remembers removals and announces every change', {
    tags: ['CRT-1', 'CRT-3', 'CRT-9'],
  }, () => {
    const taken = new Set<string>();
    fc.assert(
      fc.property(owners, carts, fc.array(cartEvents, { maxLength: 30 }), (owner, start, events) => {
        const bench = createCartBench(owner);
        bench.load(start);
        const counts: Counts = new Map(start.map(({ id, quantity }) => [id, quantity]));
        let expected: Expected = { here: counts, removed: nothing, cleared: nothing, said: 0 };
        for (const event of events) {
          const before = expected;
          bench.send(event);
          expected = expectAfter(expected, event);
          if (expected !== before) taken.add(event.type);
          const { context } = bench.stepper.snapshot;
          expect(sorted(toCartModel(context.cart))).toEqual(sorted(expected.here));
          expect(bench.facts().length).toBe(expected.said);
          expect(bench.commands().length).toBe(expected.said);
          const places = toCartView(bench.stepper.snapshot).rows.filter(({ kind }) => kind === 'removed');
          const missing = [...expected.removed.keys()].filter((id) => !expected.here.has(id));
          expect(places.map(({ id }) => id).sort()).toEqual(missing.sort());
        }
        expect(bench.facts().every(({ type }) => type === 'cart.changed')).toBe(true);
      }),
      runs(100),
    );
    expect([...taken].sort()).toEqual([
      'cart.addItem',
      'cart.clear',
      'cart.removeItem',
      'cart.setQuantity',
      'cart.stepQuantity',
      'cart.undoClear',
      'cart.undoRemove',
      'page.left',
    ]);
  });

  it('keeps invariants and exact totals, even with other tabs and a late record', {
    tags: ['CRT-1', 'CRT-2', 'CRT-8'],
  }, () => {
    const seen = { loading: 0, ready: 0 };
    fc.assert(
      fc.property(owners, carts, fc.array(steps, { maxLength: 30 }), (owner, start, history) => {
        const bench = createCartBench(owner);
        let isLoaded = false;
        let model = toCartModel(start);
        let obeyed = 0;
        for (const step of history) {
          if (step.by === 'person') bench.send(step.event);
          else if (step.by === 'record' && !isLoaded) {
            bench.load(start);
            isLoaded = true;
          } else if (step.by === 'otherTab' && isLoaded) {
            bench.changeElsewhere(step.command);
            model = stepCartModel(model, step.command);
          }
          const { snapshot } = bench.stepper;
          expect(brokenCartSnapshotInvariants(snapshot)).toEqual([]);
          seen[isLoaded ? 'ready' : 'loading'] += 1;
          if (!isLoaded) continue;
          model = bench.commands().slice(obeyed).reduce(stepCartModel, model);
          obeyed = bench.commands().length;
          expect(toCartModel(snapshot.context.cart)).toEqual(model);
          const priced = model.flatMap(([id, quantity]) => {
            const product = lookUpShopProduct(id);
            return product ? [{ price: product.price, quantity }] : [];
          });
          const { items, priceCents } = naiveTotals(priced);
          const view = toCartView(snapshot);
          expect(view.totalItems).toBe(Number(items));
          expect(view.totalText.replace(/[$,.]/g, '').replace(/^0+(?=\d{3})/, '')).toBe(
            String(priceCents).padStart(3, '0'),
          );
        }
      }),
      runs(100),
    );
    expect(Math.min(seen.loading, seen.ready)).toBeGreaterThan(100);
  });

  it('keeps rows in place while lines are removed and restored', { tags: ['CRT-9'] }, () => {
    const events = fc.oneof(
      fc.record({
        type: fc.constantFrom('cart.removeItem' as const, 'cart.undoRemove' as const),
        id: fc.nat(6),
      }),
      fc.record({ type: fc.constant('cart.setQuantity' as const), id: fc.nat(6), quantity: fc.nat(3) }),
      fc.constantFrom({ type: 'cart.clear' as const }, { type: 'cart.undoClear' as const }),
    );
    let moved = 0;
    fc.assert(
      fc.property(owners, carts, fc.array(events, { maxLength: 30 }), (owner, start, history) => {
        const bench = createCartBench(owner);
        bench.load(start);
        const order = start.map(({ id }) => id);
        for (const event of history) {
          bench.send(event);
          const shown = toCartView(bench.stepper.snapshot).rows.map(({ id }) => id);
          expect(shown).toEqual(order.filter((id) => shown.includes(id)));
          if (shown.length > 2) moved += 1;
        }
        for (const { id } of start) bench.send({ type: 'cart.undoRemove', id });
        bench.send({ type: 'cart.undoClear' });
        const back = bench.stored().map(({ id }) => id);
        expect(back).toEqual(order.filter((id) => back.includes(id)));
      }),
      runs(100),
    );
    expect(moved).toBeGreaterThan(100);
  });
});
