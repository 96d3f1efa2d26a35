import { afterEach, expect, it, vi } from 'vitest';
import { createDateFormat, createTimeFormat } from '../src/index.ts';

const moment = Date.UTC(2026, 8, 22, 23, 5);

afterEach(() => void vi.unstubAllGlobals());

it('dates and times are formatted in the given zone', { tags: ['BLG-1', 'DSH-1'] }, () => {
  expect(createDateFormat('UTC').format(moment)).toBe('22 September 2026');
  expect(createDateFormat('Asia/Tokyo').format(moment)).toBe('23 September 2026');
  expect(createTimeFormat('UTC').format(moment)).toBe('11:05 PM');
  expect(createTimeFormat('Asia/Tokyo').format(moment)).toBe('8:05 AM');
});

it('the zone of the environment is the default', { tags: ['BLG-1'] }, () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(createDateFormat().resolvedOptions().timeZone).toBe(timeZone);
  expect(createTimeFormat().format(moment)).toBe(createTimeFormat(timeZone).format(moment));
});

it('a time has a plain space, even where the platform uses a narrow one', {
  tags: ['CNT-1'],
}, () => {
  class Narrow extends Intl.DateTimeFormat {
    override format = () => '9:05\u202fAM';
  }
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: Narrow } }));
  expect(createTimeFormat('UTC').format(moment)).toBe('9:05 AM');
});
