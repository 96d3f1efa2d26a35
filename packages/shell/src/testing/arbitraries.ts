import { keysOf, recordOf } from '@loomwright/kit';
import { commands, oneOf, plain } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { DEFAULT_PREFERENCES, type Preferences, settingNames, valuesOf } from '../preferences.ts';
import { NO_SEARCHES, type Searches, searchesReducer } from '../search/searches.ts';
import type { SettingName, Settings } from '../settings.ts';

const choices = recordOf<Record<SettingName, unknown>>(settingNames, (name) => oneOf(...valuesOf(name))) as {
  readonly [N in SettingName]: fc.Arbitrary<Settings[N]>;
};

export const preferences: fc.Arbitrary<Preferences> = plain(choices, [...keysOf(DEFAULT_PREFERENCES)]);

export const preferencesCommands = commands({ choose: [1, { choice: plain(choices, []) }] });

export const searchesValues: fc.Arbitrary<Searches> = fc
  .array(fc.oneof(fc.string({ minLength: 1, maxLength: 20 }), oneOf('faq', 'Demo')), { maxLength: 20 })
  .map((texts) =>
    texts.reduce((list: Searches, text) => searchesReducer(list, { kind: 'add', text }), NO_SEARCHES),
  );
