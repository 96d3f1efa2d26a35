import { type FieldErrors, withFieldError } from '@loomwright/kit';
import { type Edit, editPortfolio, readSkills } from './edit.ts';
import { isPictureField, type PortfolioField } from './fields.ts';
import { EMPTY_PORTFOLIO, isSame, type Portfolio } from './portfolio.ts';
import { portfolioProblems } from './problems.ts';

export interface UndoStep {
  readonly before: Portfolio;
  readonly after: Portfolio;
}

export interface EditorState {
  readonly portfolio: Portfolio;
  readonly pending: readonly Edit[];
  readonly past: readonly UndoStep[];
  readonly future: readonly UndoStep[];
  /** Further edits of this field extend the same undo step. */
  readonly typing: PortfolioField | undefined;
  readonly errors: FieldErrors<PortfolioField>;
  readonly skillsTyped: string;
}

export const MAX_STEPS = 100;

export const NEW_EDITOR: EditorState = {
  portfolio: EMPTY_PORTFOLIO,
  pending: [],
  past: [],
  future: [],
  typing: undefined,
  errors: {},
  skillsTyped: '',
};

/** Undefined for an edit that is an undo step of its own, such as choosing a picture. */
const typedField = (edit: Edit): PortfolioField | undefined =>
  edit.kind === 'write' && !isPictureField(edit.field) ? edit.field : undefined;

type Errors = EditorState['errors'];

/** Drops the errors of fields that are now valid. Returns the same reference if there are no such errors. */
const pruneErrors = (errors: Errors, portfolio: Portfolio): Errors => {
  const problems = portfolioProblems(portfolio);
  const kept = Object.entries(errors).filter(([field]) => Object.hasOwn(problems, field));
  return kept.length === Object.keys(errors).length ? errors : Object.fromEntries(kept);
};

// A replaced portfolio is a new form: no field has been checked.
const errorsAfter = (errors: Errors, edit: Edit, portfolio: Portfolio): Errors => {
  if (edit.kind === 'replace' || edit.kind === 'begin') return {};
  const field = typedField(edit);
  return field === undefined ? pruneErrors(errors, portfolio) : withFieldError(errors, field, undefined);
};

/** Returns the same reference if nothing changes. */
export const applyEdit = (given: EditorState, edit: Edit): EditorState => {
  const field = typedField(edit);
  const isOtherText = edit.kind === 'write' && field === 'skills' && edit.text !== given.skillsTyped;
  const editor = isOtherText ? { ...given, skillsTyped: edit.text } : given;
  const portfolio = editPortfolio(editor.portfolio, edit);
  if (portfolio === editor.portfolio) return editor;
  const [last, ...earlier] = editor.past;
  const extended = field !== undefined && field === editor.typing ? last : undefined;
  const latest = editor.pending.at(-1);
  const replacesLatest = field !== undefined && latest !== undefined && typedField(latest) === field;
  const step = { before: extended?.before ?? editor.portfolio, after: portfolio };
  return {
    ...editor,
    portfolio,
    pending: [...(replacesLatest ? editor.pending.slice(0, -1) : editor.pending), edit],
    past: [step, ...(extended ? earlier : editor.past)].slice(0, MAX_STEPS),
    future: [],
    typing: field,
    errors: errorsAfter(editor.errors, edit, portfolio),
  };
};

export const endStep = (editor: EditorState): EditorState =>
  editor.typing === undefined ? editor : { ...editor, typing: undefined };

const withPortfolio = (editor: EditorState, portfolio: Portfolio): EditorState => ({
  ...editor,
  portfolio,
  typing: undefined,
  errors: pruneErrors(editor.errors, portfolio),
});

/** Applies an undo or redo, which adds no undo step. */
export const applyStep = (editor: EditorState, edits: readonly Edit[]): EditorState => ({
  ...withPortfolio(editor, edits.reduce(editPortfolio, editor.portfolio)),
  pending: [...editor.pending, ...edits],
});

/** Reapplies the pending edits to the stored portfolio. Changes from other tabs are not undo steps. */
export const followStored = (editor: EditorState, stored: Portfolio): EditorState => {
  const portfolio = editor.pending.reduce(editPortfolio, stored);
  return isSame(portfolio, editor.portfolio) ? editor : withPortfolio(editor, portfolio);
};

/** Checks a field on blur, even before the first export (FRM-3). */
export const checkField = (editor: EditorState, field: PortfolioField): EditorState => ({
  ...endStep(editor),
  errors: withFieldError(editor.errors, field, portfolioProblems(editor.portfolio)[field]),
});

export const checkAll = (editor: EditorState): EditorState => ({
  ...editor,
  errors: portfolioProblems(editor.portfolio),
});

/** The skills as typed, while that text still parses to the stored skills. */
export const skillsText = ({ portfolio: { skills }, skillsTyped }: EditorState): string =>
  isSame(readSkills(skillsTyped), skills) ? skillsTyped : skills.join(', ');
