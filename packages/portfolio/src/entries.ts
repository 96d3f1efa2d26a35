import { trimText } from '@loomwright/kit';
import type { ListName } from './fields.ts';
import { type Experience, type Link, MAX_ENTRIES, type Project } from './portfolio.ts';
import { nouns } from './texts.ts';

const FEW = 4;

export type Entry = Link | Project | Experience;

/** The field that receives focus when an entry is added to the list. */
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

/** Names an entry by its own text, or as `Project 2` while that text is blank. */
export const entryName = (list: ListName, entry: Entry, index: number): string =>
  textOf(entry) || `${nouns[list][0]} ${index + 1}`;

export const addText = (list: ListName): string => `Add a ${nouns[list][0].toLowerCase()}`;

export const toListView = (entries: readonly Entry[]) => ({
  startsOpen: entries.length <= FEW,
  fullText: entries.length < MAX_ENTRIES ? '' : `${MAX_ENTRIES} is as many as a page can have.`,
});
