import { commands, oneOf, plain } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { BACKGROUNDS, EMBEDS, SEARCH_KEYS, THEMES } from '../preference-values.ts';
import type { Preferences } from '../preferences.ts';
import { NO_SEARCHES, type Searches, searchesReducer } from '../search/searches.ts';

const choices = {
  theme: oneOf(...THEMES),
  background: oneOf(...BACKGROUNDS),
  embeds: oneOf(...EMBEDS),
  searchKey: oneOf(...SEARCH_KEYS),
};

export const preferences: fc.Arbitrary<Preferences> = plain(choices, ['theme', 'background', 'embeds']);

export const preferencesCommands = commands({ choose: [1, { choice: plain(choices, []) }] });

/** Lists of recent searches as the site stores them. */
export const searchesValues: fc.Arbitrary<Searches> = fc
  .array(fc.oneof(fc.string({ minLength: 1, maxLength: 20 }), oneOf('faq', 'Demo')), { maxLength: 20 })
  .map((texts) =>
    texts.reduce((list: Searches, text) => searchesReducer(list, { kind: 'add', text }), NO_SEARCHES),
  );
