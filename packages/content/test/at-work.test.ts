import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { text as neuralNetworkApi } from '../src/documentation/the-neural-network-api.ts';
import {
  CUSTOMER_SOURCES,
  FORECAST_BOX,
  FORECAST_LEVELS,
  findAskedAtWork,
  INVOICE_LIMITS,
  sampleInvoices,
  sampleTexts,
  toForecastRanges,
  toForecastView,
  toInvoicesView,
  toLabelSummary,
  toNextStep,
  workedCase,
} from '../src/index.ts';

const invoices = fc.array(
  fc.record({
    sender: fc.string(),
    amount: fc.string(),
    confidence: fc.integer({ min: 0, max: 100 }),
    doubt: fc.string(),
  }),
);

describe('the worked examples', () => {
  it('each invoice is posted or reviewed, and a higher limit never posts more', {
    tags: ['HOM-2', 'SRV-1'],
  }, () => {
    fc.assert(
      fc.property(invoices, (some) => {
        const posted = INVOICE_LIMITS.map((limit) => {
          const { rows } = toInvoicesView(limit, some);
          expect(rows.map(({ sender }) => sender)).toEqual(some.map(({ sender }) => sender));
          for (const { doubt, isPosted, outcome } of rows) expect(outcome).toBe(isPosted ? 'Posted' : doubt);
          return rows.filter(({ isPosted }) => isPosted).length;
        });
        expect(posted).toEqual([...posted].sort((a, b) => b - a));
      }),
    );
    expect(INVOICE_LIMITS.map((limit) => toInvoicesView(limit).summary)).toEqual([
      '5 invoices posted, none handed to a person.',
      '3 invoices posted, 2 handed to a person.',
      '1 invoice posted, 4 handed to a person.',
    ]);
    expect(new Set(sampleInvoices.map(({ sender }) => sender)).size).toBe(sampleInvoices.length);
  });

  it('a forecast’s range widens with each week and with more certainty', {
    tags: ['HOM-2', 'SRV-1'],
  }, () => {
    const widths = FORECAST_LEVELS.map((level) => toForecastRanges(level).map(([low, high]) => high - low));
    for (const [place, own] of widths.entries()) {
      expect(own).toEqual([...own].sort((a, b) => a - b));
      const wider = widths[place + 1];
      for (const [week, width] of own.entries())
        expect(width).toBeLessThan(wider?.[week] ?? Number.POSITIVE_INFINITY);
    }
    expect(toForecastView('80').summary).toBe('In six weeks: 208–264 orders (80% likely).');
  });

  it('a forecast is drawn within its bounds', { tags: ['HOM-2'] }, () => {
    for (const level of FORECAST_LEVELS) {
      const { middle, past, range } = toForecastView(level);
      for (const path of [middle, past, range])
        for (const [, x, y] of path.matchAll(/([\d.]+) ([\d.-]+)/g)) {
          expect(Number(x)).toBeLessThanOrEqual(FORECAST_BOX.width);
          expect(Number(y)).toBeGreaterThanOrEqual(0);
          expect(Number(y)).toBeLessThanOrEqual(FORECAST_BOX.height);
        }
    }
  });

  it('the hours of the worked case are computed from its invoices', {
    tags: ['HOM-4'],
  }, () => {
    const { note, result, rows, title } = workedCase;
    const [typed, hours] = rows.map(({ before, after }) =>
      [before, after].map((text) => Number(text.replace(',', ''))),
    );
    const [before = 0, after = 0] = hours ?? [];
    const minutes = Number(/(\d+) minutes/.exec(note)?.[1]);
    expect(hours).toEqual(typed?.map((invoices) => (invoices * minutes) / 60));
    expect(result).toBe(`${before - after} hours a month back`);
    expect(title).toContain('sample');
    for (const { left } of rows) expect(left).toBeLessThan(100);
  });

  it('the assistant answers three questions of the FAQ', { tags: ['HOM-2'] }, () => {
    expect(findAskedAtWork()).toHaveLength(3);
  });
});

describe('the product examples', { tags: ['PDP-2'] }, () => {
  it('the confidence decides whether a text is handled, proposed or reviewed', () => {
    for (const { name, labels } of sampleTexts)
      expect(
        labels.reduce((sum, [, confidence]) => sum + confidence, 0),
        name,
      ).toBe(100);
    expect(sampleTexts.map(toLabelSummary)).toEqual([
      'Order, 96% sure: booked without asking.',
      'Complaint, 91% sure: proposed, and a person confirms it.',
      'At most 52% sure: a person reads it first.',
    ]);
  });

  it('confidence is the same here, in the documentation and in the drawing', {
    tags: ['DOC-1'],
  }, () => {
    const shown = readFileSync(
      new URL('../../catalogue/src/products/3-neural-network-api/interface.svg', import.meta.url),
      'utf8',
    );
    const examples = neuralNetworkApi.flatMap((block) =>
      typeof block === 'object' && block.kind === 'code' ? [block.text] : [],
    );
    for (const { text, labels } of sampleTexts.slice(0, 2)) {
      expect(examples.some((example) => example.includes(JSON.stringify(text)))).toBe(true);
      const answer = labels
        .map(
          ([label, confidence]) =>
            `"${label.toLowerCase().replaceAll(' ', '_')}": ${(confidence / 100).toFixed(2)}`,
        )
        .join(', ');
      expect(examples.join('\n')).toContain(`"labels": { ${answer} }`);
    }
    for (const [, confidence] of sampleTexts[0]?.labels ?? [])
      expect(shown).toContain(`>${(confidence / 100).toFixed(2)}<`);
  });

  it('each choice of sources suggests a different step, in any order', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...CUSTOMER_SOURCES]),
        fc.shuffledSubarray([...CUSTOMER_SOURCES]),
        (one, other) => {
          const isSame = [...one].sort().join() === [...other].sort().join();
          expect(toNextStep(one) === toNextStep(other)).toBe(isSame);
        },
      ),
    );
  });
});
