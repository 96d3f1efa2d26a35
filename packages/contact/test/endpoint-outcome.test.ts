import { describe, expect, it } from 'vitest';
import {
  type EndpointAnswer,
  type FormMessage,
  renumbered,
  toEndpointOutcome,
  toSendOutcome,
} from '../src/index.ts';
import { goodContact } from '../src/testing/index.ts';

const contact: FormMessage = { kind: 'contact', ...goodContact };
const quote: FormMessage = {
  ...contact,
  kind: 'quote',
  number: 'Q-7K3M-P2XD',
  lines: [{ id: 1, quantity: 2 }],
};
const answer = (change: Partial<EndpointAnswer> = {}): EndpointAnswer => ({
  ok: true,
  status: 202,
  contentType: 'application/json',
  retryAfter: '',
  body: undefined,
  ...change,
});
const refused = (status: number, change: Partial<EndpointAnswer> = {}) =>
  answer({ ok: false, status, ...change });

describe('the reply of an endpoint', () => {
  it.each([
    [{ number: 'M-7K3Q-9F2M' }, 'M-7K3Q-9F2M'],
    [{}, undefined],
    [undefined, undefined],
    [{ number: 7 }, undefined],
    [{ number: 'Call +1 555 010 0100 to be charged' }, undefined],
  ])('a message is sent, with the number in %j if any', { tags: ['FRM-1', 'DLV-1'] }, (body, number) => {
    expect(toSendOutcome(contact, toEndpointOutcome(answer({ body })))).toEqual({ kind: 'sent', number });
  });

  it.each<[EndpointAnswer, RegExp]>([
    [
      refused(500),
      /^Not sent: the server answered 500\. What you wrote is still here\. Please try again in a moment\.$/,
    ],
    [refused(503, { retryAfter: '30' }), /answered 503\. .* Please try again in 30 seconds\.$/],
    [refused(429, { retryAfter: '1' }), /too many messages arrived at once\. .* try again in 1 second\.$/],
    [refused(429, { retryAfter: 'Mon, 30 Nov 2026 09:00:00 GMT' }), /try again in a moment\.$/],
    [
      answer({ contentType: 'text/html' }),
      /a web page answered instead of our form service\. What you wrote is/,
    ],
  ])('a refusal (%j) is explained to the visitor', { tags: ['FRM-1'] }, (reply, words) => {
    expect(toSendOutcome(contact, toEndpointOutcome(reply))).toEqual({
      kind: 'failed',
      message: expect.stringMatching(words),
    });
  });

  it.each([
    ['unreachable', /the network could not be reached\. What you wrote is still here/],
    ['timedOut', /took too long, so it may not have been sent\. What you wrote is still here/],
  ] as const)('a missing reply (%s) is explained to the visitor', { tags: ['FRM-1'] }, (kind, words) => {
    expect(toSendOutcome(contact, { kind })).toEqual({
      kind: 'failed',
      message: expect.stringMatching(words),
    });
  });

  it.each([
    [{ email: 'Email address is invalid' }, { field: 'email', message: 'Email address is invalid' }],
    [
      { message: 'Too long', name: 'Name is required' },
      { field: 'name', message: 'Name is required' },
    ],
    [{}, { message: 'Not sent. Look again. What you wrote is still here.' }],
    [
      { website: 'Leave it empty', elapsedMs: 'Too soon' },
      { message: 'Not sent. Look again. Leave it empty. Too soon. What you wrote is still here.' },
    ],
  ])(
    'of the errors %j, shows the first of a form field, or all if there is none',
    { tags: ['FRM-3', 'DLV-1'] },
    (fields, shown) => {
      for (const form of [contact, quote])
        expect(
          toSendOutcome(form, toEndpointOutcome(refused(422, { body: { error: 'Look again', fields } }))),
        ).toEqual({
          kind: 'failed',
          ...shown,
        });
    },
  );

  it('a message whose number is taken gets a new number of its kind', {
    tags: ['DLV-1'],
  }, () => {
    const conflict = toEndpointOutcome(refused(409));
    expect(renumbered(quote, conflict, 0)).toEqual({ ...quote, number: 'Q-0000-0000' });
    expect(renumbered({ ...quote, kind: 'demo', number: '7K3M-P2XD' }, conflict, 1)).toMatchObject({
      number: '0000-0001',
    });
    expect(renumbered(contact, conflict, 0)).toBeUndefined();
    for (const reply of [refused(500), answer()])
      expect(renumbered(quote, toEndpointOutcome(reply), 0)).toBeUndefined();
  });
});
