import { keysOf } from '@loomwright/kit';
import type { Background, Embeds, SearchKey, Theme } from './preference-values.ts';

/** A user's settings of the site, stored under `preferences` (STO-1, THM-1). */
export interface Preferences {
  readonly theme: Theme;
  readonly background: Background;
  readonly embeds: Embeds;
  /** On when missing. */
  readonly searchKey?: SearchKey | undefined;
}

export interface PreferencesCommand {
  readonly kind: 'choose';
  readonly choice: Partial<Preferences>;
}

export const DEFAULT_PREFERENCES: Preferences = { theme: 'system', background: 'on', embeds: 'ask' };

/** The preferences after a command; the same reference when nothing changes. */
export const preferencesReducer = (preferences: Preferences, { choice }: PreferencesCommand): Preferences => {
  const next = { ...preferences, ...choice };
  const isSame = keysOf(next).every((key) => next[key] === preferences[key]);
  return isSame ? preferences : next;
};
