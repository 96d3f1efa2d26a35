import { editPortfolio } from './edit.ts';
import { applyStep, type EditorState } from './editor.ts';
import { revert } from './revert.ts';

type Stack = 'past' | 'future';

// Skips a step that another tab has overwritten, since it no longer changes anything.
const findStep = ({ portfolio, ...editor }: EditorState, stack: Stack) => {
  for (const [index, step] of editor[stack].entries()) {
    const [from, to] = stack === 'past' ? [step.after, step.before] : [step.before, step.after];
    const edits = revert(portfolio, from, to);
    if (edits.reduce(editPortfolio, portfolio) !== portfolio) return { index, step, edits };
  }
  return undefined;
};

const take = (editor: EditorState, from: Stack, to: Stack): EditorState => {
  const found = findStep(editor, from);
  if (!found) return editor;
  const { index, step, edits } = found;
  return { ...applyStep(editor, edits), [from]: editor[from].slice(index + 1), [to]: [step, ...editor[to]] };
};

export const canUndo = (editor: EditorState): boolean => findStep(editor, 'past') !== undefined;
export const canRedo = (editor: EditorState): boolean => findStep(editor, 'future') !== undefined;

/** Undoes this tab's last step field by field: changes from other tabs stay (STO-4). */
export const undo = (editor: EditorState): EditorState => take(editor, 'past', 'future');
export const redo = (editor: EditorState): EditorState => take(editor, 'future', 'past');
