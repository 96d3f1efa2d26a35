export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** Whether the background moves, is paused, or is missing (BKG-2). */
export const BACKGROUNDS = ['on', 'paused', 'off'] as const;

export type Background = (typeof BACKGROUNDS)[number];

/** Whether third-party forms and maps load after a click, or with the page (EMB-1). */
export const EMBEDS = ['ask', 'load'] as const;

export type Embeds = (typeof EMBEDS)[number];

/** Whether `/` opens the search (SCH-1); a single letter may be typed by mistake, or by voice, so it can be switched off. */
export const SEARCH_KEYS = ['on', 'off'] as const;

export type SearchKey = (typeof SEARCH_KEYS)[number];

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
  const isSame = (Object.keys(next) as (keyof Preferences)[]).every((key) => next[key] === preferences[key]);
  return isSame ? preferences : next;
};
