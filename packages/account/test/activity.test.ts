import type { NoticeEvent } from '@loomwright/kit';
import { createRecordingListener, createStepper, runs, startActor, sut } from '@loomwright/machine-testing';
import { createMemoryOrigin, type MemoryOrigin } from '@loomwright/storage';
import { createRecordStub, createTestRecords } from '@loomwright/storage/testing';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Activity, type ActivityEntry, activityReducer } from '../src/activity.ts';
import {
  createActivityMachine,
  createDateFormatter,
  recordActivity,
  SAMPLE_ACTIVITY_NOTE,
  sampleActivity,
  toActivityDays,
  toActivityList,
} from '../src/index.ts';
import { activityRecord } from '../src/member-records.ts';
import { activityLists, NOON } from '../src/testing/index.ts';

it('a text over the limit is cut between whole characters', { tags: ['RTE-2', 'BRW-2'] }, () => {
  const text = `${'x'.repeat(498)}👩‍👩‍👧`;
  const entry: ActivityEntry = { kind: 'cart', text, at: 0 };
  expect(activityReducer([], { kind: 'note', entry })).toEqual([{ ...entry, text: 'x'.repeat(498) }]);
});
const dates = () => createDateFormatter({ now: NOON, timeZone: 'UTC' });
const entries: Activity = [
  { kind: 'session', text: 'Logged in.', at: NOON - 864e5 },
  { kind: 'cart', text: 'Added one.', at: NOON },
];

const createBench = (start: Activity = entries) => {
  const listener = createRecordingListener<NoticeEvent>();
  const records = createTestRecords(createMemoryOrigin().openTab());
  const stepper = createStepper(createActivityMachine({ records }), {
    userId: 1,
    notices: listener.ref,
  });
  const toEvent = (value: Activity) => ({ type: 'record.updated', key: 'activity_1', value, isStored: true });
  const { load, send, stored } = createRecordStub(
    stepper,
    records.open(activityRecord(1)).actor,
    start,
    activityReducer,
    toEvent,
  );
  return {
    stepper,
    update: load,
    act: (type: 'activity.clear' | 'activity.undoClear') => send({ type }),
    stored,
    announced: () => sut(stepper).sentTo(listener.ref),
    list: () => toActivityList(stepper.snapshot),
  };
};

describe('the activity machine', { tags: ['STO-1'] }, () => {
  it('shows the stored entries once read, and follows them', { tags: ['STO-4'] }, () => {
    const bench = createBench();
    expect(bench.list()).toMatchObject({ status: 'loading', canClear: false, canUndo: false });
    bench.act('activity.clear');
    bench.update([]);
    expect(bench.list()).toMatchObject({ status: 'empty', canClear: false });
    bench.update(entries.slice(1));
    expect(bench.list()).toMatchObject({ status: 'filled', canClear: true });
    expect(bench.announced()).toEqual([]);
  });

  it('is cleared and restored, and announces both', { tags: ['A11-1'] }, () => {
    const bench = createBench();
    bench.update();
    bench.act('activity.undoClear');
    bench.act('activity.clear');
    expect([bench.stored(), bench.list().canUndo, bench.list().canClear]).toEqual([[], true, false]);
    bench.act('activity.undoClear');
    expect([bench.stored(), bench.list().canUndo, bench.list().canClear]).toEqual([entries, false, true]);
    expect(bench.announced()).toEqual([
      { type: 'notice.announce', text: 'Activity cleared' },
      { type: 'notice.announce', text: 'Activity put back' },
    ]);
  });

  it('restores everything after it was cleared twice', () => {
    const bench = createBench();
    bench.update();
    bench.act('activity.clear');
    const later = { kind: 'cart', text: 'Later.', at: NOON + 5 } as const;
    bench.update([later]);
    bench.act('activity.clear');
    bench.act('activity.undoClear');
    expect(bench.stored()).toEqual([...entries, later]);
  });
});

