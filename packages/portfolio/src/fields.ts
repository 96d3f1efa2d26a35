import { keysOf } from '@loomwright/kit';
import type { Contact, Experience, Link, Portfolio, Project } from './portfolio.ts';

interface Entries {
  readonly links: Link;
  readonly projects: Project;
  readonly experience: Experience;
}
export type ListName = keyof Entries;
export type Entry = Entries[ListName];
export const LIST_NAMES = ['links', 'projects', 'experience'] as const satisfies readonly ListName[];

/** Keys are in the order of the form. */
export const BLANK_ENTRIES: { readonly [L in ListName]: Omit<Entries[L], 'id'> } = {
  links: { label: '', address: '' },
  projects: { title: '', text: '', address: '', picture: '', pictureText: '' },
  experience: { role: '', organisation: '', period: '', text: '' },
};

export type PictureField = 'picture' | `projects.${number}.picture`;

/** An entry's field contains the entry's id: `links.3.address`. */
export type PortfolioField =
  | 'name'
  | 'headline'
  | 'about'
  | 'picture'
  | 'skills'
  | `contact.${keyof Contact}`
  | { [L in ListName]: `${L}.${number}.${Exclude<keyof Entries[L], 'id'> & string}` }[ListName];

type FieldText = readonly [field: PortfolioField, text: string];

const linkTexts = ({ id, ...texts }: Link) =>
  keysOf(BLANK_ENTRIES.links).map((part): FieldText => [`links.${id}.${part}`, texts[part]]);

const projectTexts = ({ id, ...texts }: Project) =>
  keysOf(BLANK_ENTRIES.projects).map((part): FieldText => [`projects.${id}.${part}`, texts[part]]);

const experienceTexts = ({ id, ...texts }: Experience) =>
  keysOf(BLANK_ENTRIES.experience).map((part): FieldText => [`experience.${id}.${part}`, texts[part]]);

/** The text of every field, in the order of the form; the skills are one text, with one skill per line. */
export const fieldTexts = (portfolio: Portfolio): readonly FieldText[] => {
  const { name, headline, picture, about, skills, contact, links, projects, experience } = portfolio;
  return [
    ['name', name],
    ['headline', headline],
    ['picture', picture],
    ['about', about],
    ...links.flatMap(linkTexts),
    ['contact.email', contact.email],
    ['contact.phone', contact.phone],
    ['contact.place', contact.place],
    ...projects.flatMap(projectTexts),
    ...experience.flatMap(experienceTexts),
    ['skills', skills.join('\n')],
  ];
};

/** Undefined if the entry does not exist. */
export const fieldTextOf = (portfolio: Portfolio, field: PortfolioField): string | undefined =>
  new Map(fieldTexts(portfolio)).get(field);

export const fieldOrder = (portfolio: Portfolio): readonly PortfolioField[] =>
  fieldTexts(portfolio).map(([field]) => field);

export const isPictureField = (field: PortfolioField): field is PictureField => /(^|\.)picture$/.test(field);
