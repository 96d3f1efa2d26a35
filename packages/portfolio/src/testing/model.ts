import { type Edit, editPortfolio } from '../edit.ts';
import { isPictureField } from '../fields.ts';
import { EMPTY_PORTFOLIO, type Portfolio } from '../portfolio.ts';

/**
 * The editor in the words of the rules: whole copies to undo instead of differences, and a clock. One tab, alone in its
 * browser. What an edit makes of a portfolio is the reducer's, which has properties of its own.
 */
export interface EditorModel {
  screen: 'choosing' | 'editing' | 'previewing';
  portfolio: Portfolio;
  past: Portfolio[];
  future: Portfolio[];
  /** The field being typed into without a pause. */
  typing: string | undefined;
  /** Milliseconds since the last `portfolio.edit`. */
  idleMs: number;
  isFull: boolean;
}

export const createEditorModel = (): EditorModel => ({
  screen: 'choosing',
  portfolio: EMPTY_PORTFOLIO,
  past: [],
  future: [],
  typing: undefined,
  idleMs: 0,
  isFull: false,
});

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The portfolio becomes another one. */
export const changeModel = (model: EditorModel, after: Portfolio, field?: string): void => {
  if (isEqual(after, model.portfolio)) return;
  if (field === undefined || field !== model.typing) model.past.push(model.portfolio);
  Object.assign(model, { future: [], typing: field, portfolio: after });
};

/** One edit by `portfolio.edit`: only typing goes on with the step before. */
export const editModel = (model: EditorModel, edit: Edit): void => {
  const isTyped = edit.kind === 'write' && !isPictureField(edit.field);
  changeModel(model, editPortfolio(model.portfolio, edit), isTyped ? edit.field : undefined);
  model.idleMs = 0;
};

export const waitModel = (model: EditorModel, ms: number): void => {
  model.idleMs += ms;
  if (model.idleMs >= 1000) model.typing = undefined;
};

export const canStep = (stack: readonly Portfolio[], { portfolio }: EditorModel): boolean =>
  stack.some((other) => !isEqual(other, portfolio));

// Text that was typed and removed within one step is no step.
const step = (model: EditorModel, from: Portfolio[], to: Portfolio[]): void => {
  while (from.length > 0) {
    const other = from.pop();
    if (!other || isEqual(other, model.portfolio)) continue;
    to.push(model.portfolio);
    Object.assign(model, { portfolio: other, typing: undefined });
    return;
  }
};
export const undoModel = (model: EditorModel): void => step(model, model.past, model.future);
export const redoModel = (model: EditorModel): void => step(model, model.future, model.past);
