import { entryFields, LIST_NAMES } from '../edit.ts';
import type { PortfolioSnapshot } from '../portfolio.machine.ts';
import {
  COLOR_SCHEMES,
  isPicture,
  MAX_ENTRIES,
  MAX_TEXT_LENGTH,
  PORTFOLIO_THEMES,
  type Portfolio,
} from '../portfolio.ts';
import { toPortfolioView } from '../portfolio.view.ts';

const textsOf = ({ name, headline, about, contact, skills, ...lists }: Portfolio): readonly string[] => [
  name,
  headline,
  about,
  ...Object.values(contact),
  ...skills,
  ...LIST_NAMES.flatMap((list) =>
    lists[list].flatMap((entry) =>
      entryFields(list).map((field) => (entry as unknown as Record<string, string>)[field] ?? 'missing'),
    ),
  ),
];

/** What is true of every portfolio, stored, imported or being worked on (PGN-1). */
export const portfolioInvariants = {
  'it is of version 1': ({ version }: Portfolio) => version === 1,
  'no text is longer than a field takes': (portfolio: Portfolio) =>
    textsOf(portfolio).every((text) => text.length <= MAX_TEXT_LENGTH),
  'pictures are pictures, and small': ({ picture, projects }: Portfolio) =>
    [picture, ...projects.map((project) => project.picture)].every(isPicture),
  'no list is longer than it may be': (portfolio: Portfolio) =>
    [portfolio.skills, ...LIST_NAMES.map((list) => portfolio[list])].every(
      (list) => list.length <= MAX_ENTRIES,
    ),
  'ids are whole, from 1, and different within a list': (portfolio: Portfolio) =>
    LIST_NAMES.every((list) => {
      const ids = portfolio[list].map(({ id }) => id);
      return new Set(ids).size === ids.length && ids.every((id) => Number.isSafeInteger(id) && id > 0);
    }),
  'theme and scheme are known ones': ({ theme, scheme }: Portfolio) =>
    PORTFOLIO_THEMES.includes(theme) && COLOR_SCHEMES.includes(scheme),
} as const satisfies Readonly<Record<string, (portfolio: Portfolio) => boolean>>;

/** What is true of the editor at every moment. */
export const editorInvariants = {
  'what is on the desk is a portfolio': ({ context }: PortfolioSnapshot) =>
    brokenPortfolioInvariants(context.desk.portfolio).length === 0,
  'nothing is kept while something waits': (snapshot: PortfolioSnapshot) =>
    toPortfolioView(snapshot).saving !== 'kept' ||
    (snapshot.context.desk.unsaved.length === 0 && snapshot.matches({ saving: 'resting' })),
  'a picture is being read as long as one is waited for': (snapshot: PortfolioSnapshot) =>
    snapshot.matches({ picture: 'reading' }) === snapshot.context.pictures.length > 0,
  'each field waits for one picture': ({ context: { pictures } }: PortfolioSnapshot) =>
    new Set(pictures.map(({ field }) => field)).size === pictures.length,
  'no more can be undone than is promised': ({ context: { desk } }: PortfolioSnapshot) =>
    desk.past.length <= 100,
  'every error listed is one shown at its field': (snapshot: PortfolioSnapshot) => {
    const { errors, problems } = toPortfolioView(snapshot);
    return (
      problems.length === Object.keys(errors).length &&
      problems.every(({ field, message }) => errors[field] === message)
    );
  },
} as const satisfies Readonly<Record<string, (snapshot: PortfolioSnapshot) => boolean>>;

const brokenOf = <T>(
  invariants: Readonly<Record<string, (value: T) => boolean>>,
  value: T,
): readonly string[] => Object.entries(invariants).flatMap(([name, holds]) => (holds(value) ? [] : [name]));

/** The names of the invariants that do not hold. */
export const brokenPortfolioInvariants = (portfolio: Portfolio): readonly string[] =>
  brokenOf(portfolioInvariants, portfolio);
export const brokenEditorInvariants = (snapshot: PortfolioSnapshot): readonly string[] =>
  brokenOf(editorInvariants, snapshot);
