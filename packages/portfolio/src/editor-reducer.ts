import { listFieldErrors, type NoticeEvent } from '@loomwright/kit';
import { match } from 'ts-pattern';
import { applyEdit, checkAll, checkField, type EditorState, followStored, NEW_EDITOR } from './editor.ts';
import { fieldOrder, fieldTextOf } from './fields.ts';
import type { PictureFact } from './pictures.ts';
import { EMPTY_PORTFOLIO, isEmptyPortfolio, MAX_ENTRIES, type Portfolio } from './portfolio.ts';
import type { PortfolioContext, PortfolioEvent } from './portfolio-events.ts';
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

export const editorReducer = (editor: EditorState, event: PortfolioEvent): EditorState =>
  match(event)
    .with({ type: 'portfolio.edit' }, ({ edit }) => applyEdit(editor, edit))
    .with({ type: 'portfolio.add' }, ({ id, list }) => applyEdit(editor, { kind: 'add', list, id }))
    .with({ type: 'portfolio.startOver' }, () =>
      applyEdit(editor, { kind: 'replace', portfolio: EMPTY_PORTFOLIO }),
    )
    .with({ type: 'portfolio.undo' }, () => undo(editor))
    .with({ type: 'portfolio.redo' }, () => redo(editor))
    .with({ type: 'portfolio.leaveField' }, ({ field }) => checkField(editor, field))
    .with({ type: 'portfolio.export' }, () => checkAll(editor))
    .with({ type: 'picture.read', outcome: { kind: 'picture' } }, ({ field, outcome }) =>
      applyEdit(editor, { kind: 'write', field, text: outcome.picture }),
    )
    .with({ type: 'import.read', outcome: { kind: 'portfolio' } }, ({ outcome: { portfolio } }) =>
      checkAll(applyEdit(editor, { kind: 'replace', portfolio })),
    )
    .otherwise(() => editor);

const problemStep = ({ errors, portfolio }: EditorState): PortfolioStep | undefined => {
  const [first] = listFieldErrors(errors, fieldOrder(portfolio));
  return first && stepOf(first.field);
};

export const stepAfter = (
  step: PortfolioStep,
  before: EditorState,
  after: EditorState,
  event: PortfolioEvent,
): PortfolioStep =>
  match(event)
    .with({ type: 'portfolio.goTo' }, (asked) => asked.step)
    .with({ type: 'portfolio.startOver' }, () => 'look' as const)
    .with(
      { type: 'portfolio.undo' },
      { type: 'portfolio.redo' },
      () => changedStep(before.portfolio, after.portfolio) ?? step,
    )
    .with({ type: 'portfolio.export' }, { type: 'import.read' }, () => problemStep(after) ?? step)
    .otherwise(() => step);

// The project, or the picture to be replaced, may have been removed while the file was read.
const hasPlace = (portfolio: Portfolio, { field, outcome, was }: PictureFact): boolean => {
  const text = fieldTextOf(portfolio, field);
  return outcome.kind === 'picture' && text !== undefined && (text !== '' || !was);
};

const textOf = (portfolio: Portfolio, event: PortfolioEvent): string =>
  match(event)
    .with({ type: 'portfolio.edit' }, ({ edit }) => editText(portfolio, edit))
    .with({ type: 'portfolio.add' }, ({ list }) =>
      portfolio[list].length < MAX_ENTRIES ? '' : fullListText(list),
    )
    .with({ type: 'portfolio.startOver' }, () => (isEmptyPortfolio(portfolio) ? '' : startedOverText))
    .with({ type: 'portfolio.undo' }, () => undoneText)
    .with({ type: 'portfolio.redo' }, () => redoneText)
    .with({ type: 'picture.read' }, (fact) => (hasPlace(portfolio, fact) ? pictureReadText : ''))
    .with({ type: 'import.read', outcome: { kind: 'portfolio' } }, () => importedText)
    .with({ type: 'export.finished' }, ({ format }) => exportedTexts[format])
    .otherwise(() => '');

/** Takes the state before the event (A11-1). Empty text is not announced. */
export const toAnnouncement = ({ portfolio }: EditorState, event: PortfolioEvent): NoticeEvent => ({
  type: 'notice.announce',
  text: textOf(portfolio, event),
});

export const NEW_PORTFOLIO: Omit<PortfolioContext, 'notices'> = {
  editor: NEW_EDITOR,
  step: 'look',
  downloaded: undefined,
  isStored: true,
  refused: undefined,
};

export const change = ({ editor, step }: PortfolioContext, event: PortfolioEvent) => {
  const changed = editorReducer(editor, event);
  return { editor: changed, step: stepAfter(step, editor, changed, event) };
};

/** A refusal is cleared only by a successful write, not by other record updates. */
export const followRecord = (
  context: PortfolioContext,
  { isStored, value }: Extract<PortfolioEvent, { readonly type: 'record.updated' }>,
) => ({
  editor: followStored(context.editor, value),
  isStored,
  refused: isStored && !context.isStored ? undefined : context.refused,
});

export const keepDownload = (
  { downloaded, editor }: PortfolioContext,
  { format }: Extract<PortfolioEvent, { readonly type: 'export.finished' }>,
) => ({ downloaded: format === 'html' ? editor.portfolio : downloaded });
