import { emailProblem, type FieldErrors, hasFieldErrors, toFieldErrors } from '@loomwright/kit';
import { addressProblem } from './address.ts';
import type { PortfolioField } from './fields.ts';
import { lineOf } from './page/text.ts';
import { MAX_ENTRIES, type Portfolio } from './portfolio.ts';

/** In UTF-16 units, by kind of field; longer texts are kept, but not made into a page. */
export const LENGTHS = { line: 160, text: 5000, address: 2000 } as const;

type Found = readonly [PortfolioField, string | undefined];

const tooLong = (text: string, kind: keyof typeof LENGTHS, what: string): string | undefined =>
  text.length > LENGTHS[kind] ? `${what} must be ${LENGTHS[kind]} characters or fewer` : undefined;

const line = (field: PortfolioField, text: string, what: string): Found => [
  field,
  tooLong(text, 'line', what),
];

const needed = (text: string, what: string, message: string): string | undefined =>
  lineOf(text) === '' ? message : tooLong(text, 'line', what);

// Schemes people paste or try; browsers read them past white space and control characters, and so do we.
const foreignScheme = (address: string): string | undefined =>
  /^(?:javascript|data|vbscript|blob|file|filesystem|about|http|ftp|tel|sms):/i
    .exec(address.replaceAll(/[\s\p{Cc}\p{Cf}]/gu, ''))?.[0]
    .toLowerCase();

/** What is wrong with the address of a link, and why; undefined for none and for an empty one. */
export const linkProblem = (address: string): string | undefined => {
  const problem = addressProblem(address);
  if (problem === undefined) return tooLong(address, 'address', 'Address');
  const scheme = foreignScheme(address);
  return scheme === undefined
    ? problem
    : `A link may not begin with ${scheme}. Addresses begin with https:// or mailto:.`;
};

const contactEmailProblem = (email: string): string | undefined =>
  email.trim() === '' || emailProblem(email) === undefined
    ? undefined
    : 'Enter an e-mail address as in name@example.org, or leave it empty';

/** What has to be mended before a page can be made of it, by field (FRM-3). */
export const portfolioProblems = (portfolio: Portfolio): FieldErrors<PortfolioField> => {
  const { name, headline, about, contact, links, projects, experience, skills } = portfolio;
  const longSkill = skills.find((skill) => skill.length > LENGTHS.line);
  const found: readonly Found[] = [
    ['name', needed(name, 'Name', 'Enter your name')],
    line('headline', headline, 'Headline'),
    ['about', tooLong(about, 'text', 'About')],
    ...projects.flatMap(({ id, title, text, address, picture, pictureText }): readonly Found[] => [
      [`projects.${id}.title`, needed(title, 'Title', 'Enter a title, or remove this project')],
      [`projects.${id}.text`, tooLong(text, 'text', 'Description')],
      [`projects.${id}.address`, linkProblem(address)],
      // Without a picture its words are nowhere.
      line(`projects.${id}.pictureText`, picture === '' ? '' : pictureText, 'Description of the picture'),
    ]),
    ...experience.flatMap(({ id, role, organisation, period, text }): readonly Found[] => [
      [`experience.${id}.role`, needed(role, 'Role', 'Enter a role, or remove this position')],
      line(`experience.${id}.organisation`, organisation, 'Organisation'),
      line(`experience.${id}.period`, period, 'Period'),
      [`experience.${id}.text`, tooLong(text, 'text', 'Description')],
    ]),
    [
      'skills',
      skills.length > MAX_ENTRIES
        ? `Name ${MAX_ENTRIES} skills or fewer; these are ${skills.length}`
        : tooLong(longSkill ?? '', 'line', 'Each skill'),
    ],
    ...links.flatMap(({ id, label, address }): readonly Found[] => [
      line(`links.${id}.label`, label, 'Label'),
      [
        `links.${id}.address`,
        address.trim() === '' ? 'Enter an address, or remove this link' : linkProblem(address),
      ],
    ]),
    ['contact.email', contactEmailProblem(contact.email)],
    line('contact.phone', contact.phone, 'Phone'),
    line('contact.place', contact.place, 'Place'),
  ];
  return toFieldErrors(Object.fromEntries(found));
};

/** Whether something has to be mended before a page can be made of it. */
export const hasProblems = (portfolio: Portfolio): boolean => hasFieldErrors(portfolioProblems(portfolio));
