/** What a user makes here, as it is edited, stored under `portfolio` (STO-1) and exported as JSON (PGN-1). */
export interface Portfolio {
  /** Of this shape; another one is read by a converter or refused. */
  readonly version: 1;
  readonly name: string;
  readonly headline: string;
  /** Blank lines make paragraphs, here and in every longer text. */
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
  /** What is read; the address without its scheme when empty. */
  readonly label: string;
  /** As typed; only what `readAddress` takes becomes a link. */
  readonly address: string;
}

export interface Project extends Entry {
  readonly title: string;
  readonly text: string;
  readonly address: string;
  /** As `Portfolio.picture`. */
  readonly picture: string;
  /** A description of the picture, for those who cannot see it. */
  readonly pictureText: string;
}

export interface Experience extends Entry {
  readonly role: string;
  readonly organisation: string;
  /** As it is to be read: `2019–2023`, `since May`. */
  readonly period: string;
  readonly text: string;
}

export interface Contact {
  readonly email: string;
  /** Text, not a link. */
  readonly phone: string;
  readonly place: string;
}

/** How the page looks: a serif page of much air, a bold one of one colour, a page in two columns like a case study. */
export const PORTFOLIO_THEMES = ['linen', 'indigo', 'slate'] as const;
export type PortfolioTheme = (typeof PORTFOLIO_THEMES)[number];

/** Light or dark, or as the reader's system is set. */
export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** In characters of the data address: about 90 kB of picture. Twenty of them fit a browser's storage with the rest. */
export const MAX_PICTURE_LENGTH = 120_000;
/** In UTF-16 units: what any single text may have at all; more is cut off as it comes in. */
export const MAX_TEXT_LENGTH = 20_000;
/** Of each list. */
export const MAX_ENTRIES = 50;
/** Skills that are kept; a page is made of `MAX_ENTRIES` at most. */
export const MAX_SKILLS = 1000;

/** Whether a text can stand where a picture belongs: none, or a data address of a raster picture that is short enough. */
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

/** Whether two values of plain data say the same. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
};

/** Whether there is nothing in it that would be missed. */
export const isEmptyPortfolio = ({ theme: _, scheme: __, ...work }: Portfolio): boolean =>
  isSame({ ...EMPTY_PORTFOLIO, ...work }, EMPTY_PORTFOLIO);
