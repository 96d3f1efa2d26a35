import { hostileStrings } from '@loomwright/kit/testing';
import { oneOf, runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CalendarEntry, toCalendarFile } from '../src/calendar-file.ts';
import { toDemoActivityText, toDemoCalendarFile, toDemoInvitation } from '../src/demo-request.ts';
import { toReference } from '../src/sending.ts';

const encoder = new (
  globalThis as unknown as { TextEncoder: new () => { encode: (text: string) => Uint8Array } }
).TextEncoder();

/** A minimal RFC 5545 parser: unfold, split, unescape. */
const readBack = (file: string): Readonly<Record<string, string>> => {
  const lines = file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      const text = line
        .slice(at + 1)
        .replace(/\\([\\;,nN])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character));
      return [line.slice(0, at), text];
    }),
  );
};

const expectTightFolds = (file: string) => {
  const sizeOf = (text: string) => encoder.encode(text).length;
  const lines = file.split('\r\n');
  for (const [at, line] of lines.entries()) {
    expect(sizeOf(line)).toBeLessThanOrEqual(75);
    const [fold, next = ''] = lines[at + 1] ?? '';
    if (fold === ' ') expect(sizeOf(line + next)).toBeGreaterThan(75);
  }
};

const withoutControls = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\t\n]/gu, '');

const texts = fc.oneof(fc.constantFrom(...hostileStrings), fc.string({ unit: 'binary', maxLength: 300 }));
const times = fc.integer({ min: 0, max: 4e9 }).map((seconds) => seconds * 1000);
const entries: fc.Arbitrary<CalendarEntry> = fc.record({
  producer: texts,
  uid: texts,
  madeAt: times,
  startsAt: times,
  endsAt: times,
  summary: texts,
  description: texts,
  location: texts,
});

it('a calendar file has lines of at most 75 octets and reads back as written', {
  tags: ['BOK-1'],
}, () => {
  fc.assert(
    fc.property(entries, (entry) => {
      const file = toCalendarFile(entry);
      expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expectTightFolds(file);
      const read = readBack(file);
      expect(read).toMatchObject({
        VERSION: '2.0',
        PRODID: `-//${withoutControls(entry.producer)}//Demo//EN`,
        UID: withoutControls(entry.uid),
        SUMMARY: withoutControls(entry.summary),
        DESCRIPTION: withoutControls(entry.description),
        LOCATION: withoutControls(entry.location),
      });
      for (const [name, time] of [
        ['DTSTAMP', entry.madeAt],
        ['DTSTART', entry.startsAt],
        ['DTEND', entry.endsAt],
      ] as const) {
        const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(read[name] ?? '') ?? [];
        const [year = 0, month = 0, ...rest] = parts.map(Number);
        expect(Date.UTC(year, month - 1, ...rest)).toBe(time);
      }
    }),
    runs(1000),
  );
});

it.each(['\u07ff', '\u0800', '\uffff', '\u{10000}'])(
  'a line of the character %j folds only where the next character does not fit',
  { tags: ['BOK-1'] },
  (character) => {
    const place = { producer: '', uid: '', madeAt: 0, startsAt: 0, endsAt: 0, description: '', location: '' };
    const file = toCalendarFile({ ...place, summary: `x${character}`.repeat(200) });
    expectTightFolds(file);
  },
);

it('the file of a demo lasts half an hour, with an id from its reference', { tags: ['BOK-1'] }, () => {
  const startsAt = Date.UTC(2026, 10, 30, 3, 30);
  const place = {
    producer: 'Weavers',
    summary: 'Demo',
    description: 'One\nTwo',
    location: 'Video; call',
    host: 'example.com',
  };
  const file = toDemoCalendarFile({ reference: '7K3Q-9F2M', startsAt }, place, startsAt - 1000);
  expect(toDemoActivityText({ reference: '7K3Q-9F2M' })).toBe('Requested a demo, reference 7K3Q-9F2M.');
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Weavers//Demo//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:demo-7k3q-9f2m@example.com',
    'DTSTAMP:20261130T032959Z',
    'DTSTART:20261130T033000Z',
    'DTEND:20261130T040000Z',
    'SUMMARY:Demo',
    'DESCRIPTION:One\\nTwo',
    'LOCATION:Video\\; call',
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(readBack(file)).toMatchObject({
    UID: 'demo-7k3q-9f2m@example.com',
    DTSTAMP: '20261130T032959Z',
    DTSTART: '20261130T033000Z',
    DTEND: '20261130T040000Z',
    LOCATION: 'Video; call',
    STATUS: 'TENTATIVE',
  });
});

it('an invitation is the calendar file of the demo plus the lines of its people', {
  tags: ['DLV-1'],
}, () => {
  const request = { reference: '7K3Q-9F2M', startsAt: Date.UTC(2026, 10, 30, 3, 30) };
  const place = { producer: 'W', summary: 'Demo', description: '', location: '', host: 'example.com' };
  const people = fc.record({
    name: texts,
    address: oneOf('ada@example.com', '"a,b;c"@example.com', 'ünï@exämple.com', 'a+b%c@example.com'),
  });
  fc.assert(
    fc.property(people, people, (organizer, attendee) => {
      const file = toDemoInvitation(request, place, 0, { organizer, attendee });
      expectTightFolds(file);
      const [added, kept] = [file, toDemoCalendarFile(request, place, 0)].map((one) =>
        one.replaceAll('\r\n ', '').split('\r\n'),
      );
      const more = added?.filter((line) => !kept?.includes(line)) ?? [];
      expect(kept?.filter((line) => !added?.includes(line))).toEqual(['METHOD:PUBLISH']);
      const shape =
        /^(\w+);CN="([^"\p{Cc}]*)"(;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE)?:mailto:([\w.!~*'()%@-]+)$/u;
      expect(more.map((line) => shape.exec(line)?.[1] ?? line)).toEqual([
        'METHOD:REQUEST',
        'ORGANIZER',
        'ATTENDEE',
        'SEQUENCE:0',
      ]);
      expect(more.slice(1, 3).map((line) => decodeURIComponent(shape.exec(line)?.[4] ?? ''))).toEqual([
        organizer.address,
        attendee.address,
      ]);
    }),
    runs(100),
  );
});

it('a reference has eight unambiguous letters and digits', {
  tags: ['BOK-1'],
}, () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 48 }), fc.integer({ min: 1, max: 2 ** 40 - 1 }), (id, by) => {
      const reference = toReference(id);
      expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(toReference(id + by)).not.toBe(reference);
    }),
    runs(1000),
  );
});
