import { runs } from '@loomwright/machine-testing';
import { recordContract } from '@loomwright/storage/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createQuotesCodec, quotesReducer } from '../src/index.ts';
import { MAX_QUOTE_ID, MAX_QUOTES, type NewQuote, type Quotes } from '../src/quote.ts';
import { brokenQuotesInvariants, newQuotes, quoteLists } from '../src/testing/index.ts';

const codec = createQuotesCodec(7);

const add = (quotes: Quotes, quote: NewQuote) => quotesReducer(quotes, { kind: 'add', quote });
const plain: NewQuote = { at: 1, lines: [], totalCents: 0, status: 'kept' };

describe('stored requests', () => {
  it('are kept under the account’s key', { tags: ['STO-1', 'CRT-10'] }, () => {
    expect([codec.key, codec.initial]).toEqual(['quotes_7', []]);
  });

  const hints = {
    keys: ['id', 'at', 'lines', 'totalCents', 'status', 'demo', 'reference', 'startsAt'],
    values: ['sent', 1e12, 1e12 + 1],
  };
  const values = quoteLists;
  const contract = { createCodec: () => createQuotesCodec(7), values, broken: brokenQuotesInvariants, hints };
  for (const { title, run } of recordContract(contract))
    it(title, { tags: ['STO-1', 'STO-2', 'STO-3'] }, run);

  it.each([
    ['too many', Array.from({ length: MAX_QUOTES + 1 }, (_, index) => ({ ...plain, id: index + 1 }))],
    [
      'an id twice',
      [
        { ...plain, id: 3 },
        { ...plain, id: 3 },
      ],
    ],
    ['an id too high', [{ ...plain, id: MAX_QUOTE_ID + 1 }]],
    ['half a cent', [{ ...plain, id: 1, totalCents: 0.5 }]],
    ['an unknown status', [{ ...plain, id: 1, status: 'paid' }]],
    [
      'a quantity above the limit',
      [{ ...plain, id: 1, lines: [{ id: 1, name: 'x', price: 1, quantity: 100 }] }],
    ],
  ])('are refused: %s', { tags: ['STO-2'] }, (_, value) => {
    expect(codec.decode(JSON.stringify(value))).toBeUndefined();
  });

  it('get ascending ids one by one; the newest are kept and can be read back', {
    tags: ['CRT-10'],
  }, () => {
    const seen = { dropped: 0 };
    fc.assert(
      fc.property(quoteLists, fc.array(newQuotes, { minLength: 1, maxLength: 8 }), (start, added) => {
        let quotes = start;
        for (const quote of added) {
          const last = quotes.at(-1)?.id ?? 0;
          if (quotes.length === MAX_QUOTES) seen.dropped += 1;
          quotes = add(quotes, quote);
          if (last < MAX_QUOTE_ID) expect(quotes.at(-1)?.id).toBe(last + 1);
        }
        const withoutIds = [...start, ...added].map((quote) => ({ ...quote, id: 0 })).slice(-MAX_QUOTES);
        expect(quotes.map((quote) => ({ ...quote, id: 0 }))).toEqual(withoutIds);
        expect(brokenQuotesInvariants(quotes)).toEqual([]);
        expect(codec.decode(codec.encode(quotes) ?? '')).toEqual(quotes);
      }),
      runs(100),
    );
    expect(seen.dropped).toBeGreaterThan(6);
  });

  it('are renumbered after the highest id, and can be read back', {
    tags: ['STO-2'],
  }, () => {
    const quotes = add(
      [
        { ...plain, id: 5 },
        { ...plain, id: MAX_QUOTE_ID },
      ],
      plain,
    );
    expect(quotes.map(({ id }) => id)).toEqual([1, 2, 3]);
    const ids = [MAX_QUOTE_ID - 1, MAX_QUOTE_ID];
    expect(add([{ ...plain, id: MAX_QUOTE_ID - 1 }], plain).map(({ id }) => id)).toEqual(ids);
  });
});
