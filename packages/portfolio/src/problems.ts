import { emailProblem, type FieldErrors, hasFieldErrors, isBlank, toFieldErrors } from '@loomwright/kit';
import { addressProblem } from './address.ts';
import { fieldTexts, type PortfolioField } from './fields.ts';
import { MAX_ENTRIES, type Portfolio } from './portfolio.ts';

/** In code points. Longer text is stored, but blocks the export of a page. */
export const LENGTHS = { line: 160, text: 5000, address: 2000 } as const;

type Check = (text: string) => string | undefined;

const upTo =
  (kind: keyof typeof LENGTHS, what: string): Check =>
  (text) =>
    [...text].length > LENGTHS[kind] ? `${what} must be ${LENGTHS[kind]} characters or fewer` : undefined;

const needed =
  (what: string, message: string): Check =>
  (text) =>
    isBlank(text) ? message : upTo('line', what)(text);

// Schemes that users paste, even if split by invisible characters, some of which browsers ignore.
const foreignScheme = (address: string): string | undefined =>
  /^(?:javascript|data|vbscript|blob|file|filesystem|about|http|ftp|tel|sms):/i
    .exec(address.replaceAll(/[\s\p{Cc}\p{Cf}]/gu, ''))?.[0]
    .toLowerCase();

/** Undefined for a valid or blank address. */
export const linkProblem: Check = (address) => {
  const problem = addressProblem(address);
  if (problem === undefined) return upTo('address', 'Address')(address);
  const scheme = foreignScheme(address);
  return scheme === undefined
    ? problem
    : `A link can’t start with ${scheme}. Addresses start with https:// or mailto:.`;
};

const skillsProblem = (skills: readonly string[]): string | undefined =>
  skills.length > MAX_ENTRIES
    ? `Name ${MAX_ENTRIES} skills or fewer; these are ${skills.length}`
    : skills.map(upTo('line', 'Each skill')).find(Boolean);

const checks: Readonly<Record<string, Check>> = {
  name: needed('Name', 'Enter your name'),
  headline: upTo('line', 'Headline'),
  about: upTo('text', 'About'),
  'projects.title': needed('Title', 'Enter a title, or remove this project'),
  'projects.text': upTo('text', 'Description'),
  'projects.address': linkProblem,
  'projects.pictureText': upTo('line', 'Description of the picture'),
  'experience.role': needed('Role', 'Enter a role, or remove this position'),
  'experience.organisation': upTo('line', 'Organisation'),
  'experience.period': upTo('line', 'Period'),
  'experience.text': upTo('text', 'Description'),
  'links.label': upTo('line', 'Label'),
  'links.address': (address) =>
    isBlank(address) ? 'Enter an address, or remove this link' : linkProblem(address),
  'contact.email': (email) =>
    isBlank(email) || emailProblem(email) === undefined
      ? undefined
      : 'Enter an email address like name@example.org, or leave this empty',
  'contact.phone': upTo('line', 'Phone'),
  'contact.place': upTo('line', 'Place'),
};

export const portfolioProblems = (portfolio: Portfolio): FieldErrors<PortfolioField> => {
  const all = fieldTexts(portfolio);
  const texts = new Map<string, string>(all);
  const problemOf = (field: PortfolioField, text: string): string | undefined => {
    if (field === 'skills') return skillsProblem(portfolio.skills);
    // The alternative text is shown only with a picture.
    const isShown = !field.endsWith('.pictureText') || texts.get(field.replace('Text', '')) !== '';
    return isShown ? checks[field.replace(/\.\d+/, '')]?.(text) : undefined;
  };
  return toFieldErrors(Object.fromEntries(all.map(([field, text]) => [field, problemOf(field, text)])));
};

export const hasProblems = (portfolio: Portfolio): boolean => hasFieldErrors(portfolioProblems(portfolio));
