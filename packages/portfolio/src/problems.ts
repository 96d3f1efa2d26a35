import { emailProblem, type FieldErrors, hasFieldErrors, toFieldErrors } from '@loomwright/kit';
import { addressProblem } from './address.ts';
import type { Portfolio } from './portfolio.ts';

/** A field of the form: `name`, `contact.email`, `links.3.address` with the entry's id, `picture`, `projects.2.picture`. */
export type PortfolioField = string;

/** In UTF-16 units; longer texts are kept, but not made into a page. */
export const LENGTHS = { line: 160, text: 5000 } as const;

const longerThan = (text: string, most: number, what: string): string | undefined =>
  text.length > most ? `${what} must be ${most} characters or fewer` : undefined;

/** What has to be mended before a page can be made of it, by field (FRM-3). */
export const portfolioProblems = (portfolio: Portfolio): FieldErrors<PortfolioField> => {
  const { name, headline, about, contact, links, projects, experience } = portfolio;
  const found: [PortfolioField, string | undefined][] = [
    ['name', name.trim() === '' ? 'Enter your name' : longerThan(name, LENGTHS.line, 'Name')],
    ['headline', longerThan(headline, LENGTHS.line, 'Headline')],
    ['about', longerThan(about, LENGTHS.text, 'About')],
    ['contact.email', contact.email.trim() === '' ? undefined : emailProblem(contact.email)],
    ...links.map(({ id, address }): [string, string | undefined] => [
      `links.${id}.address`,
      address.trim() === '' ? 'Enter an address, or remove this link' : addressProblem(address),
    ]),
    ...projects.flatMap(({ id, title, text, address }): [string, string | undefined][] => [
      [
        `projects.${id}.title`,
        title.trim() === ''
          ? 'Enter a title, or remove this project'
          : longerThan(title, LENGTHS.line, 'Title'),
      ],
      [`projects.${id}.text`, longerThan(text, LENGTHS.text, 'Description')],
      [`projects.${id}.address`, addressProblem(address)],
    ]),
    ...experience.flatMap(({ id, role, text }): [string, string | undefined][] => [
      [`experience.${id}.role`, role.trim() === '' ? 'Enter a role, or remove this entry' : undefined],
      [`experience.${id}.text`, longerThan(text, LENGTHS.text, 'Description')],
    ]),
  ];
  return toFieldErrors(Object.fromEntries(found));
};

/** The fields in the order they stand on the page. */
export const fieldOrder = (portfolio: Portfolio): readonly PortfolioField[] => [
  'name',
  'headline',
  'picture',
  'about',
  ...portfolio.projects.flatMap(({ id }) =>
    ['title', 'text', 'address', 'picture', 'pictureText'].map((field) => `projects.${id}.${field}`),
  ),
  ...portfolio.experience.flatMap(({ id }) =>
    ['role', 'organisation', 'period', 'text'].map((field) => `experience.${id}.${field}`),
  ),
  'skills',
  ...portfolio.links.flatMap(({ id }) => ['label', 'address'].map((field) => `links.${id}.${field}`)),
  'contact.email',
  'contact.phone',
  'contact.place',
];

/** Whether something has to be mended before a page can be made of it. */
export const hasProblems = (portfolio: Portfolio): boolean => hasFieldErrors(portfolioProblems(portfolio));
