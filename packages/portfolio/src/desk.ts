import { type FieldErrors, withFieldError } from '@loomwright/kit';
import { type Edit, editPortfolio } from './edit.ts';
import { isSame } from './is-same.ts';
import type { Portfolio } from './portfolio.ts';
import { type PortfolioField, portfolioProblems } from './problems.ts';

/** A portfolio being worked on: what it was, what is not yet handed over to storage, and what is wrong with it. */
export interface Desk {
  readonly portfolio: Portfolio;
  readonly unsaved: readonly Edit[];
  readonly past: readonly Portfolio[];
  readonly future: readonly Portfolio[];
  /** What the last edit wrote into; more of the same belongs to the same step. */
  readonly step: string | undefined;
  readonly errors: FieldErrors<PortfolioField>;
  /** How often a page was asked for and could not be made. */
  readonly attempt: number;
}

/** How many steps can be undone. */
export const MAX_STEPS = 100;

export const createDesk = (portfolio: Portfolio): Desk => ({
  portfolio,
  unsaved: [],
  past: [],
  future: [],
  step: undefined,
  errors: {},
  attempt: 0,
});

/** The field an edit types into; undefined for an edit that is a step of its own. */
export const writtenField = (edit: Edit): PortfolioField | undefined => {
  switch (edit.kind) {
    case 'write':
      return edit.field;
    case 'writeContact':
      return `contact.${edit.field}`;
    case 'writeSkills':
      return 'skills';
    case 'writeEntry':
      return `${edit.list}.${edit.id}.${edit.field}`;
    default:
      return undefined;
  }
};

// Errors of entries that are gone go with them.
const mendErrors = (errors: Desk['errors'], portfolio: Portfolio): Desk['errors'] => {
  const problems = portfolioProblems(portfolio);
  return Object.keys(errors).reduce(
    (left, field) => (problems[field] === undefined ? withFieldError(left, field, undefined) : left),
    errors,
  );
};

/** After an edit; the same reference when nothing changes. */
export const editDesk = (desk: Desk, edit: Edit): Desk => {
  const portfolio = editPortfolio(desk.portfolio, edit);
  if (portfolio === desk.portfolio) return desk;
  const field = writtenField(edit);
  const goesOn = field !== undefined && field === desk.step;
  const last = desk.unsaved.at(-1);
  const replacesLast = goesOn && last !== undefined && writtenField(last) === field;
  return {
    ...desk,
    portfolio,
    unsaved: [...(replacesLast ? desk.unsaved.slice(0, -1) : desk.unsaved), edit],
    past: goesOn ? desk.past : [...desk.past, desk.portfolio].slice(-MAX_STEPS),
    future: [],
    step: field,
    errors:
      field === undefined
        ? mendErrors(desk.errors, portfolio)
        : withFieldError(desk.errors, field, undefined),
  };
};

/** What is typed from now on is a step of its own. */
export const endStep = (desk: Desk): Desk => (desk.step === undefined ? desk : { ...desk, step: undefined });

const goTo = (desk: Desk, portfolio: Portfolio): Desk => ({
  ...desk,
  portfolio,
  unsaved: [...desk.unsaved, { kind: 'replace', portfolio }],
  step: undefined,
  errors: mendErrors(desk.errors, portfolio),
});

export const undo = (desk: Desk): Desk => {
  const before = desk.past.at(-1);
  if (!before) return desk;
  return { ...goTo(desk, before), past: desk.past.slice(0, -1), future: [desk.portfolio, ...desk.future] };
};

export const redo = (desk: Desk): Desk => {
  const [after, ...future] = desk.future;
  if (!after) return desk;
  return { ...goTo(desk, after), past: [...desk.past, desk.portfolio], future };
};

export const handOver = (desk: Desk): Desk => (desk.unsaved.length === 0 ? desk : { ...desk, unsaved: [] });

/** What storage has, with what was not handed over to it yet. What another tab changed cannot be undone here. */
export const followDesk = (desk: Desk, stored: Portfolio): Desk => {
  const portfolio = desk.unsaved.reduce(editPortfolio, stored);
  if (isSame(portfolio, desk.portfolio)) return desk;
  return {
    ...desk,
    portfolio,
    past: [],
    future: [],
    step: undefined,
    errors: mendErrors(desk.errors, portfolio),
  };
};

/** A page was asked for, and cannot be made of what is there. */
export const showProblems = (desk: Desk): Desk => ({
  ...desk,
  errors: portfolioProblems(desk.portfolio),
  attempt: desk.attempt + 1,
});

/** A field was left: what is wrong with it is said, also before a page was asked for. */
export const leaveField = (desk: Desk, field: PortfolioField): Desk => ({
  ...desk,
  errors: withFieldError(desk.errors, field, portfolioProblems(desk.portfolio)[field]),
});
