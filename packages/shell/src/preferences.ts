import { keysOf, recordOf } from '@loomwright/kit';
import { type SettingName, type Settings, settings } from './settings.ts';

export const settingNames = keysOf(settings);

/** The values of a setting, with the default first. */
export const valuesOf = <N extends SettingName>(name: N): readonly [Settings[N], ...Settings[N][]] => {
  const lists: { readonly [S in SettingName]: readonly [Settings[S], ...Settings[S][]] } = settings;
  return lists[name];
};

const DEFAULT_SETTINGS = recordOf<Settings>(settingNames, (name) => valuesOf(name)[0]);

/** Stored under `preferences` (STO-1, THM-1). Newer settings are absent until the user chooses them. */
export type Preferences = Pick<Settings, 'theme' | 'background' | 'embeds'> & Partial<Settings>;

export interface PreferencesCommand {
  readonly kind: 'choose';
  readonly choice: Partial<Settings>;
}

const { theme, background, embeds } = DEFAULT_SETTINGS;
export const DEFAULT_PREFERENCES: Preferences = { theme, background, embeds };

export const toSettings = (preferences: Preferences): Settings => ({ ...DEFAULT_SETTINGS, ...preferences });

const readValue = <N extends SettingName>(name: N, text: string | undefined): Settings[N] =>
  valuesOf(name).find((value) => value === text) ?? valuesOf(name)[0];

/** Replaces unknown values with the defaults. */
export const toChoice = (
  texts: Readonly<Partial<Record<SettingName, string | undefined>>>,
): Partial<Settings> =>
  recordOf<Partial<Settings>>(
    settingNames.filter((name) => texts[name] !== undefined),
    (name) => readValue(name, texts[name]),
  );

/** Returns the same reference if nothing changes. */
export const preferencesReducer = (preferences: Preferences, { choice }: PreferencesCommand): Preferences => {
  const next = { ...preferences, ...choice };
  const isSame = keysOf(next).every((key) => next[key] === preferences[key]);
  return isSame ? preferences : next;
};
