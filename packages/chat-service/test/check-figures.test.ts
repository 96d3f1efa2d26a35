import { describe, expect, it } from 'vitest';
import { figuresIn, inventedFigures } from '../src/server/upstream/check-figures.ts';

describe('the numbers of a reply', { tags: ['SVC-2'] }, () => {
  it('are read as figures, prices, times and words', () => {
    expect([...figuresIn('It costs $29.99 for 4,000 messages, from 9:00 AM, in three weeks.')]).toEqual([
      '29.99',
      '4000',
      '9:00',
      '3',
    ]);
  });

  it('are equal in the digits of every script', { tags: ['CRT-1'] }, () => {
    expect([...figuresIn('الثمن ٤٠٠٠، ३ weeks, １２')]).toEqual(['4000', '3', '12']);
    expect(inventedFigures('It takes ٣ weeks.', ['It takes three weeks.'])).toEqual([]);
  });

  it('exclude addresses, list numbers and “one”', () => {
    expect([...figuresIn('1. See [the product](/products/3)\n2. That one')]).toEqual([]);
  });

  it('include those that only look like list numbers', () => {
    expect([...figuresIn('It costs only\n5. dollars a month')]).toEqual(['5']);
    expect([...figuresIn('1. This\n2. That\n\n1) Again\n2) More\n9) Dollars')]).toEqual(['9']);
  });

  it('count as invented if no evidence contains them in any spelling', () => {
    const evidence = [
      'AI Chatbot Integration: $29.99',
      'A pilot takes two to four weeks.',
      'Up to 4,000 characters',
    ];
    expect(inventedFigures('It is $29.99, a pilot takes 2 to 4 weeks, 4000 characters.', evidence)).toEqual(
      [],
    );
    expect(inventedFigures('It is $19.99 a month.', evidence)).toEqual(['19.99']);
    expect(inventedFigures('A pilot takes six weeks.', evidence)).toEqual(['6']);
    expect(inventedFigures('That is 80 per cent off, fifty days.', evidence)).toEqual(['80', '50']);
    expect(inventedFigures('It takes fifty days.', ['Within 50 days.'])).toEqual([]);
  });

  it.each([
    ['It costs zero dollars.', '0'],
    ['Trusted by thousands of customers.', 'thousand'],
    ['We have hundreds of offices.', 'hundred'],
    ['It takes a dozen hours.', 'dozen'],
    ['It costs ５ dollars.', '5'],
    ['It costs ٥ dollars.', '5'],
  ])('are found in any script and in the plural: %s', (text, found) => {
    expect(inventedFigures(text, ['It costs $29.99.'])).toEqual([found]);
  });

  it('match in singular and plural: “a thousand”, “thousands”', () => {
    expect(inventedFigures('A thousand of them.', ['Thousands of messages.'])).toEqual([]);
  });
});