const openTab = async (origin: MemoryOrigin) => {
  const ports = { records: createTestRecords(origin.openTab()) };
  const listener = createRecordingListener<NoticeEvent>();
  const actor = startActor(createActivityMachine(ports), { input: { userId: 1, notices: listener.ref } });
  const { isIdle, flush } = ports.records;
  await isIdle();
  const note = async (text: string) => {
    recordActivity(ports.records, 1, { entry: { kind: 'cart', text, at: NOON + 1 } });
    await isIdle();
  };
  return {
    actor,
    isIdle,
    flush,
    note,
    texts: () => toActivityList(actor.getSnapshot()).entries.map(({ text }) => text),
  };
};

it('an entry added in this tab is listed here', { tags: ['STO-1', 'STO-4'] }, async () => {
  const tab = await openTab(createMemoryOrigin());
  await tab.note('Noted.');
  expect(tab.texts()).toEqual(['Noted.']);
  tab.actor.stop();
});

it('clearing keeps entries that another tab added in the meantime', {
  tags: ['STO-4'],
}, async () => {
  const origin = createMemoryOrigin();
  origin.entries.set('activity_1', JSON.stringify(entries));
  const [here, there] = [await openTab(origin), await openTab(origin)];
  here.actor.send({ type: 'activity.clear' });
  const fresh = there.note('Fresh.');
  here.flush();
  expect(origin.entries.get('activity_1')).toBe('[]');
  await fresh;
  await here.isIdle();
  expect([here.texts(), there.texts()]).toEqual([['Fresh.'], ['Fresh.']]);
  here.actor.send({ type: 'activity.undoClear' });
  await here.isIdle();
  expect(there.texts()).toEqual(['Logged in.', 'Added one.', 'Fresh.']);
  for (const { actor } of [here, there]) actor.stop();
});

describe('activity commands', { tags: ['STO-1'] }, () => {
  const [first, second] = entries as [ActivityEntry, ActivityEntry];

  it('clearing matches an entry by its time, kind and text together', () => {
    for (const other of [
      { ...first, at: first.at + 1 },
      { ...first, kind: 'cart' as const },
      { ...first, text: 'Logged out.' },
    ])
      expect(activityReducer(entries, { kind: 'clear', entries: [other] })).toBe(entries);
    expect(activityReducer(entries, { kind: 'clear', entries: [{ ...first }] })).toEqual([second]);
  });

  it('restoring keeps the latest hundred entries', () => {
    const many = Array.from({ length: 100 }, (_, n) => ({ kind: 'cart' as const, text: `${n}`, at: n }));
    expect(activityReducer([second], { kind: 'restore', entries: many })).toEqual([...many.slice(1), second]);
  });

  it('a change in the same millisecond as the last one replaces it', () => {
    const changes = ['Loom: quantity 2', 'Loom: quantity 3'].map((text) => ({
      kind: 'cart' as const,
      text,
      at: NOON,
    }));
    const noted = changes.reduce<Activity>(
      (activity, entry) => activityReducer(activity, { kind: 'note', entry, subject: 'Loom: quantity ' }),
      [],
    );
    expect(noted).toEqual(changes.slice(1));
  });
});

