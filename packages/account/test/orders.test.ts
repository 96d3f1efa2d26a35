import { readSearchText } from '@loomwright/kit';
import { createStepper, runs, startActor } from '@loomwright/machine-testing';
import { createMemoryOrigin } from '@loomwright/storage';
import { createTestRecords } from '@loomwright/storage/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addQuote,
  changeOrdersQuery,
  createDateFormatter,
  createOrdersMachine,
  type OrdersQuery,
  readOrdersQuery,
  toBookedTimes,
  toOrdersList,
  toOrdersView,
  writeOrdersQuery,
} from '../src/index.ts';
import { selectQuotes } from '../src/orders.view.ts';
import { ALL_ORDERS } from '../src/orders-query.ts';
import type { NewQuote, Quotes } from '../src/quote.ts';
import { NOON, newQuotes, ordersQueries, quoteLists } from '../src/testing/index.ts';

const dates = () => createDateFormatter({ now: NOON, timeZone: 'UTC' });
const isProduct = (id: number) => id <= 6;
const openPorts = (origin = createMemoryOrigin()) => ({
  records: createTestRecords(origin.openTab()),
});

const createBench = () => {
  const stepper = createStepper(createOrdersMachine(openPorts()), { userId: 1 });
  const update = (value: Quotes) =>
    stepper.send({ type: 'record.updated', key: 'quotes_1', value, isStored: true });
  const view = (query: OrdersQuery = ALL_ORDERS, isDemonstration = false) =>
    toOrdersView(toOrdersList(stepper.snapshot), { query, dates: dates(), isProduct, isDemonstration });
  return { stepper, update, view };
};

const chatbot = { id: 1, name: 'AI Chatbot Integration', price: 29.99, quantity: 3 };
const gone = { id: 77, name: 'Café Loom', price: 0, quantity: 1 };
const first = { id: 4, at: NOON - 864e5, lines: [chatbot, gone], totalCents: 8997, status: 'kept' } as const;
const second = { id: 9, at: NOON, lines: [gone], totalCents: 0, status: 'sent' } as const;

describe('the orders machine', { tags: ['CRT-10'] }, () => {
  it('shows the stored requests once read, and follows them', { tags: ['STO-4'] }, () => {
    const bench = createBench();
    expect(bench.view().status).toBe('loading');
    bench.update([]);
    expect(bench.view()).toMatchObject({ status: 'none', orders: [], noteText: '' });
    bench.update([first]);
    expect(bench.view()).toMatchObject({ status: 'filled', countText: '1 request' });
  });

  it('marks requests that were not sent, and notes that a demonstration sends none', {
    tags: ['FRM-1'],
  }, () => {
    const bench = createBench();
    bench.update([second]);
    expect(bench.view().noteText).toBe('');
    bench.update([first, second]);
    expect(bench.view().noteText).toContain('“Not sent”');
    expect(bench.view(ALL_ORDERS, true).noteText).toContain('This is a demonstration');
  });

  it('shows a request the moment it is stored, in this tab or another', {
    tags: ['STO-4'],
  }, async () => {
    const origin = createMemoryOrigin();
    const [here, other] = [openPorts(origin), openPorts(origin)];
    const actor = startActor(createOrdersMachine(here), { input: { userId: 1 } });
    await here.records.isIdle();
    const { id: _, ...quote } = first;
    const { signal } = new AbortController();
    for (const ports of [other, here]) await addQuote(ports.records, 1, quote, signal);
    expect(toOrdersList(actor.getSnapshot())).toEqual({
      isLoading: false,
      quotes: [
        { ...quote, id: 1 },
        { ...quote, id: 2 },
      ],
    });
    actor.stop();
  });
});

