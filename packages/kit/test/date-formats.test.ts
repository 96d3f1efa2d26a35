import { expect, it } from 'vitest';
import { createDateFormat, createTimeFormat } from '../src/index.ts';

const moment = Date.UTC(2026, 8, 22, 23, 5);
const plain = (text: string) => text.replace(/\s/g, ' ');

it('[BLG-1] [DSH-1] dates and times have one form, in the zone that is asked for', () => {
  expect(createDateFormat('UTC').format(moment)).toBe('22 September 2026');
  expect(createDateFormat('Asia/Tokyo').format(moment)).toBe('23 September 2026');
  expect(plain(createTimeFormat('UTC').format(moment))).toBe('11:05 PM');
  expect(plain(createTimeFormat('Asia/Tokyo').format(moment))).toBe('8:05 AM');
});

it('[BLG-1] without a zone they have that of the environment', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(createDateFormat().resolvedOptions().timeZone).toBe(timeZone);
  expect(createTimeFormat().format(moment)).toBe(createTimeFormat(timeZone).format(moment));
});
