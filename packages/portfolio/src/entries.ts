import { trimText } from '@loomwright/kit';
import type { ListName } from './fields.ts';
import { type Experience, type Link, MAX_ENTRIES, type Project } from './portfolio.ts';
import { nouns } from './texts.ts';

/** Longer lists are collapsed initially. */
const FEW = 4;

/** One entry of a list. */
export type Entry = Link | Project | Experience;

/** The first field of an entry, which takes focus when it is added. */
export const firstField: { readonly [L in ListName]: string } = {
  projects: 'title',
  experience: 'role',
  links: 'label',
};

const textOf = (entry: Entry): string => {
  if ('title' in entry) return trimText(entry.title);
  if ('label' in entry) return trimText(entry.label) || trimText(entry.address);
  return [entry.role, entry.organisation]
    .map(trimText)
    .filter((text) => text !== '')
    .join(', ');
};

/** The name of an entry: what was typed, or its number while that is nothing. */
export const entryName = (list: ListName, entry: Entry, index: number): string =>
  textOf(entry) || `${nouns[list][0]} ${index + 1}`;

/** The text of the button that adds an entry. */
export const addText = (list: ListName): string => `Add a ${nouns[list][0].toLowerCase()}`;

/** A list in the editor: whether its entries are expanded initially, and why none can be added; empty when one can. */
export const toListView = (entries: readonly Entry[]) => ({
  startsOpen: entries.length <= FEW,
  fullText: entries.length < MAX_ENTRIES ? '' : `${MAX_ENTRIES} is as many as a page can have.`,
});
