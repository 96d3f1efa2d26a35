import { createRecordCodec, type RecordCodec } from '@loomwright/storage';

export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** Whether the woven light behind the pages moves, stays still, or is not there (BKG-2). */
export const BACKGROUNDS = ['on', 'paused', 'off'] as const;

export type Background = (typeof BACKGROUNDS)[number];

/** Whether forms and maps of other companies wait for a click, or load with the page (EMB-1). */
export const EMBEDS = ['ask', 'load'] as const;

export type Embeds = (typeof EMBEDS)[number];

/** How a person wants the site to be, kept under `preferences` (STO-1, THM-1). */
export interface Preferences {
  readonly theme: Theme;
  readonly background: Background;
  readonly embeds: Embeds;
}

export interface PreferencesCommand {
  readonly kind: 'choose';
  readonly choice: Partial<Preferences>;
}

export const DEFAULT_PREFERENCES: Preferences = { theme: 'system', background: 'on', embeds: 'ask' };

export const preferencesCodec: RecordCodec<Preferences> = createRecordCodec({
  key: 'preferences',
  empty: DEFAULT_PREFERENCES,
  loadSchema: async () => (await import('./preferences-schema.ts')).preferencesSchema,
});

/** What a command makes of the preferences; the same reference when nothing changes. */
export const preferencesReducer = (preferences: Preferences, { choice }: PreferencesCommand): Preferences => {
  const next = { ...preferences, ...choice };
  const isSame = (Object.keys(next) as (keyof Preferences)[]).every((key) => next[key] === preferences[key]);
  return isSame ? preferences : next;
};
