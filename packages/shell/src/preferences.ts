import { createRecordCodec, type RecordCodec } from '@loomwright/storage';

export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** How a person wants the site to be, kept under `preferences` (STO-1, THM-1). */
export interface Preferences {
  readonly theme: Theme;
}

export type PreferencesCommand = { readonly kind: 'chooseTheme'; readonly theme: Theme };

export const DEFAULT_PREFERENCES: Preferences = { theme: 'system' };

export const preferencesCodec: RecordCodec<Preferences> = createRecordCodec({
  key: 'preferences',
  empty: DEFAULT_PREFERENCES,
  loadSchema: async () => (await import('./preferences-schema.ts')).preferencesSchema,
});

/** What a command makes of the preferences; the same reference when nothing changes. */
export const preferencesReducer = (preferences: Preferences, command: PreferencesCommand): Preferences =>
  preferences.theme === command.theme ? preferences : { ...preferences, theme: command.theme };
