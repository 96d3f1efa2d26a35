import { runs } from '@loomwright/machine-testing';
import { recordContract } from '@loomwright/storage/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Activity, activityReducer, MAX_ACTIVITY_TEXT, SAME_CHANGE_MS } from '../src/activity.ts';
import { type ActivityEntry, createActivityCodec } from '../src/index.ts';
import { MAX_ACTIVITY } from '../src/limits.ts';
import {
  activityCommands,
  activityEntries,
  activityLists,
  brokenActivityInvariants,
} from '../src/testing/index.ts';

const codec = createActivityCodec(7);

/** The subject of `Loom 2: quantity 3.` is the part before the number. */
const note = (activity: Activity, entry: ActivityEntry) =>
  activityReducer(activity, { kind: 'note', entry, subject: /^(.+: quantity )\d+\.$/.exec(entry.text)?.[1] });
const cart = (text: string, at: number): ActivityEntry => ({ kind: 'cart', text, at });

const nextEntries = fc.oneof(
  activityEntries.map((entry) => () => entry),
  fc.tuple(activityEntries, fc.nat(20), fc.nat(80_000)).map(([entry, place, ms]) => (start: Activity) => {
    const before = start[place % start.length];
    return before
      ? { ...before, text: before.text.replace(/\d+\.$/, '7.'), at: Math.min(before.at + ms, 8.64e15) }
      : entry;
  }),
);

describe('stored activity', { tags: ['STO-1'] }, () => {
  it('is kept under the account’s key', () => {
    expect([codec.key, codec.initial]).toEqual(['activity_7', []]);
  });

  const hints = { keys: ['kind', 'text', 'at'], values: ['cart', 8.64e15, 8.65e15] };
  const values = activityLists;
  const contract = {
    createCodec: () => createActivityCodec(7),
    values,
    broken: brokenActivityInvariants,
    hints,
  };
  for (const { title, run } of recordContract(contract)) it(title, { tags: ['STO-2', 'STO-3'] }, run);

  it('stays readable after any commands', { tags: ['STO-2'] }, () => {
    fc.assert(
      fc.property(activityLists, fc.array(activityCommands, { maxLength: 30 }), (start, commands) => {
        const activity = commands.reduce(activityReducer, start);
        expect(brokenActivityInvariants(activity)).toEqual([]);
        expect(codec.decode(codec.encode(activity) ?? '')).toEqual(activity);
      }),
      runs(1000),
    );
  });

  it('keeps the newest hundred entries and cuts long texts', () => {
    let activity: Activity = [];
    for (let at = 0; at < 130; at += 1) activity = note(activity, cart('x'.repeat(at * 10), at));
    expect(activity).toHaveLength(MAX_ACTIVITY);
    expect([activity[0]?.at, activity.at(-1)?.at]).toEqual([30, 129]);
    expect(activity.at(-1)?.text).toHaveLength(MAX_ACTIVITY_TEXT);
  });

  it('drops only entries of the last minute with the same subject', () => {
    const seen = { kept: 0, overtaken: 0 };
    fc.assert(
      fc.property(activityLists, nextEntries, (start, toNext) => {
        const entry = toNext(start);
        const next = note(start, entry);
        expect(next.at(-1)).toEqual({ ...entry, text: entry.text.slice(0, MAX_ACTIVITY_TEXT) });
        const gone = start.filter((one) => !next.includes(one));
        for (const one of gone) {
          expect(one.kind).toBe(entry.kind);
          expect(one.text.replace(/\d.*$/, '')).toBe(entry.text.replace(/\d.*$/, ''));
          expect(entry.at - one.at).toBeGreaterThanOrEqual(0);
          expect(entry.at - one.at).toBeLessThan(SAME_CHANGE_MS);
        }
        seen[gone.length > 0 ? 'overtaken' : 'kept'] += 1;
        expect(next.slice(0, -1)).toEqual(start.filter((one) => !gone.includes(one)));
      }),
      runs(1000),
    );
    expect(Math.min(seen.kept, seen.overtaken)).toBeGreaterThan(100);
  });

  it('counts nine presses on + as one change, and every other change separately', () => {
    let activity: Activity = [];
    for (let press = 2; press <= 10; press += 1)
      activity = note(activity, cart(`Loom 2: quantity ${press}.`, press * 5000));
    expect(activity).toEqual([cart('Loom 2: quantity 10.', 50_000)]);
    const others = [
      cart('Loom 3: quantity 11.', 50_100),
      cart('Added 2 × Loom 2 to your cart.', 50_200),
      cart('Added 2 × Loom 2 to your cart.', 50_300),
      { kind: 'session', text: 'Loom 2: quantity 3.', at: 50_400 } as const,
      cart('Loom 2: quantity 9.', 50_000 + SAME_CHANGE_MS),
    ];
    expect(others.reduce(note, activity)).toEqual([...activity, ...others]);
    expect(note(activity, cart('Loom 2: quantity 9.', 49_999))).toHaveLength(2);
  });

  it('clears only the given entries, and an undo restores them', () => {
    fc.assert(
      fc.property(activityLists, fc.array(activityEntries, { maxLength: 5 }), (seen, fresh) => {
        const meanwhile = fresh.map((entry, index) => ({ ...entry, text: `New ${index}`, at: 1e13 + index }));
        const cleared = activityReducer([...seen, ...meanwhile], { kind: 'clear', entries: seen });
        expect(cleared).toEqual(meanwhile);
        expect(activityReducer(cleared, { kind: 'restore', entries: seen })).toEqual([...seen, ...meanwhile]);
      }),
      runs(1000),
    );
    const same = [cart('x', 1)];
    expect(activityReducer(same, { kind: 'clear', entries: [] })).toBe(same);
    expect(activityReducer(same, { kind: 'restore', entries: [] })).toBe(same);
  });
});
