import type { ListName } from './fields.ts';
import type { Experience, Link, Project } from './portfolio.ts';
import { nouns } from './texts.ts';

/** One entry of a list. */
export type Entry = Link | Project | Experience;

/** The first field of an entry, which takes focus when it is added. */
export const firstField: { readonly [L in ListName]: string } = {
  projects: 'title',
  experience: 'role',
  links: 'label',
};

const textOf = (entry: Entry): string => {
  if ('title' in entry) return entry.title.trim();
  if ('label' in entry) return (entry.label || entry.address).trim();
  return [entry.role, entry.organisation]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(', ');
};

/** The name of an entry: what was typed, or its number while that is nothing. */
export const entryName = (list: ListName, entry: Entry, index: number): string =>
  textOf(entry) || `${nouns[list][0]} ${index + 1}`;

/** The text of the button that adds an entry. */
export const addText = (list: ListName): string => `Add a ${nouns[list][0].toLowerCase()}`;
