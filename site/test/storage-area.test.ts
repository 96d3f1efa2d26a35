import { expect, test } from 'vitest';
import { createStorageArea } from '../src/adapters/storage-area.ts';

test('a write that the browser silently ignores counts as refused', { tags: ['STO-3'] }, () => {
  const { write } = createStorageArea(() => ({ setItem: () => {}, getItem: () => null }) as never);
  expect(write('cart', '[]')).toEqual({ kind: 'refused', reason: 'blocked' });
});

test('a record that is missing once is read again', { tags: ['STO-3'] }, () => {
  const texts = ['[]', null];
  const { read } = createStorageArea(() => ({ getItem: () => texts.pop() }) as never);
  expect(read('cart')).toEqual({ kind: 'found', text: '[]' });
});
