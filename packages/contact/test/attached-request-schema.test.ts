import { expect, it } from 'vitest';
import { attachedRequestSchema } from '../src/attached-request-schema.ts';

const line = { id: 1, name: 'Loom', price: 29.99, quantity: 2 };
const request = { lines: [line], totalCents: 5998, block: 'I’d like a quote' };
const isRead = (value: unknown) => attachedRequestSchema.safeParse(value).success;

it('the request of a draft is read back as stored', { tags: ['STO-2', 'CRT-10'] }, () => {
  const full = {
    ...request,
    lines: [line, { ...line, id: 3, price: 0, quantity: 99, unit: 'workspaceMonth' }],
    totalCents: 0,
    number: 'Q-7K3M-P2XD-12345678',
  };
  for (const value of [request, full, { ...request, lines: [{ ...line, quantity: 1 }] }])
    expect(attachedRequestSchema.parse(value)).toEqual(value);
});

it.each([
  ['no lines', { ...request, lines: [] }],
  ['a line without its name', { ...request, lines: [{ ...line, name: undefined }] }],
  ['a product number below 1', { ...request, lines: [{ ...line, id: 0 }] }],
  ['a fractional product number', { ...request, lines: [{ ...line, id: 1.5 }] }],
  ['a negative price', { ...request, lines: [{ ...line, price: -0.01 }] }],
  ['a price as text', { ...request, lines: [{ ...line, price: '29.99' }] }],
  ['an unknown unit', { ...request, lines: [{ ...line, unit: 'year' }] }],
  ['a quantity of zero', { ...request, lines: [{ ...line, quantity: 0 }] }],
  ['a quantity above 99', { ...request, lines: [{ ...line, quantity: 100 }] }],
  ['a negative total', { ...request, totalCents: -1 }],
  ['a fraction of a cent', { ...request, totalCents: 0.5 }],
  ['an empty text', { ...request, block: '' }],
  ['a number that is too long', { ...request, number: 'Q-7K3M-P2XD-123456789' }],
  ['a list around it', [request]],
])('a stored request with %s is rejected', { tags: ['STO-2', 'CRT-10'] }, (_, value) => {
  expect(isRead(value)).toBe(false);
});
