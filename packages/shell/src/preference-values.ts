// Apart from the reducer: only reading what is stored needs the lists, and the entry of the site has the reducer.

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
