import { runs } from '@loomwright/machine-testing';
import { recordContract } from '@loomwright/storage/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNotificationsCodec } from '../src/index.ts';
import { MAX_READ_IDS, readIdsReducer } from '../src/notification.ts';
import { toTimeText } from '../src/notifications.view.ts';
import { sampleMessages } from '../src/sample-messages.ts';
import { brokenReadIdsInvariants, readIdLists, readIdsCommands } from '../src/testing/index.ts';

const codec = createNotificationsCodec(7);

describe('the ids of read notifications', () => {
  it('are kept under the account’s key as an array', { tags: ['STO-1'] }, () => {
    expect([codec.key, codec.initial]).toEqual(['notifications_7', []]);
    expect(codec.encode([1, 3])).toBe('[1,3]');
  });

  const values = readIdLists;
  const contract = {
    createCodec: () => createNotificationsCodec(7),
    values,
    broken: brokenReadIdsInvariants,
  };
  for (const { title, run } of recordContract(contract))
    it(title, { tags: ['STO-1', 'STO-2', 'STO-3'] }, run);

  it.each(['', 'null', '{}', '1', '["1"]', '[0]', '[-1]', '[1.5]', '[[1]]', '{"0":1,"length":1}', '[1'])(
    'are refused: %s',
    { tags: ['STO-2'] },
    (text) => {
      expect(codec.decode(text)).toBeUndefined();
    },
  );

  it('are at most a thousand, and can be read back', { tags: ['STO-2'] }, () => {
    const many = Array.from({ length: MAX_READ_IDS }, (_, index) => index + 1);
    expect(codec.decode(JSON.stringify([...many, 1001]))).toBeUndefined();
    const more = readIdsReducer(many, { kind: 'markRead', ids: [5000] });
    expect([more.length, more[0], more.at(-1)]).toEqual([1000, 2, 5000]);
    expect(codec.decode(codec.encode(more) ?? '')).toEqual(more);
  });

  it('only grow, and keep their reference when nothing is new', {
    tags: ['DSH-2'],
  }, () => {
    const seen = { same: 0, other: 0 };
    fc.assert(
      fc.property(readIdLists, fc.array(readIdsCommands, { maxLength: 6 }), (start, commands) => {
        let ids = start;
        const model = new Set(start);
        for (const command of commands) {
          const next = readIdsReducer(ids, command);
          for (const id of command.ids) model.add(id);
          expect(new Set(next)).toEqual(model);
          expect(brokenReadIdsInvariants(next)).toEqual([]);
          expect(next === ids).toBe(next.length === ids.length);
          expect(readIdsReducer(next, command)).toBe(next);
          seen[next === ids ? 'same' : 'other'] += 1;
          ids = next;
        }
        expect([...commands].reverse().reduce(readIdsReducer, start)).toEqual(ids);
      }),
      runs(1000),
    );
    expect(Math.min(seen.same, seen.other)).toBeGreaterThan(300);
  });
});

describe('sample notifications', { tags: ['DSH-2'] }, () => {
  it.each([false, true])('have ids, texts and past times (for an administrator: %s)', (isAdmin) => {
    const notifications = sampleMessages(isAdmin, 1_000_000_000);
    expect(notifications.length).toBeGreaterThanOrEqual(3);
    expect(new Set(notifications.map(({ id }) => id)).size).toBe(notifications.length);
    expect(
      notifications.every(({ id, message, time }) => id > 0 && message !== '' && time < 1_000_000_000),
    ).toBe(true);
    const times = notifications.map(({ time }) => time);
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  it('of members and administrators have different ids', () => {
    const [member, admin] = [false, true].map((isAdmin) => sampleMessages(isAdmin, 0).map(({ id }) => id));
    expect(member?.filter((id) => admin?.includes(id))).toEqual([]);
  });
});

describe('the time of a notification', { tags: ['DSH-2'] }, () => {
  const MINUTE = 60_000;
  const HOUR = 60 * MINUTE;
  const DAY = 24 * HOUR;

  it.each([
    [0, 'just now'],
    [MINUTE - 1, 'just now'],
    [MINUTE, '1 minute ago'],
    [40 * MINUTE, '40 minutes ago'],
    [HOUR - 1, '59 minutes ago'],
    [HOUR, '1 hour ago'],
    [5 * HOUR, '5 hours ago'],
    [DAY - 1, '23 hours ago'],
    [DAY, '1 day ago'],
    [2 * DAY, '2 days ago'],
    [400 * DAY, '400 days ago'],
    [-5, 'just now'],
    [-DAY, 'just now'],
  ])('%d ms before reads “%s”', (ms, text) => {
    expect(toTimeText(1e12 - ms, 1e12)).toBe(text);
  });

  const sizes: Readonly<Record<string, number>> = { minute: MINUTE, hour: HOUR, day: DAY };

  it('is the largest whole unit, rounded down', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 0, max: 30 * DAY }), (time, ms) => {
        const text = toTimeText(time, time + ms);
        const [, count, unit] = /^(\d+) (minute|hour|day)s? ago$/.exec(text) ?? [];
        seen.add(unit ?? 'now');
        if (count === undefined || unit === undefined) {
          expect(text).toBe('just now');
          expect(ms).toBeLessThan(MINUTE);
          return;
        }
        const size = sizes[unit] ?? 0;
        expect(Number(count) * size).toBeLessThanOrEqual(ms);
        expect((Number(count) + 1) * size).toBeGreaterThan(ms);
        expect(text.endsWith('s ago')).toBe(count !== '1');
        if (unit !== 'day') expect(Number(count)).toBeLessThan(unit === 'hour' ? 24 : 60);
        expect(toTimeText(time + 5e11, time + 5e11 + ms)).toBe(text);
      }),
      runs(1000),
    );
    expect(seen.size).toBeGreaterThanOrEqual(3);
  });
});
