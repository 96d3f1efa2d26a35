import { runs } from '@loomwright/machine-testing';
import { recordContract } from '@loomwright/storage/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, preferencesCodec, preferencesReducer, settings } from '../src/index.ts';
import { isPreferences, preferences, preferencesCommands } from '../src/testing/index.ts';

it('preferences follow the system at first, then the last choice of each', {
  tags: ['THM-1', 'EMB-1', 'BKG-2'],
}, () => {
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

it('preferences are stored under `preferences`', { tags: ['STO-1', 'THM-1', 'BKG-2'] }, () => {
  expect([preferencesCodec.key, preferencesCodec.initial]).toEqual(['preferences', DEFAULT_PREFERENCES]);
  expect(preferencesCodec.encode({ ...DEFAULT_PREFERENCES, theme: 'dark' })).toBe(
    '{"theme":"dark","background":"on","embeds":"ask"}',
  );
});

for (const { title, run } of recordContract({
  createCodec: () => preferencesCodec,
  values: preferences,
  broken: (value) => (isPreferences(value) ? [] : ['no preferences']),
  hints: { values: [...Object.values(settings).flat(), 'Dark', ['dark'], { theme: 'dark' }] },
}))
  it(`preferences: ${title}`, { tags: ['STO-1', 'STO-2', 'STO-3'] }, run);

it('records of older versions get the defaults of newer preferences', {
  tags: ['STO-2', 'EMB-1'],
}, () => {
  const dark = { ...DEFAULT_PREFERENCES, theme: 'dark' };
  expect(preferencesCodec.decode('{"theme":"dark"}')).toEqual(dark);
  const decoded = preferencesCodec.decode('{"__proto__":{"isAdmin":true},"theme":"dark","extra":1}');
  expect(decoded).toEqual(dark);
  expect(decoded && isPreferences(decoded)).toBe(true);
});

it('values of other shapes are unreadable', { tags: ['STO-2'] }, () => {
  for (const text of [
    'null',
    '[]',
    '{}',
    '"dark"',
    '{"theme":"Dark"}',
    '{"theme":["dark"]}',
    '{"__proto__":{"theme":"dark"}}',
    '{"theme":"dark","background":"still"}',
    '{"theme":"dark","embeds":"always"}',
  ])
    expect(preferencesCodec.decode(text), text).toBeUndefined();
});
