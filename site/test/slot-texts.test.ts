import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { office } from '../../packages/content/src/index.ts';
import { createSlotTexts, readReader } from '../src/adapters/slot-texts.ts';

// Offsets of whole, half and quarter hours, both sides of the date line, and a half-hour DST change.
const zones = [
  'UTC',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'America/New_York',
];

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const DAY_MS = 86_400_000;

const shownIn = (zone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: zone,
  });
  return (instant: number) => Date.parse(`${format.format(instant).replace(' ', 'T')}Z`);
};
const clocks = new Map(zones.map((zone) => [zone, shownIn(zone)]));
const offsetIn = (zone: string) => (instant: number) =>
  ((clocks.get(zone)?.(instant) ?? Number.NaN) - instant) / 60_000;
const textsIn = (timeZone: string) =>
  createSlotTexts({ timeZone, offsetAt: offsetIn(timeZone) }, office.timeZone);

const instants = fc
  .integer({ min: 0, max: 3 * 365 * 1440 })
  .map((minute) => Date.UTC(2026, 0, 1) + minute * 60_000);

const tryReader = (zone: string) => {
  vi.stubEnv('TZ', zone);
  const { offsetAt } = readReader();
  const expectShown = (instant: number) => {
    expect(instant + offsetAt(instant) * 60_000).toBe(clocks.get(zone)?.(instant));
  };
  fc.assert(fc.property(instants, expectShown), runs(50));
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2029, 0, 1); at += DAY_MS)
    if (offsetAt(at) !== offsetAt(at + DAY_MS))
      for (let half = 0; half <= 48; half += 1) expectShown(at + half * 1_800_000);
};

test('the user’s offset is that of the time zone, before and after each change', {
  tags: ['BOK-1'],
}, () => {
  for (const zone of zones) tryReader(zone);
});

test('the office’s clock is that of its time zone', {
  tags: ['BOK-1', 'CNT-1'],
}, () => {
  const offsetAt = offsetIn('Asia/Kolkata');
  for (let month = 0; month < 36; month += 1)
    expect(offsetAt(Date.UTC(2026, month, 15))).toBe(office.offsetMinutes);
  const texts = textsIn('Pacific/Honolulu');
  const slot = Date.parse('2026-11-30T09:30:00Z');
  expect(texts.timeText(slot, slot + 1_800_000)).toBe('11:30 PM–12:00 AM');
  expect(texts.officeTimeText(slot)).toBe('Mon 3:00 PM');
  expect(textsIn('America/New_York').timeZoneText).toBe('America/New York');
});

test('times are in UTC where the browser reports an unknown time zone', {
  tags: ['BOK-1'],
}, () => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' };
  });
  vi.stubEnv('TZ', 'America/New_York');
  const { offsetAt, timeZone } = readReader();
  expect([timeZone, offsetAt(Date.UTC(2026, 6, 1))]).toEqual(['UTC', 0]);
});
