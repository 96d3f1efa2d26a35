import type { Experience, Link, ListName, Project } from '@loomwright/portfolio';

export type Entry = Link | Project | Experience;

/** What an entry of a list is, in a word. */
export const noun: { readonly [L in ListName]: string } = {
  projects: 'Project',
  experience: 'Position',
  links: 'Link',
};

/** The field of an entry that is filled in first. */
export const firstField: { readonly [L in ListName]: string } = {
  projects: 'title',
  experience: 'role',
  links: 'label',
};

/** What an entry is called; empty for one that has nothing to be called by yet. */
export const nameOf = (list: ListName, entry: Entry): string => {
  if (list === 'projects') return (entry as Project).title.trim();
  if (list === 'links') return ((entry as Link).label || (entry as Link).address).trim();
  const { role, organisation } = entry as Experience;
  return [role, organisation]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(', ');
};
