/** The user's document, as it is edited, stored under `portfolio` (STO-1) and exported as JSON (PGN-1). */
export interface Portfolio {
  /** The version of this shape; files of other versions are refused. */
  readonly version: 1;
  readonly name: string;
  readonly headline: string;
  /** Blank lines separate paragraphs, as in every longer text. */
  readonly about: string;
  /** A data address (`data:image/…`) of at most `MAX_PICTURE_LENGTH` characters; empty for none. */
  readonly picture: string;
  readonly skills: readonly string[];
  readonly links: readonly Link[];
  readonly projects: readonly Project[];
  readonly experience: readonly Experience[];
  readonly contact: Contact;
  readonly theme: PortfolioTheme;
  readonly scheme: ColorScheme;
}

/** An entry of a list; its id is a positive integer, unique within the list, and stays with it wherever it is moved. */
interface Entry {
  readonly id: number;
}

export interface Link extends Entry {
  /** The text of the link; the address without its scheme when empty. */
  readonly label: string;
  /** As typed; becomes a link only if `readAddress` accepts it. */
  readonly address: string;
}

export interface Project extends Entry {
  readonly title: string;
  readonly text: string;
  /** As `Link.address`. */
  readonly address: string;
  /** As `Portfolio.picture`. */
  readonly picture: string;
  /** The alternative text of the picture. */
  readonly pictureText: string;
}

export interface Experience extends Entry {
  readonly role: string;
  readonly organisation: string;
  /** Free text: `2019–2023`, `since May`. */
  readonly period: string;
  readonly text: string;
}

export interface Contact {
  readonly email: string;
  /** Text, not a link. */
  readonly phone: string;
  readonly place: string;
}

/** The looks of the page: a serif one with much space, a bold one in one colour, one in two columns. */
export const PORTFOLIO_THEMES = ['linen', 'indigo', 'slate'] as const;
export type PortfolioTheme = (typeof PORTFOLIO_THEMES)[number];

/** Light, dark, or the setting of the reader's system. */
export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** In characters of the data address: about 90 kB of picture. Twenty of them fit in a browser's storage with the rest. */
export const MAX_PICTURE_LENGTH = 120_000;
/** In UTF-16 units, for any single text; longer input is cut off. */
export const MAX_TEXT_LENGTH = 20_000;
export { MAX_ENTRIES } from './limits.ts';
/** The most skills that are stored; a page shows `MAX_ENTRIES` at most. */
export const MAX_SKILLS = 1000;

/** Whether a text is empty or the data address of a raster picture within `MAX_PICTURE_LENGTH`. */
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

/** Whether two values of plain data are deeply equal. */
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

/** Whether a portfolio has no content; theme and scheme do not count. */
export const isEmptyPortfolio = ({ theme: _, scheme: __, ...work }: Portfolio): boolean =>
  isSame({ ...EMPTY_PORTFOLIO, ...work }, EMPTY_PORTFOLIO);
