import { editPortfolio } from './edit.ts';
import { applyStep, type EditorState, type UndoStep } from './editor.ts';
import type { Portfolio } from './portfolio.ts';
import { revert } from './revert.ts';

type Side = keyof UndoStep;

// A step that another tab has overwritten changes nothing any more, and is passed over.
const findStep = (portfolio: Portfolio, steps: readonly UndoStep[], from: Side, to: Side) => {
  for (const [index, step] of steps.entries()) {
    const edits = revert(portfolio, step[from], step[to]);
    if (edits.reduce(editPortfolio, portfolio) !== portfolio)
      return { step, edits, rest: steps.slice(index + 1) };
  }
  return undefined;
};
const undoable = ({ portfolio, past }: EditorState) => findStep(portfolio, past, 'after', 'before');
const redoable = ({ portfolio, future }: EditorState) => findStep(portfolio, future, 'before', 'after');

export const canUndo = (editor: EditorState): boolean => undoable(editor) !== undefined;
export const canRedo = (editor: EditorState): boolean => redoable(editor) !== undefined;

/** Undoes the last step of this tab, field by field: what other tabs changed stays (STO-4). */
export const undo = (editor: EditorState): EditorState => {
  const found = undoable(editor);
  if (!found) return editor;
  const { step, edits, rest } = found;
  return { ...applyStep(editor, edits), past: rest, future: [step, ...editor.future] };
};

export const redo = (editor: EditorState): EditorState => {
  const found = redoable(editor);
  if (!found) return editor;
  const { step, edits, rest } = found;
  return { ...applyStep(editor, edits), past: [step, ...editor.past], future: rest };
};
