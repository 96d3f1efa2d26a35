import type { Contact, Experience, Link, Portfolio, Project } from './portfolio.ts';

/** The lists of a portfolio and the entries they hold. */
interface Entries {
  readonly links: Link;
  readonly projects: Project;
  readonly experience: Experience;
}
export type ListName = keyof Entries;
export type Entry = Entries[ListName];
export const LIST_NAMES = ['links', 'projects', 'experience'] as const satisfies readonly ListName[];

/** A field that holds a picture. */
export type PictureField = 'picture' | `projects.${number}.picture`;

/** A field of the form, by its name: that of an entry carries the entry's id, as in `links.3.address`. */
export type PortfolioField =
  | 'name'
  | 'headline'
  | 'about'
  | 'picture'
  | 'skills'
  | `contact.${keyof Contact}`
  | { [L in ListName]: `${L}.${number}.${Exclude<keyof Entries[L], 'id'> & string}` }[ListName];

type FieldText = readonly [field: PortfolioField, text: string];

/** Every field with its text, in the order of the form; of skills, one a line. */
export const fieldTexts = (portfolio: Portfolio): readonly FieldText[] => {
  const { name, headline, picture, about, projects, experience, skills, links, contact } = portfolio;
  return [
    ['name', name],
    ['headline', headline],
    ['picture', picture],
    ['about', about],
    ...projects.flatMap(({ id, ...project }): readonly FieldText[] => [
      [`projects.${id}.title`, project.title],
      [`projects.${id}.text`, project.text],
      [`projects.${id}.address`, project.address],
      [`projects.${id}.picture`, project.picture],
      [`projects.${id}.pictureText`, project.pictureText],
    ]),
    ...experience.flatMap(({ id, role, organisation, period, text }): readonly FieldText[] => [
      [`experience.${id}.role`, role],
      [`experience.${id}.organisation`, organisation],
      [`experience.${id}.period`, period],
      [`experience.${id}.text`, text],
    ]),
    ['skills', skills.join('\n')],
    ...links.flatMap(({ id, label, address }): readonly FieldText[] => [
      [`links.${id}.label`, label],
      [`links.${id}.address`, address],
    ]),
    ['contact.email', contact.email],
    ['contact.phone', contact.phone],
    ['contact.place', contact.place],
  ];
};

/** The fields in the order of the form. */
export const fieldOrder = (portfolio: Portfolio): readonly PortfolioField[] =>
  fieldTexts(portfolio).map(([field]) => field);

export const isPictureField = (field: PortfolioField): field is PictureField => /(^|\.)picture$/.test(field);
