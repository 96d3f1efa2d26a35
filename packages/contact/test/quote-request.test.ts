import { isBlank } from '@loomwright/kit';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type QuoteRequest, toItemsText, toQuoteNumber, toQuoteRequest, toTotalText } from '../src/index.ts';
import { attachQuestion, attachRequest, detachRequest, toQuoteActivityText } from '../src/quote-request.ts';
import { fieldTexts, quotableLines } from '../src/testing/index.ts';

const line = (id: number, quantity: number, isAvailable = true) => ({
  id,
  name: `Product ${id}`,
  priceCents: id === 6 ? 0 : 2999,
  priceUnit: id === 6 ? undefined : ('workspaceMonth' as const),
  quantity,
  isAvailable,
});
const requestOf = (...lines: ReturnType<typeof line>[]) => toQuoteRequest(lines) as QuoteRequest;
const nothing = { message: '', request: undefined };

describe('a quote request', { tags: ['CRT-10'] }, () => {
  it('contains the available lines, and is undefined if there are none', () => {
    expect(toQuoteRequest([])).toBeUndefined();
    expect(toQuoteRequest([line(1, 2, false)])).toBeUndefined();
    const request = requestOf(line(1, 2), line(2, 1, false), line(6, 1));
    expect(request).toEqual({
      lines: [
        { id: 1, name: 'Product 1', price: 29.99, unit: 'workspaceMonth', quantity: 2 },
        { id: 6, name: 'Product 6', price: 0, quantity: 1 },
      ],
      totalCents: 5998,
    });
    expect([toItemsText(request), toTotalText(request)]).toEqual(['3 items', '$59.98 per month']);
    expect(toTotalText(requestOf(line(6, 1)))).toBe('$0.00');
    expect(toQuoteActivityText(request)).toBe('Requested a quote for 3 items.');
    expect(attachRequest(nothing, request).message).toBe(
      'I’d like a quote for:\n- 2 × Product 1, $29.99 per workspace, per month\n- 1 × Product 6, Free\nTotal: $59.98 per month',
    );
  });

  it('is appended to the text once, and a later one replaces it', () => {
    const first = attachRequest({ message: 'Dear all', request: undefined }, requestOf(line(1, 2)));
    expect(first.message).toMatch(/^Dear all\n\nI’d like/);
    const below = attachRequest({ message: 'Dear all\n \n', request: undefined }, requestOf(line(1, 2)));
    expect(below.message).toBe(first.message);
    expect(attachRequest(first, requestOf(line(1, 2)))).toEqual(first);
    const second = attachRequest({ ...first, message: `${first.message}\nBye` }, requestOf(line(1, 3)));
    expect(second.message).toMatch(/^Dear all\n\nI’d like a quote for:\n- 3 × [\s\S]*\nBye$/);
    expect(second.message.match(/I’d like/g)).toHaveLength(1);
    const edited = { ...second, message: second.message.replace('3 ×', 'three') };
    expect(attachRequest(edited, requestOf(line(1, 3)))).toEqual(edited);
    expect(attachRequest(edited, requestOf(line(1, 4))).message.match(/I’d like/g)).toHaveLength(2);
  });

  it('is added again, with its number, to a message that was emptied', () => {
    const letter = attachRequest(nothing, requestOf(line(1, 2)), 'Q-1');
    expect(attachRequest({ ...letter, message: ' \n' }, requestOf(line(1, 2)), 'Q-2')).toEqual(letter);
  });

  it('leaves the surrounding text unchanged and can be removed completely', () => {
    fc.assert(
      fc.property(fieldTexts, quotableLines, quotableLines, (message, lines, others) => {
        const [request, other] = [toQuoteRequest(lines), toQuoteRequest(others)];
        fc.pre(request !== undefined && other !== undefined);
        const letter = attachRequest({ message, request: undefined }, request as QuoteRequest);
        if (!isBlank(message)) expect(letter.message.startsWith(message.trimEnd())).toBe(true);
        expect(attachRequest(letter, request as QuoteRequest)).toEqual(letter);
        const changed = attachRequest(letter, other as QuoteRequest);
        expect(changed.message).toContain(changed.request?.block);
        expect(detachRequest(changed)).toEqual({
          message: isBlank(message) ? '' : message.trimEnd(),
          request: undefined,
        });
      }),
      runs(1000),
    );
  });

  it('is removed without its text if the text was edited', () => {
    const letter = attachRequest(nothing, requestOf(line(1, 1)));
    expect(detachRequest({ ...letter, message: 'Something else' })).toEqual({
      message: 'Something else',
      request: undefined,
    });
    expect(detachRequest({ ...letter, message: `A\n\n${letter.message}\n\nB` }).message).toBe('A\n\nB');
    expect(detachRequest(nothing)).toEqual(nothing);
  });
});

describe('the number of a request', { tags: ['CRT-10'] }, () => {
  it('has eight unambiguous digits, and differs for another id', () => {
    expect(toQuoteNumber(0)).toBe('Q-0000-0000');
    expect(toQuoteNumber(32 ** 8 - 1)).toBe('Q-ZZZZ-ZZZZ');
    fc.assert(
      fc.property(fc.nat(2 ** 40 - 1), fc.nat(2 ** 40 - 1), (id, other) => {
        expect(toQuoteNumber(id)).toMatch(/^Q-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
        expect(toQuoteNumber(id) === toQuoteNumber(other)).toBe(id === other);
        expect(toQuoteNumber(id + 2 ** 47)).toBe(toQuoteNumber(id));
      }),
      runs(1000),
    );
  });

  it('stays when the request is attached again; another request gets a new one', () => {
    const first = attachRequest(nothing, requestOf(line(1, 2)), 'Q-1');
    expect(attachRequest(first, requestOf(line(1, 2)), 'Q-2').request?.number).toBe('Q-1');
    expect(attachRequest(first, requestOf(line(1, 3)), 'Q-2').request?.number).toBe('Q-2');
  });
});

describe('a question from the assistant', { tags: ['CHT-7', 'FRM-3'] }, () => {
  it('is appended once', () => {
    expect(attachQuestion(nothing, 'Hi').message).toBe('Hi');
    expect(attachQuestion({ ...nothing, message: 'This is it \n' }, 'Hi').message).toBe('This is it\n\nHi');
    const attached = attachRequest(nothing, requestOf(line(1, 2)));
    expect(attachQuestion(attached, 'Hi').request).toBe(attached.request);
  });

  it('is added once to any message', () => {
    fc.assert(
      fc.property(fieldTexts, fieldTexts, (message, text) => {
        const question = text.trim();
        fc.pre(question !== '');
        const letter = attachQuestion({ ...nothing, message }, question);
        expect(letter.message.startsWith(isBlank(message) ? '' : message.trimEnd())).toBe(true);
        expect(letter.message.includes(question)).toBe(true);
        expect(attachQuestion(letter, question)).toBe(letter);
      }),
      runs(1000),
    );
  });
});
