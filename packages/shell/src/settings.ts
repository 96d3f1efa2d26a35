/**
 * The values of each setting, the default first. A stored value other than the default becomes an attribute
 * of `<html>` before the first paint, such as `data-search-key`.
 */
export const settings = {
  theme: ['system', 'light', 'dark'],
  background: ['on', 'paused', 'off'],
  /** Whether third-party content waits for a click (EMB-1). */
  embeds: ['ask', 'load'],
  /** Whether `/` opens the search (SCH-1). Users of speech input may need to turn it off (WCAG 2.1.4). */
  searchKey: ['on', 'off'],
} as const satisfies Readonly<Record<string, readonly [string, string, ...string[]]>>;

export type SettingName = keyof typeof settings;

export type Settings = { readonly [N in SettingName]: (typeof settings)[N][number] };

export interface SettingTexts<V extends string = string> {
  /** The part of the settings page that shows the setting; `search`: shown below the search results. */
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
