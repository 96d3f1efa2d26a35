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

/** Whether the work is stored, is about to be, or the reason why it cannot be. */
export type SavingStatus = 'kept' | 'saving' | RefusalReason;

const savingTexts: { readonly [S in SavingStatus]: string } = {
  kept: 'Kept in this browser',
  saving: 'Saving…',
  full: 'Not kept: this browser’s storage is full. Download your page or export your work.',
  blocked: 'Not kept: this browser isn’t storing anything here. Download your page or export your work.',
};

/** What is said about the saving of the work; `isLost` when the work ends with the page. */
export const toSavingView = (saving: SavingStatus) => ({
  savingText: savingTexts[saving],
  isLost: saving === 'full' || saving === 'blocked',
});

/** The editor as data for a screen. */
export interface PortfolioView {
  readonly screen: 'opening' | 'choosing' | 'editing' | 'previewing';
  readonly portfolio: Portfolio;
  readonly step: PortfolioStep;
  /** Whether the page was downloaded, and has changed since. */
  readonly download: 'none' | 'current' | 'outdated';
  /** The skills as a text to edit, with commas as typed. */
  readonly skillsText: string;
  readonly saving: SavingStatus;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Problems by field. */
  readonly errors: Readonly<Partial<Record<PortfolioField, string>>>;
  /** The same problems in the order of the form, for the summary. */
  readonly problems: readonly FieldError<PortfolioField>[];
  /** Whether the sample is being loaded, and why loading it failed; empty when it did not. */
  readonly isFetching: boolean;
  readonly sampleProblem: string;
}

// One reference for all: views are compared by field.
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

/** The fields whose pictures are being read, and the last refusal. */
export const toPictureQueueView = ({ context: { queue } }: PictureQueueSnapshot) => ({
  busyPictures: [...queue.pictures.keys()],
  pictureProblem: queue.problem,
});
export type PictureQueueView = ReturnType<typeof toPictureQueueView>;

/** Whether a file is being read, and why the last one was refused; empty when it was not. */
export const toImporterView = (snapshot: ImporterSnapshot) => ({
  isImporting: snapshot.hasTag('busy'),
  importProblem: snapshot.context.problem,
});
export type ImporterView = ReturnType<typeof toImporterView>;

/** Why the last export failed; empty when it did not. */
export const toExporterView = ({ context }: ExporterSnapshot) => ({ exportProblem: context.problem });
export type ExporterView = ReturnType<typeof toExporterView>;

/** The actors of the editor's parts: present from the start, and never replaced. */
export const toPortfolioParts = ({ children }: PortfolioSnapshot) => {
  const { pictureQueue, importer, exporter } = children;
  if (!pictureQueue || !importer || !exporter) throw new Error('a part of the editor is missing');
  return { pictureQueue, importer, exporter };
};
