export interface Portfolio {
  /** Files of other versions are refused. */
  readonly version: 1;
  readonly name: string;
  readonly headline: string;
  /** Blank lines separate paragraphs, as in all longer texts. */
  readonly about: string;
  /** A data URL of at most `MAX_PICTURE_LENGTH` characters; empty for none. */
  readonly picture: string;
  readonly skills: readonly string[];
  readonly links: readonly Link[];
  readonly projects: readonly Project[];
  readonly experience: readonly Experience[];
  readonly contact: Contact;
  readonly theme: PortfolioTheme;
  readonly scheme: ColorScheme;
}

/** The id is a positive integer, unique within the list, and survives moves. */
interface Entry {
  readonly id: number;
}

export interface Link extends Entry {
  /** If empty, the address without its scheme is shown. */
  readonly label: string;
  /** As typed; a link only if `readAddress` accepts it. */
  readonly address: string;
}

export interface Project extends Entry {
  readonly title: string;
  readonly text: string;
  readonly address: string;
  readonly picture: string;
  readonly pictureText: string;
}

export interface Experience extends Entry {
  readonly role: string;
  readonly organisation: string;
  readonly period: string;
  readonly text: string;
}

export interface Contact {
  readonly email: string;
  readonly phone: string;
  readonly place: string;
}

export const PORTFOLIO_THEMES = ['linen', 'indigo', 'slate'] as const;
export type PortfolioTheme = (typeof PORTFOLIO_THEMES)[number];

/** `system` follows the reader's setting. */
export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** Length of a data URL, for about 90 kB of picture. Twenty such pictures fit in a browser's storage. */
export const MAX_PICTURE_LENGTH = 120_000;
/** In UTF-16 units, per field; longer input is cut. */
export const MAX_TEXT_LENGTH = 20_000;
export { MAX_ENTRIES } from './limits.ts';
export const MAX_SKILLS = 1000;

/** Whether the text is empty, or the data URL of a raster picture within `MAX_PICTURE_LENGTH`. */
export const isPicture = (text: string): boolean =>
  text.length <= MAX_PICTURE_LENGTH && /^(data:image\/(webp|jpeg|png);base64,[A-Za-z0-9+/=]+)?$/.test(text);

export const EMPTY_PORTFOLIO: Portfolio = {
  version: 1,
  name: '',
  headline: '',
  about: '',
  picture: '',
  skills: [],
  links: [],
  projects: [],
  experience: [],
  contact: { email: '', phone: '', place: '' },
  theme: 'linen',
  scheme: 'system',
};

/** Deep equality of plain data. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  const parts = new Map<string, unknown>(Object.entries(b));
  const others = Object.entries(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    others.length === parts.size &&
    others.every(([key, part]) => parts.has(key) && isSame(part, parts.get(key)))
  );
};

/** Theme and colour scheme do not count as content. */
export const isEmptyPortfolio = ({ theme: _, scheme: __, ...work }: Portfolio): boolean =>
  isSame({ ...EMPTY_PORTFOLIO, ...work }, EMPTY_PORTFOLIO);
