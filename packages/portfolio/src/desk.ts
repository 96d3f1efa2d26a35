import { type FieldErrors, withFieldError } from '@loomwright/kit';
import { type Edit, editPortfolio, readSkills } from './edit.ts';
import { isSame } from './is-same.ts';
import type { Portfolio } from './portfolio.ts';
import { hasProblems, type PortfolioField, portfolioProblems } from './problems.ts';

/** Something that was done here, and can be taken back. */
export interface Step {
  readonly before: Portfolio;
  readonly after: Portfolio;
}

/** A portfolio being worked on: what it was, what is not yet handed over to storage, and what is wrong with it. */
export interface Desk {
  readonly portfolio: Portfolio;
  readonly unsaved: readonly Edit[];
  /** Oldest first; of this tab alone. */
  readonly past: readonly Step[];
  /** What was undone last comes first. */
  readonly future: readonly Step[];
  /** What the last edit wrote into; more of the same belongs to the same step. */
  readonly step: PortfolioField | undefined;
  readonly errors: FieldErrors<PortfolioField>;
  /** How often a page was asked for and could not be made. */
  readonly attempt: number;
  /** The skills as they were typed last. */
  readonly skillsTyped: string;
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
  skillsTyped: '',
});

// A picture is chosen, not typed: each is a step.
const typed = (field: string, name: PortfolioField): PortfolioField | undefined =>
  field === 'picture' ? undefined : name;

/** The field an edit types into; undefined for an edit that is a step of its own. */
const writtenField = (edit: Edit): PortfolioField | undefined => {
  switch (edit.kind) {
    case 'write':
      return typed(edit.field, edit.field);
    case 'writeContact':
      return `contact.${edit.field}`;
    case 'writeSkills':
      return 'skills';
    case 'writeEntry':
      return typed(edit.field, `${edit.list}.${edit.id}.${edit.field}`);
    default:
      return undefined;
  }
};

/** What is left of the errors once a portfolio has become another one: those of entries that are gone go with them. */
export const mendErrors = (errors: Desk['errors'], portfolio: Portfolio): Desk['errors'] => {
  const problems = portfolioProblems(portfolio);
  return Object.keys(errors).reduce(
    (left, field) => (problems[field] === undefined ? withFieldError(left, field, undefined) : left),
    errors,
  );
};

// Other work is a new form: nothing of it has been filled in wrongly yet.
const errorsAfter = (
  errors: Desk['errors'],
  { kind }: Edit,
  field: PortfolioField | undefined,
  portfolio: Portfolio,
): Desk['errors'] => {
  if (kind === 'replace' || kind === 'begin') return {};
  return field === undefined ? mendErrors(errors, portfolio) : withFieldError(errors, field, undefined);
};

/** After an edit; the same reference when nothing changes. */
export const editDesk = (given: Desk, edit: Edit): Desk => {
  const desk =
    edit.kind === 'writeSkills' && edit.text !== given.skillsTyped
      ? { ...given, skillsTyped: edit.text }
      : given;
  const portfolio = editPortfolio(desk.portfolio, edit);
  if (portfolio === desk.portfolio) return desk;
  const field = writtenField(edit);
  const lastStep = field !== undefined && field === desk.step ? desk.past.at(-1) : undefined;
  const last = desk.unsaved.at(-1);
  const replacesLast = field !== undefined && last !== undefined && writtenField(last) === field;
  const step = { before: lastStep?.before ?? desk.portfolio, after: portfolio };
  return {
    ...desk,
    portfolio,
    unsaved: [...(replacesLast ? desk.unsaved.slice(0, -1) : desk.unsaved), edit],
    past: [...(lastStep ? desk.past.slice(0, -1) : desk.past), step].slice(-MAX_STEPS),
    future: [],
    step: field,
    errors: errorsAfter(desk.errors, edit, field, portfolio),
  };
};

/** What is typed from now on is a step of its own. */
export const endStep = (desk: Desk): Desk => (desk.step === undefined ? desk : { ...desk, step: undefined });

export const handOver = (desk: Desk): Desk => (desk.unsaved.length === 0 ? desk : { ...desk, unsaved: [] });

/** What storage has, with what was not handed over to it yet. What another tab changed is no step of this one. */
export const followDesk = (desk: Desk, stored: Portfolio): Desk => {
  const portfolio = desk.unsaved.reduce(editPortfolio, stored);
  if (isSame(portfolio, desk.portfolio)) return desk;
  return { ...desk, portfolio, step: undefined, errors: mendErrors(desk.errors, portfolio) };
};

/** A page was asked for, and cannot be made of what is there. */
export const showProblems = (desk: Desk): Desk => ({
  ...desk,
  errors: portfolioProblems(desk.portfolio),
  attempt: desk.attempt + 1,
});

/** Everything was filled in at once, from a file: what is wrong with it is said (FRM-3). */
export const checkAll = (desk: Desk): Desk => (hasProblems(desk.portfolio) ? showProblems(desk) : desk);

/** A field was left: what is wrong with it is said, also before a page was asked for. */
export const leaveField = (desk: Desk, field: PortfolioField): Desk => {
  const errors = withFieldError(desk.errors, field, portfolioProblems(desk.portfolio)[field]);
  return errors === desk.errors ? endStep(desk) : { ...endStep(desk), errors };
};

/** The skills as a text to edit: as it was typed, as long as it says the same. */
export const skillsText = ({ portfolio: { skills }, skillsTyped }: Desk): string =>
  isSame(readSkills(skillsTyped), skills) ? skillsTyped : skills.join(', ');
