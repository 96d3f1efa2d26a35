import { listFieldErrors, type NoticeEvent } from '@loomwright/kit';
import { applyEdit, checkAll, checkField, type EditorState } from './editor.ts';
import { fieldOrder, fieldTextOf } from './fields.ts';
import type { PictureFact } from './pictures.ts';
import { EMPTY_PORTFOLIO, isEmptyPortfolio, MAX_ENTRIES, type Portfolio } from './portfolio.ts';
import type { PortfolioEvent } from './portfolio-events.ts';
import { changedStep, type PortfolioStep, stepOf } from './steps.ts';
import {
  editText,
  exportedTexts,
  fullListText,
  importedText,
  pictureReadText,
  redoneText,
  startedOverText,
  undoneText,
} from './texts.ts';
import { redo, undo } from './undo.ts';

/** The editor after an event; the same reference when nothing changes. */
export const editorReducer = (editor: EditorState, event: PortfolioEvent): EditorState => {
  switch (event.type) {
    case 'portfolio.edit':
      return applyEdit(editor, event.edit);
    case 'portfolio.add':
      return applyEdit(editor, { kind: 'add', list: event.list, id: event.id });
    case 'portfolio.startOver':
      return applyEdit(editor, { kind: 'replace', portfolio: EMPTY_PORTFOLIO });
    case 'portfolio.undo':
      return undo(editor);
    case 'portfolio.redo':
      return redo(editor);
    case 'portfolio.leaveField':
      return checkField(editor, event.field);
    case 'portfolio.export':
      return checkAll(editor);
    case 'picture.read':
      return event.outcome.kind === 'picture'
        ? applyEdit(editor, { kind: 'write', field: event.field, text: event.outcome.picture })
        : editor;
    case 'import.read':
      return event.outcome.kind === 'portfolio'
        ? checkAll(applyEdit(editor, { kind: 'replace', portfolio: event.outcome.portfolio }))
        : editor;
    default:
      return editor;
  }
};

const problemStep = ({ errors, portfolio }: EditorState): PortfolioStep | undefined => {
  const [first] = listFieldErrors(errors, fieldOrder(portfolio));
  return first && stepOf(first.field);
};

/**
 * The step that is shown after an event: the one that was asked for, the one with what an undo or a redo changed, or the
 * first one with a problem where a check has found some.
 */
export const stepAfter = (
  step: PortfolioStep,
  before: EditorState,
  after: EditorState,
  event: PortfolioEvent,
): PortfolioStep => {
  switch (event.type) {
    case 'portfolio.goTo':
      return event.step;
    case 'portfolio.startOver':
      return 'look';
    case 'portfolio.undo':
    case 'portfolio.redo':
      return changedStep(before.portfolio, after.portfolio) ?? step;
    case 'portfolio.export':
    case 'import.read':
      return problemStep(after) ?? step;
    default:
      return step;
  }
};

// While it was read, its project may have been removed, or the picture that it was to replace.
const hasPlace = (portfolio: Portfolio, { field, outcome, was }: PictureFact): boolean => {
  const text = fieldTextOf(portfolio, field);
  return outcome.kind === 'picture' && text !== undefined && (text !== '' || !was);
};

const textOf = (portfolio: Portfolio, event: PortfolioEvent): string => {
  switch (event.type) {
    case 'portfolio.edit':
      return editText(portfolio, event.edit);
    case 'portfolio.add':
      return portfolio[event.list].length < MAX_ENTRIES ? '' : fullListText(event.list);
    case 'portfolio.startOver':
      return isEmptyPortfolio(portfolio) ? '' : startedOverText;
    case 'portfolio.undo':
      return undoneText;
    case 'portfolio.redo':
      return redoneText;
    case 'picture.read':
      return hasPlace(portfolio, event) ? pictureReadText : '';
    case 'import.read':
      return event.outcome.kind === 'portfolio' ? importedText : '';
    case 'export.finished':
      return exportedTexts[event.format];
    default:
      return '';
  }
};

/** The announcement of an event (A11-1), made before the editor changes; an empty text announces nothing. */
export const toAnnouncement = ({ portfolio }: EditorState, event: PortfolioEvent): NoticeEvent => ({
  type: 'notice.announce',
  text: textOf(portfolio, event),
});
