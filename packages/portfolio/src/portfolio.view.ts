import { type FieldError, hasFieldErrors, listFieldErrors } from '@loomwright/kit';
import type { RefusalReason } from '@loomwright/storage';
import { type EditorState, skillsText } from './editor.ts';
import type { ExporterSnapshot } from './exporter.machine.ts';
import { fieldOrder, type PortfolioField } from './fields.ts';
import type { ImporterSnapshot } from './importer.machine.ts';
import type { PictureQueueSnapshot } from './picture-queue.machine.ts';
import type { PortfolioSnapshot } from './portfolio.machine.ts';
import { isSame, type Portfolio } from './portfolio.ts';
import type { PortfolioStep } from './steps.ts';
import { brokenSampleText } from './texts.ts';
import { canRedo, canUndo } from './undo.ts';

export type SavingStatus = 'kept' | 'saving' | RefusalReason;

const savingTexts: { readonly [S in SavingStatus]: string } = {
  kept: 'Kept in this browser',
  saving: 'Saving…',
  full: 'Not kept: this browser’s storage is full. Download your page or export your work.',
  blocked: 'Not kept: this browser isn’t storing anything here. Download your page or export your work.',
};

/** `isLost`: closing the page would lose the work. */
export const toSavingView = (saving: SavingStatus) => ({
  savingText: savingTexts[saving],
  isLost: saving === 'full' || saving === 'blocked',
});

export interface PortfolioView {
  readonly screen: 'opening' | 'choosing' | 'editing' | 'previewing';
  readonly portfolio: Portfolio;
  readonly step: PortfolioStep;
  readonly download: 'none' | 'current' | 'outdated';
  readonly skillsText: string;
  readonly saving: SavingStatus;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly errors: Readonly<Partial<Record<PortfolioField, string>>>;
  readonly problems: readonly FieldError<PortfolioField>[];
  readonly isFetching: boolean;
  readonly sampleProblem: string;
}

// A stable reference: views are compared field by field.
const none: readonly never[] = [];
const problemsOf = ({ errors, portfolio }: EditorState): PortfolioView['problems'] =>
  hasFieldErrors(errors) ? listFieldErrors(errors, fieldOrder(portfolio)) : none;

const screenOf = ({ value: { screen } }: PortfolioSnapshot): PortfolioView['screen'] => {
  if (screen === 'opening') return screen;
  return 'working' in screen ? screen.working : 'choosing';
};

const downloadOf = (downloaded: Portfolio | undefined, portfolio: Portfolio): PortfolioView['download'] => {
  if (downloaded === undefined) return 'none';
  return isSame(downloaded, portfolio) ? 'current' : 'outdated';
};

export const toPortfolioView = (snapshot: PortfolioSnapshot): PortfolioView => {
  const { downloaded, editor, isStored, refused, step } = snapshot.context;
  return {
    screen: screenOf(snapshot),
    portfolio: editor.portfolio,
    step,
    download: downloadOf(downloaded, editor.portfolio),
    skillsText: skillsText(editor),
    saving: refused ?? (isStored && editor.pending.length === 0 ? 'kept' : 'saving'),
    canUndo: canUndo(editor),
    canRedo: canRedo(editor),
    errors: editor.errors,
    problems: problemsOf(editor),
    isFetching: snapshot.hasTag('fetching'),
    sampleProblem: snapshot.hasTag('sampleFailed') ? brokenSampleText : '',
  };
};

export const toPictureQueueView = ({ context: { queue } }: PictureQueueSnapshot) => ({
  busyPictures: [...queue.pictures.keys()],
  pictureProblem: queue.problem,
});
export type PictureQueueView = ReturnType<typeof toPictureQueueView>;

export const toImporterView = (snapshot: ImporterSnapshot) => ({
  isImporting: snapshot.hasTag('busy'),
  importProblem: snapshot.context.problem,
});
export type ImporterView = ReturnType<typeof toImporterView>;

export const toExporterView = ({ context }: ExporterSnapshot) => ({ exportProblem: context.problem });
export type ExporterView = ReturnType<typeof toExporterView>;

/** These actors exist from the start and are never replaced. */
export const toPortfolioParts = ({ children }: PortfolioSnapshot) => {
  const { pictureQueue, importer, exporter } = children;
  if (!pictureQueue || !importer || !exporter) throw new Error('A part of the editor is missing');
  return { pictureQueue, importer, exporter };
};
