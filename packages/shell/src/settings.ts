/**
 * The values of each setting of the site, the default first. Any other value stands in an attribute of `<html>`, from before
 * the first paint: `data-theme`, or `data-search-key` for `searchKey`.
 */
export const settings = {
  theme: ['system', 'light', 'dark'],
  /** Whether the background moves, is paused, or is missing (BKG-2). */
  background: ['on', 'paused', 'off'],
  /** Whether third-party forms and maps load after a click, or with the page (EMB-1). */
  embeds: ['ask', 'load'],
  /** Whether `/` opens the search (SCH-1); a single letter may be typed by mistake, or by voice. */
  searchKey: ['on', 'off'],
} as const satisfies Readonly<Record<string, readonly [string, string, ...string[]]>>;

export type SettingName = keyof typeof settings;

/** A value for every setting. */
export type Settings = { readonly [N in SettingName]: (typeof settings)[N][number] };

/** How a setting is shown. */
export interface SettingTexts<V extends string = string> {
  /** The part of the settings page that offers it, or the search, below its results. */
  readonly part: 'looks' | 'privacy' | 'search';
  readonly title: string;
  readonly hint: string;
  readonly labels: Readonly<Record<V, string>>;
}

export const settingTexts: { readonly [N in SettingName]: SettingTexts<Settings[N]> } = {
  theme: {
    part: 'looks',
    title: 'Theme',
    hint: 'Light, dark, or the same as your system.',
    labels: { system: 'System', light: 'Light', dark: 'Dark' },
  },
  background: {
    part: 'looks',
    title: 'Background',
    hint: 'The woven light behind the pages. It stays still if your system asks for reduced motion.',
    labels: { on: 'Moving', paused: 'Still', off: 'Off' },
  },
  embeds: {
    part: 'privacy',
    title: 'Third-party content',
    hint: 'Forms and maps hosted by other companies, which see your IP address when they load.',
    labels: { ask: 'Ask first', load: 'Load at once' },
  },
  searchKey: {
    part: 'search',
    title: 'Search key',
    hint: 'The / key opens the search.',
    labels: { on: 'on', off: 'off' },
  },
};
