import type { Experience, Link, ListName, Project } from '@loomwright/portfolio';

export type Entry = Link | Project | Experience;

/** The singular name of a list's entries. */
export const noun: { readonly [L in ListName]: string } = {
  projects: 'Project',
  experience: 'Position',
  links: 'Link',
};

/** The first field of an entry. */
export const firstField: { readonly [L in ListName]: string } = {
  projects: 'title',
  experience: 'role',
  links: 'label',
};

/** The name of an entry; empty while it has none. */
export const nameOf = (list: ListName, entry: Entry): string => {
  if (list === 'projects') return (entry as Project).title.trim();
  if (list === 'links') return ((entry as Link).label || (entry as Link).address).trim();
  const { role, organisation } = entry as Experience;
  return [role, organisation]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(', ');
};