describe('activity by days', () => {
  it('entries of the same millisecond are shown in reverse order of adding', {
    tags: ['STO-1'],
  }, () => {
    const [day] = toActivityDays(
      ['One.', 'Two.', 'Three.'].map((text) => ({ kind: 'request', text, at: NOON })),
      dates(),
    );
    expect(day?.items.map(({ text, topic }) => `${topic}: ${text}`)).toEqual([
      'Request: Three.',
      'Request: Two.',
      'Request: One.',
    ]);
  });

  it('is grouped by Today, Yesterday and date, the latest first', { tags: ['STO-1'] }, () => {
    const days = toActivityDays(
      [{ kind: 'account', text: 'Old.', at: NOON - 2 * 864e5 }, ...entries],
      dates(),
    );
    expect(days.map(({ title, items }) => [title, items.map(({ text, topic }) => [topic, text])])).toEqual([
      ['Today', [['Cart', 'Added one.']]],
      ['Yesterday', [['Session', 'Logged in.']]],
      ['19 November 2026', [['Account', 'Old.']]],
    ]);
    expect(days[0]).toMatchObject({
      day: '2026-11-21',
      items: [{ timeText: expect.stringMatching(/^12:00\sPM$/), dateTime: '2026-11-21T12:00:00.000Z' }],
    });
  });

  it('contains every entry once, in descending days, in any time zone', { tags: ['STO-1'] }, () => {
    const zones = fc.constantFrom('UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Apia');
    fc.assert(
      fc.property(activityLists, zones, (activity, timeZone) => {
        const days = toActivityDays(activity, createDateFormatter({ now: NOON, timeZone }));
        const items = days.flatMap((day) => day.items);
        expect(items.map(({ text }) => text).sort()).toEqual(activity.map(({ text }) => text).sort());
        expect(new Set(items.map(({ key }) => key)).size).toBe(activity.length);
        expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
        const times = items.map(({ dateTime }) => Date.parse(dateTime));
        expect(times).toEqual([...times].sort((a, b) => b - a));
      }),
      runs(100),
    );
  });

  it.each([
    ['UTC', '2026-11-21T00:00:00Z', 'Today'],
    ['UTC', '2026-11-20T23:59:59Z', 'Yesterday'],
    ['Asia/Kolkata', '2026-11-20T18:30:00Z', 'Today'],
    ['Asia/Kolkata', '2026-11-20T18:29:59Z', 'Yesterday'],
    ['America/New_York', '2026-11-20T04:59:59Z', '19 November 2026'],
  ])('uses the calendar of %s: %s is %s', { tags: ['STO-1'] }, (timeZone, time, title) => {
    const texts = createDateFormatter({ now: NOON, timeZone });
    expect(texts.dayText(Date.parse(time))).toBe(title);
  });

  it('finds the days on a platform that has only English', { tags: ['STO-1'] }, () => {
    // A browser that has only English falls back to English for every other locale.
    class EnglishOnly extends Intl.DateTimeFormat {
      constructor(locale: string, options: Intl.DateTimeFormatOptions) {
        super(locale.startsWith('en') ? locale : 'en-US', options);
      }
    }
    vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: EnglishOnly } }));
    const { dayOf, dayText } = dates();
    vi.unstubAllGlobals();
    expect([dayOf(NOON), dayText(NOON), dayText(NOON - 864e5)]).toEqual(['2026-11-21', 'Today', 'Yesterday']);
  });

  it('finds yesterday across clock changes', { tags: ['STO-1'] }, () => {
    for (const [now, yesterday] of [
      ['2026-03-30T00:30:00+02:00', '2026-03-29T01:30:00+01:00'],
      ['2026-10-26T00:30:00+01:00', '2026-10-25T00:30:00+02:00'],
    ] as const) {
      const texts = createDateFormatter({ now: Date.parse(now), timeZone: 'Europe/Berlin' });
      expect(texts.dayText(Date.parse(yesterday))).toBe('Yesterday');
    }
  });

  it('samples are few, in the past, and labelled', { tags: ['DSH-1'] }, () => {
    const requestText = 'Requested a quote for 3 items.';
    const samples = sampleActivity(NOON, requestText);
    const [minute, day] = [60_000, 86_400_000];
    expect(samples).toEqual([
      { kind: 'account', at: NOON - 3 * day - 20 * minute, text: 'Changed your password.' },
      { kind: 'request', at: NOON - day - 50 * minute, text: requestText },
      { kind: 'session', at: NOON - day - 2 * minute, text: 'Logged out.' },
      { kind: 'session', at: NOON - 4 * minute, text: 'Logged in.' },
      { kind: 'cart', at: NOON - minute, text: 'Added AI Chatbot Integration to your cart.' },
    ]);
    expect(toActivityDays(samples, dates()).map(({ title }) => title)).toEqual([
      'Today',
      'Yesterday',
      '18 November 2026',
    ]);
    expect(SAMPLE_ACTIVITY_NOTE).toBe('Sample entries: this is what your activity will look like.');
  });
});
