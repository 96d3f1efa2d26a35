import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { toCalendar, visitorDayOf, visitorMinutesOf } from '../../packages/contact/src/slots.ts';
import { office } from '../../packages/content/src/index.ts';
import { createSlotTexts, readReader } from '../src/adapters/slot-texts.ts';

/** `9:05 AM` as `09:05`. */
const toClock = (text: string) => {
  const [, hour = '', minute = '', half = ''] = /(\d+):(\d+)\s(AM|PM)/.exec(text) ?? [];
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
};

// Whole, half and quarter hours, both sides of the date line, and every way to change clocks.
const zones = [
  'UTC',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Pacific/Marquesas',
  'America/St_Johns',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Nuuk',
  'America/Santiago',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Gaza',
  'Asia/Tehran',
];

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const DAY_MS = 86_400_000;

/** What the clock shows: `2026-11-25 09:00:00`. */
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

/** Instants of the years 2026 to 2029. */
const instants = fc
  .integer({ min: 0, max: 3 * 365 * 1440 })
  .map((minute) => Date.UTC(2026, 0, 1) + minute * 60_000);

/** Instants of three years, and every half hour around each change of a zone's clock. */
const tryReader = (zone: string) => {
  vi.stubEnv('TZ', zone);
  const { offsetAt } = readReader();
  const expectShown = (instant: number) => {
    expect(instant + offsetAt(instant) * 60_000).toBe(clocks.get(zone)?.(instant));
  };
  fc.assert(fc.property(instants, expectShown), runs(150));
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2029, 0, 1); at += DAY_MS)
    if (offsetAt(at) !== offsetAt(at + DAY_MS))
      for (let half = 0; half <= 48; half += 1) expectShown(at + half * 1_800_000);
};

test('the reader’s offset is that of the time zone, before and after each change', {
  tags: ['BOK-1'],
}, () => {
  for (const zone of zones) tryReader(zone);
});

test('every slot is under the day, and at the time, that the visitor’s own clock shows', {
  tags: ['BOK-1'],
}, () => {
  const seen = { changes: 0, otherDays: 0 };
  fc.assert(
    fc.property(fc.constantFrom(...zones), instants, (zone, now) => {
      const offsetAt = offsetIn(zone);
      const texts = textsIn(zone);
      const calendar = toCalendar(office, now, offsetAt);
      const slots = calendar.days.flatMap((one) => one.slots.map((slot) => ({ slot, day: one.day })));
      // The first, the last, and some between.
      for (const { slot, day } of slots.filter((_, place) => place % 41 === 0)) {
        const shown = new Date(clocks.get(zone)?.(slot) ?? 0);
        expect(day).toBe(Math.floor(shown.getTime() / DAY_MS));
        expect(texts.dayName(day)).toContain(String(shown.getUTCDate()));
        expect(toClock(texts.timeText(slot))).toBe(shown.toISOString().slice(11, 16));
        const minutes = visitorMinutesOf(slot, offsetAt);
        expect(minutes).toBe(shown.getUTCHours() * 60 + shown.getUTCMinutes());
        const atOffice = new Date(slot + 330 * 60_000);
        expect(toClock(texts.officeTimeText(slot))).toBe(atOffice.toISOString().slice(11, 16));
        if (atOffice.getUTCDay() !== shown.getUTCDay()) seen.otherDays += 1;
        if (offsetAt(slot) !== offsetAt(now)) seen.changes += 1;
        expect(visitorDayOf(slot, offsetAt)).toBe(day);
      }
    }),
    runs(60),
  );
  expect(Math.min(seen.changes, seen.otherDays)).toBeGreaterThan(20);
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
});

test('a time zone is read without its underscores', { tags: ['BOK-1'] }, () => {
  const texts = textsIn('America/New_York');
  expect([texts.timeZone, texts.timeZoneText]).toEqual(['America/New_York', 'America/New York']);
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
