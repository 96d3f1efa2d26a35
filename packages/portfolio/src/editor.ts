import { type FieldErrors, withFieldError } from '@loomwright/kit';
import { type Edit, editPortfolio, readSkills } from './edit.ts';
import { isPictureField, type PortfolioField } from './fields.ts';
import { EMPTY_PORTFOLIO, isSame, type Portfolio } from './portfolio.ts';
import { portfolioProblems } from './problems.ts';

/** One step of undo and redo. */
export interface UndoStep {
  readonly before: Portfolio;
  readonly after: Portfolio;
}

/** A portfolio being edited. */
export interface EditorState {
  readonly portfolio: Portfolio;
  /** Edits that were not yet sent to the record. */
  readonly pending: readonly Edit[];
  /** Undo steps of this tab, the latest first. */
  readonly past: readonly UndoStep[];
  /** Undone steps, the latest first. */
  readonly future: readonly UndoStep[];
  /** The field being typed into: further edits of it extend the same undo step. */
  readonly typing: PortfolioField | undefined;
  readonly errors: FieldErrors<PortfolioField>;
  /** The text of the skills as last typed. */
  readonly skillsTyped: string;
}

/** The most steps that can be undone. */
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

/** The field an edit types into; undefined for edits that are undo steps of their own, such as choosing a picture. */
const typedField = (edit: Edit): PortfolioField | undefined =>
  edit.kind === 'write' && !isPictureField(edit.field) ? edit.field : undefined;

type Errors = EditorState['errors'];

/** The errors of fields that still have a problem; the same reference when that is all of them. */
const pruneErrors = (errors: Errors, portfolio: Portfolio): Errors => {
  const problems = portfolioProblems(portfolio);
  const kept = Object.entries(errors).filter(([field]) => Object.hasOwn(problems, field));
  return kept.length === Object.keys(errors).length ? errors : Object.fromEntries(kept);
};

// A replaced portfolio is a new form: none of its fields was checked yet.
const errorsAfter = (errors: Errors, edit: Edit, portfolio: Portfolio): Errors => {
  if (edit.kind === 'replace' || edit.kind === 'begin') return {};
  const field = typedField(edit);
  return field === undefined ? pruneErrors(errors, portfolio) : withFieldError(errors, field, undefined);
};

/** The editor after an edit; the same reference when nothing changes. */
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

/** Ends the current undo step: the next edit begins a new one. */
export const endStep = (editor: EditorState): EditorState =>
  editor.typing === undefined ? editor : { ...editor, typing: undefined };

const withPortfolio = (editor: EditorState, portfolio: Portfolio): EditorState => ({
  ...editor,
  portfolio,
  typing: undefined,
  errors: pruneErrors(editor.errors, portfolio),
});

/** The editor after the edits of an undo or a redo, which add no undo step. */
export const applyStep = (editor: EditorState, edits: readonly Edit[]): EditorState => ({
  ...withPortfolio(editor, edits.reduce(editPortfolio, editor.portfolio)),
  pending: [...editor.pending, ...edits],
});

/** The stored portfolio with the pending edits applied. Changes of other tabs are no undo steps of this one. */
export const followStored = (editor: EditorState, stored: Portfolio): EditorState => {
  const portfolio = editor.pending.reduce(editPortfolio, stored);
  return isSame(portfolio, editor.portfolio) ? editor : withPortfolio(editor, portfolio);
};

/** Checks one field when it is left, also before the first export (FRM-3). */
export const checkField = (editor: EditorState, field: PortfolioField): EditorState => ({
  ...endStep(editor),
  errors: withFieldError(editor.errors, field, portfolioProblems(editor.portfolio)[field]),
});

/** Checks every field (FRM-3). */
export const checkAll = (editor: EditorState): EditorState => ({
  ...editor,
  errors: portfolioProblems(editor.portfolio),
});

/** The skills as a text to edit: as typed, while that text still reads as these skills. */
export const skillsText = ({ portfolio: { skills }, skillsTyped }: EditorState): string =>
  isSame(readSkills(skillsTyped), skills) ? skillsTyped : skills.join(', ');
