import { isBlank } from '@loomwright/kit';
import { hostileStrings } from '@loomwright/kit/testing';
import { oneOf, runs, weighted } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AUTOMATED_PERCENT, SAVINGS_RANGES, WORKING_WEEKS } from '../src/limits.ts';
import {
  attachSavings,
  calculateSavings,
  changeSavingsQuery,
  readFigure,
  readSavingsQuery,
  readSavingsRequest,
  type SavingsQuery,
  toSavingsRequest,
  toSavingsView,
  writeSavingsQuery,
} from '../src/savings.ts';

const names = ['hours', 'people', 'cost'] as const;
const within = (name: (typeof names)[number]) =>
  fc.integer({ min: SAVINGS_RANGES[name].least, max: SAVINGS_RANGES[name].most });
const queries: fc.Arbitrary<SavingsQuery> = fc.record({
  hours: within('hours'),
  people: within('people'),
  cost: within('cost'),
});
const initial = readSavingsQuery('');

const texts = weighted(
  [2, fc.constantFrom(...hostileStrings)],
  [1, oneOf('0', '-1', '41', '1e3', '0x10', '999999999', '12345678901', 'NaN', 'Infinity', '6.5', '1,000')],
  [1, fc.integer().map(String)],
);

const isIn = (query: SavingsQuery) =>
  names.every(
    (name) =>
      Number.isInteger(query[name]) &&
      query[name] >= SAVINGS_RANGES[name].least &&
      query[name] <= SAVINGS_RANGES[name].most,
  );

describe('the savings calculator', { tags: ['CAL-1'] }, () => {
  it('saves hours × people × weeks × share × cost, exact to the cent', () => {
    expect(calculateSavings({ hours: 6, people: 5, cost: 35 })).toEqual({
      hours: 540,
      yearCents: 1_890_000,
      monthCents: 157_500,
    });
    fc.assert(
      fc.property(queries, ({ cost, hours, people }) => {
        const saved = calculateSavings({ cost, hours, people });
        const weekCents = BigInt(hours) * BigInt(people) * BigInt(cost) * BigInt(AUTOMATED_PERCENT);
        expect(BigInt(saved.yearCents)).toBe(weekCents * BigInt(WORKING_WEEKS));
        expect(Number.isInteger(saved.monthCents)).toBe(true);
        expect(Math.abs(saved.monthCents * 12 - saved.yearCents)).toBeLessThanOrEqual(6);
        expect(saved.hours * cost * 100).toBeCloseTo(saved.yearCents, 4);
      }),
      runs(1000),
    );
  });

  it('saves more with every larger input, but never all of the hours', () => {
    fc.assert(
      fc.property(queries, fc.constantFrom(...names), (query, name) => {
        const { query: more } = changeSavingsQuery(query, { [name]: query[name] + 1 });
        if (more !== query)
          expect(calculateSavings(more).yearCents).toBeGreaterThan(calculateSavings(query).yearCents);
        expect(calculateSavings(query).hours).toBeLessThan(query.hours * query.people * WORKING_WEEKS);
      }),
      runs(1000),
    );
  });

  it('shows its inputs in a formula whose product is the result', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { factors, yearText } = toSavingsView(query);
        const product = factors
          .map(({ value }) => Number(value.replace(/[$%]/g, '')) / (value.endsWith('%') ? 100 : 1))
          .reduce((one, other) => one * other, 1);
        expect(Number(yearText.replace(/[$,]/g, ''))).toBeCloseTo(product, 2);
        expect(factors.map(({ value }) => value)).toEqual(
          expect.arrayContaining([`${query.hours}`, `${query.people}`, `$${query.cost}`]),
        );
      }),
      runs(100),
    );
  });
});

describe('the address of the calculator', { tags: ['CAL-1'] }, () => {
  it('round-trips every query, and is empty for the defaults', () => {
    expect(writeSavingsQuery(initial)).toBe('');
    expect(writeSavingsQuery({ ...initial, hours: 10, cost: 40 })).toBe('hours=10&cost=40');
    fc.assert(
      fc.property(queries, (query) => {
        expect(readSavingsQuery(`?${writeSavingsQuery(query)}`)).toEqual(query);
        expect(readSavingsRequest(toSavingsRequest(query))).toEqual(query);
      }),
      runs(1000),
    );
  });

  it('hostile, negative, huge and non-numeric values fall back to the defaults', () => {
    for (const bad of ['-5', '0', '41', '1e1', '0x10', '6.5', 'six', '', '%ff', '9'.repeat(400)])
      expect(readSavingsQuery(`hours=${bad}&people=12`)).toEqual({ ...initial, people: 12 });
    fc.assert(
      fc.property(texts, texts, texts, (hours, people, cost) => {
        expect(isIn(readSavingsQuery(`hours=${hours}&people=${people}&cost=${cost}`))).toBe(true);
        const asked = readSavingsRequest(`${hours}-${people}-${cost}`);
        expect(asked === undefined || isIn(asked)).toBe(true);
      }),
      runs(1000),
    );
    for (const text of ['', '6', '6-5', '6-5-35-1', '06-5-35', '6-5-350', ' 6-5-35', '٦-5-35'])
      expect([text, readSavingsRequest(text)]).toEqual([text, undefined]);
  });

  it('a change is clamped to the ranges and replaces the address', () => {
    expect(changeSavingsQuery(initial, { people: 1000, cost: -4 }).query).toEqual({
      ...initial,
      people: SAVINGS_RANGES.people.most,
      cost: SAVINGS_RANGES.cost.least,
    });
    fc.assert(
      fc.property(queries, fc.constantFrom(...names), fc.double(), (query, name, value) => {
        const { history, query: next } = changeSavingsQuery(query, { [name]: value });
        expect([isIn(next), history]).toEqual([true, 'replace']);
        expect(changeSavingsQuery(next, next).query).toBe(next);
        for (const other of names) if (other !== name) expect(next[other]).toBe(query[other]);
      }),
      runs(1000),
    );
  });

  it('only whole numbers are read, in the digits of any script', () => {
    expect(['12', ' 12\u200b', '١٢', '１２'].map(readFigure)).toEqual([12, 12, 12, 12]);
    expect(['', '-1', '1.5', '1e3', 'x', '1'.repeat(10)].map(readFigure)).toEqual(Array(6).fill(undefined));
  });
});

describe('the figures in a demo request', { tags: ['CAL-1'] }, () => {
  const note = (hours: number) => attachSavings('', { ...initial, hours });

  it('are appended once and replace earlier ones', () => {
    expect(note(6)).toBe(
      'Our figures from the savings calculator: 6 hours a week, 5 people, $35 an hour. That makes about $18,900 and 540 hours a year.',
    );
    const written = attachSavings('Our inbox.', { ...initial, hours: 6 });
    expect(written).toBe(`Our inbox.\n\n${note(6)}`);
    expect(attachSavings(`${written}\n\nThanks.`, { ...initial, hours: 10 })).toBe(
      `Our inbox.\n\n${note(10)}\n\nThanks.`,
    );
    const edited = `${note(6)} Roughly.`;
    expect(attachSavings(edited, { ...initial, hours: 10 })).toBe(`${edited}\n\n${note(10)}`);
  });

  it('never remove text', () => {
    fc.assert(
      fc.property(texts, queries, queries, (text, first, second) => {
        const once = attachSavings(text, first);
        if (!isBlank(text)) expect(once).toContain(text.trimEnd());
        expect(attachSavings(once, first)).toBe(once);
        expect(attachSavings(once, second)).toBe(attachSavings(text, second));
      }),
      runs(500),
    );
  });
});
