import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BACKGROUNDS,
  DEFAULT_PREFERENCES,
  preferencesCodec,
  preferencesReducer,
  THEMES,
} from '../src/index.ts';
import {
  brokenPreferencesInvariants,
  mutatedPreferencesTexts,
  preferences,
  preferencesCommands,
} from '../src/testing/index.ts';

await preferencesCodec.prepare();

describe('preferences', () => {
  it('[THM-1] follow the system at first; light and dark can be chosen', () => {
    expect(DEFAULT_PREFERENCES).toEqual({ theme: 'system', background: 'on', embeds: 'ask' });
    expect(THEMES).toEqual(['system', 'light', 'dark']);
  });

  it('[THM-1] a theme is chosen; choosing the chosen one changes nothing', () => {
    const dark = preferencesReducer(DEFAULT_PREFERENCES, { kind: 'choose', choice: { theme: 'dark' } });
    expect(dark).toEqual({ ...DEFAULT_PREFERENCES, theme: 'dark' });
    expect(preferencesReducer(dark, { kind: 'choose', choice: { theme: 'dark' } })).toBe(dark);
  });

  it('[THM-1] are what was chosen last, and the same object exactly when nothing changed', () => {
    fc.assert(
      fc.property(preferences, fc.array(preferencesCommands, { maxLength: 10 }), (start, commands) => {
        let value = start;
        for (const command of commands) {
          const next = preferencesReducer(value, command);
          expect(next).toEqual({ ...value, ...command.choice });
          expect(next === value).toBe(JSON.stringify(next) === JSON.stringify(value));
          expect(brokenPreferencesInvariants(next)).toEqual([]);
          value = next;
        }
      }),
      runs(1000),
    );
  });
});

describe('stored preferences', () => {
  it('[STO-1][THM-1] are kept under `preferences` and come back as they were', () => {
    expect(preferencesCodec.key).toBe('preferences');
    expect(preferencesCodec.initial).toBe(DEFAULT_PREFERENCES);
    for (const theme of THEMES) {
      const chosen = { ...DEFAULT_PREFERENCES, theme };
      expect(preferencesCodec.encode(chosen)).toBe(`{"theme":"${theme}","background":"on","embeds":"ask"}`);
      expect(preferencesCodec.decode(preferencesCodec.encode(chosen) ?? '')).toEqual(chosen);
    }
  });

  it('[STO-1][BKG-2] a background that moves, is paused, or is off comes back as it was', () => {
    for (const background of BACKGROUNDS) {
      const chosen = { ...DEFAULT_PREFERENCES, background };
      expect(preferencesCodec.decode(preferencesCodec.encode(chosen) ?? '')).toEqual(chosen);
    }
    expect(preferencesCodec.decode('{"theme":"dark","background":"still"}')).toBeUndefined();
  });

  it('[STO-2][EMB-1] stored before there was a background or an embed to choose, they get what is usual', () => {
    expect(preferencesCodec.decode('{"theme":"dark"}')).toEqual({ ...DEFAULT_PREFERENCES, theme: 'dark' });
    expect(preferencesCodec.decode('{"theme":"dark","embeds":"always"}')).toBeUndefined();
  });

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '"dark"',
    '{"theme":"Dark"}',
    '{"theme":["dark"]}',
    '{"__proto__":{"theme":"dark"}}',
  ])('[STO-2] %s is unreadable', (text) => {
    expect(preferencesCodec.decode(text)).toBeUndefined();
  });

  it.each([
    ['100 000 levels', '{"theme":'.repeat(100_000)],
    ['100 000 levels that end', `${'{"theme":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['5 MB', JSON.stringify({ theme: 'x'.repeat(5_000_000) })],
  ])('[STO-2] %s are unreadable', (_, text) => {
    expect(preferencesCodec.decode(text)).toBeUndefined();
  });

  it('[STO-2] what else is there is dropped', () => {
    const text = '{"__proto__":{"isAdmin":true},"theme":"dark","extra":1}';
    expect(brokenPreferencesInvariants(preferencesCodec.decode(text) ?? DEFAULT_PREFERENCES)).toEqual([]);
  });

  it('[STO-2][THM-1] any text is preferences that keep their invariants, or nothing', () => {
    const seen = { preferences: 0, nothing: 0 };
    fc.assert(
      fc.property(mutatedPreferencesTexts, (text) => {
        const value = preferencesCodec.decode(text);
        seen[value === undefined ? 'nothing' : 'preferences'] += 1;
        if (value === undefined) return;
        expect(brokenPreferencesInvariants(value)).toEqual([]);
        expect(preferencesCodec.decode(preferencesCodec.encode(value) ?? '')).toEqual(value);
      }),
      runs(10_000, 100_000),
    );
    expect(Math.min(seen.preferences, seen.nothing)).toBeGreaterThan(500);
  });
});