describe('the orders view', () => {
  it('has date, lines, total and status, latest first', {
    tags: ['CRT-10'],
  }, () => {
    const bench = createBench();
    bench.update([first, second]);
    expect(bench.view().orders).toEqual([
      {
        id: 9,
        titleText: 'Quote request 9',
        dateTime: '2026-11-21T12:00:00.000Z',
        dateText: '21 November 2026',
        timeText: expect.stringMatching(/^12:00\sPM$/),
        status: 'sent',
        statusText: 'Sent',
        lines: [{ name: 'Café Loom', href: undefined, quantity: 1, priceText: 'Free', totalText: 'Free' }],
        reorderItems: [],
        totalText: '$0.00',
        demo: undefined,
        askHref: '/contact',
      },
      {
        id: 4,
        titleText: 'Quote request 4',
        dateTime: '2026-11-20T12:00:00.000Z',
        dateText: '20 November 2026',
        timeText: expect.stringMatching(/^12:00\sPM$/),
        status: 'kept',
        statusText: 'Not sent',
        lines: [
          {
            name: 'AI Chatbot Integration',
            href: '/products/1',
            quantity: 3,
            priceText: '$29.99 each',
            totalText: '$89.97',
          },
          { name: 'Café Loom', href: undefined, quantity: 1, priceText: 'Free', totalText: 'Free' },
        ],
        reorderItems: [{ productId: 1, quantity: 3 }],
        totalText: '$89.97',
        demo: undefined,
        askHref: '/contact',
      },
    ]);
  });

  it('has price units and the number; requests of earlier versions have neither', {
    tags: ['PRD-1', 'CRT-10'],
  }, () => {
    const bench = createBench();
    const lines = [{ ...chatbot, unit: 'workspaceMonth' as const }, gone];
    bench.update([first, { ...second, lines, totalCents: 8997, number: 'Q-7K3M-P2XD' }]);
    expect(bench.view().orders).toMatchObject([
      {
        titleText: 'Quote request Q-7K3M-P2XD',
        askHref: '/contact?topic=request-Q-7K3M-P2XD',
        lines: [{ priceText: '$29.99 per workspace, per month' }, { priceText: 'Free' }],
        totalText: '$89.97 per month',
      },
      { titleText: 'Quote request 4', lines: [{ priceText: '$29.99 each' }, {}], totalText: '$89.97' },
    ]);
    expect(bench.view({ kind: 'all', text: 'q-7k3m' }).orders.map(({ id }) => id)).toEqual([second.id]);
  });

  it('shows the time and reference of a demo, and counts its time as booked', {
    tags: ['BOK-1'],
  }, () => {
    const startsAt = Date.UTC(2026, 10, 30, 3, 30);
    const booking = { ...second, id: 10, lines: [], demo: { reference: '7K3Q-9F2M', startsAt } };
    const bench = createBench();
    bench.update([first, booking]);
    expect(bench.view({ kind: 'all', text: 'demo 7k3q' }).orders).toMatchObject([
      {
        id: 10,
        titleText: 'Demo request 7K3Q-9F2M',
        lines: [],
        demo: {
          reference: '7K3Q-9F2M',
          startsAt,
          dateTime: '2026-11-30T03:30:00.000Z',
          dateText: 'Monday, 30 November 2026',
          timeText: '3:30 AM',
        },
        askHref: '/contact?topic=request-7K3Q-9F2M',
      },
    ]);
    expect(toBookedTimes(bench.stepper.snapshot)).toEqual([startsAt]);
  });

  it.each([
    [{ kind: 'quote', text: '' }, [9, 4], '2 requests'],
    [{ kind: 'all', text: 'CAFE  loom' }, [9, 4], '2 requests'],
    [{ kind: 'all', text: 'chatbot cafe' }, [4], '1 of 2 requests'],
    [{ kind: 'demo', text: '' }, [], '0 of 2 requests'],
    // A search word never matches across two product names.
    [{ kind: 'all', text: 'integrationcafe' }, [], '0 of 2 requests'],
  ] as const)('is filtered by kind and product: %o', { tags: ['CRT-10'] }, (query, ids, countText) => {
    const bench = createBench();
    bench.update([first, second]);
    const view = bench.view(query);
    expect([view.orders.map(({ id }) => id), view.countText]).toEqual([ids, countText]);
    expect(view.status).toBe(ids.length === 0 ? 'noMatch' : 'filled');
  });

  it('shows all without a filter, and never more than are stored', {
    tags: ['CRT-10', 'STO-1'],
  }, () => {
    const seen = { many: 0, some: 0, none: 0 };
    fc.assert(
      fc.property(quoteLists, ordersQueries, (quotes, query) => {
        expect(selectQuotes(quotes, ALL_ORDERS)).toEqual(quotes);
        const found = selectQuotes(quotes, query);
        expect(quotes.filter((quote) => found.includes(quote))).toEqual(found);
        if (query.kind !== 'all')
          expect(found.every(({ demo }) => (query.kind === 'demo') === Boolean(demo))).toBe(true);
        const bench = createBench();
        bench.update(quotes);
        const view = bench.view(query);
        expect(view.orders.map(({ id }) => id)).toEqual(found.map(({ id }) => id).reverse());
        seen[quotes.length === 200 ? 'many' : found.length > 0 ? 'some' : 'none'] += 1;
      }),
      runs(100),
    );
    expect(Math.min(seen.many, seen.some, seen.none)).toBeGreaterThan(3);
  });

  it('adds up to the cent', { tags: ['CRT-10'] }, () => {
    fc.assert(
      fc.property(newQuotes, (quote: NewQuote) => {
        const bench = createBench();
        bench.update([{ ...quote, id: 1 }]);
        const lines = bench.view().orders[0]?.lines ?? [];
        for (const [place, { totalText }] of lines.entries()) {
          const { price = 0, quantity = 0 } = quote.lines[place] ?? {};
          const cents = BigInt(price.toFixed(2).replace('.', '')) * BigInt(quantity);
          expect(
            totalText === 'Free' ? '0' : totalText.replaceAll(/[$,.]/g, '').replace(/^0+(?=\d)/, ''),
          ).toBe(`${cents}`);
        }
      }),
      runs(100),
    );
  });
});

describe('the orders query', { tags: ['CRT-10'] }, () => {
  it('survives a round trip through the URL; hostile values fall back to all', () => {
    fc.assert(
      fc.property(ordersQueries, (query) => {
        const read = readOrdersQuery(writeOrdersQuery(query));
        expect(read).toEqual({ ...query, text: readSearchText(query.text) });
        expect(writeOrdersQuery(ALL_ORDERS)).toBe('');
      }),
      runs(1000),
    );
    fc.assert(
      fc.property(fc.string(), (search) => {
        const query = readOrdersQuery(`?kind=${search}&q=${search}`);
        expect(['all', 'quote', 'demo']).toContain(query.kind);
        expect(query.text.length).toBeLessThanOrEqual(100);
        expect(() => encodeURIComponent(query.text)).not.toThrow();
      }),
      runs(1000),
    );
  });

  it.each<[Partial<OrdersQuery>, OrdersQuery, 'push' | 'replace']>([
    [{ text: 'ab' }, { kind: 'demo', text: 'ab' }, 'replace'],
    [{ kind: 'quote' }, { kind: 'quote', text: 'a' }, 'push'],
    [{ kind: 'demo' }, { kind: 'demo', text: 'a' }, 'replace'],
    [ALL_ORDERS, ALL_ORDERS, 'push'],
  ])('applies %o, and pushes or replaces the history entry', (change, query, history) => {
    expect(changeOrdersQuery({ kind: 'demo', text: 'a' }, change)).toEqual({ query, history });
  });
});
