import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  BACKGROUNDS,
  DEFAULT_PREFERENCES,
  EMBEDS,
  preferencesCodec,
  preferencesReducer,
  THEMES,
} from '../src/index.ts';
import {
  isPreferences,
  mutatedPreferencesTexts,
  preferences,
  preferencesCommands,
} from '../src/testing/index.ts';

await preferencesCodec.prepare();

it('[THM-1] [EMB-1] [BKG-2] preferences follow the system at first, and are the last choice of each; the reference changes exactly when a value does', () => {
  expect([THEMES, BACKGROUNDS, EMBEDS]).toEqual([
    ['system', 'light', 'dark'],
    ['on', 'paused', 'off'],
    ['ask', 'load'],
  ]);
  expect(DEFAULT_PREFERENCES).toEqual({ theme: 'system', background: 'on', embeds: 'ask' });
  fc.assert(
    fc.property(preferences, fc.array(preferencesCommands, { maxLength: 10 }), (start, commands) => {
      let value = start;
      for (const command of commands) {
        const next = preferencesReducer(value, command);
        expect(next).toEqual({ ...value, ...command.choice });
        expect(next === value).toBe(JSON.stringify(next) === JSON.stringify(value));
        expect(isPreferences(next)).toBe(true);
        value = next;
      }
    }),
    runs(1000),
  );
});

it('[STO-1] [THM-1] [BKG-2] preferences are stored under `preferences` and come back as they were', () => {
  expect([preferencesCodec.key, preferencesCodec.initial]).toEqual(['preferences', DEFAULT_PREFERENCES]);
  expect(preferencesCodec.encode({ ...DEFAULT_PREFERENCES, theme: 'dark' })).toBe(
    '{"theme":"dark","background":"on","embeds":"ask"}',
  );
  fc.assert(
    fc.property(preferences, (value) => {
      expect(preferencesCodec.decode(preferencesCodec.encode(value) ?? '')).toEqual(value);
    }),
    runs(1000),
  );
});

it('[STO-2] [EMB-1] records of older versions get the defaults of newer preferences; other fields are dropped', () => {
  const dark = { ...DEFAULT_PREFERENCES, theme: 'dark' };
  expect(preferencesCodec.decode('{"theme":"dark"}')).toEqual(dark);
  const decoded = preferencesCodec.decode('{"__proto__":{"isAdmin":true},"theme":"dark","extra":1}');
  expect(decoded).toEqual(dark);
  expect(decoded && isPreferences(decoded)).toBe(true);
});

it('[STO-2] other values, deep nesting and five megabytes are unreadable', () => {
  for (const text of [
    '',
    'null',
    '[]',
    '{}',
    '"dark"',
    '{"theme":"Dark"}',
    '{"theme":["dark"]}',
    '{"__proto__":{"theme":"dark"}}',
    '{"theme":"dark","background":"still"}',
    '{"theme":"dark","embeds":"always"}',
    '{"theme":'.repeat(100_000),
    `${'{"theme":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
    JSON.stringify({ theme: 'x'.repeat(5_000_000) }),
  ])
    expect(preferencesCodec.decode(text), text.slice(0, 40)).toBeUndefined();
});

it('[STO-2] [THM-1] any text is preferences or nothing', () => {
  const seen = { preferences: 0, nothing: 0 };
  fc.assert(
    fc.property(mutatedPreferencesTexts, (text) => {
      const value = preferencesCodec.decode(text);
      seen[value === undefined ? 'nothing' : 'preferences'] += 1;
      if (value === undefined) return;
      expect(isPreferences(value)).toBe(true);
      expect(preferencesCodec.decode(preferencesCodec.encode(value) ?? '')).toEqual(value);
    }),
    runs(10_000, 100_000),
  );
  expect(Math.min(seen.preferences, seen.nothing)).toBeGreaterThan(500);
});
