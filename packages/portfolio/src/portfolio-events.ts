import type { Listener } from '@loomwright/kit';
import type { RecordFact, Records, RefusalReason } from '@loomwright/storage';
import type { Desk } from './desk.ts';
import type { Edit, ListName } from './edit.ts';
import type { ExportFormat, ExportPorts } from './exporting.ts';
import type { ChosenPicture, PictureField, PictureOutcome, PictureProblem } from './pictures.ts';
import type { Portfolio } from './portfolio.ts';
import type { PortfolioField } from './problems.ts';
import type { ReadText } from './transfer.ts';

export interface PortfolioPorts extends ExportPorts {
  readonly records: Records;
  /** Brings the sample to begin from; rejects when it cannot be had. */
  readonly loadSample: () => Promise<Portfolio>;
  /** A whole number from 1 that no other tab will choose: two tabs that add an entry must not mean the same one. */
  readonly newId: () => number;
  /** Makes a small picture of a chosen file, of the shape its field wants. */
  readonly readPicture: (file: unknown, field: PictureField) => Promise<PictureOutcome>;
  readonly readText: ReadText;
}

/** What the listener is told: words to read out, and that this browser does not keep what is made. */
export type PortfolioFact =
  | { readonly type: 'results.changed'; readonly text: string }
  | { readonly type: 'storage.refused'; readonly reason: RefusalReason };

export type PortfolioEvent =
  | { readonly type: 'portfolio.begin'; readonly from: 'sample' | 'empty' }
  | { readonly type: 'portfolio.startOver' }
  | { readonly type: 'portfolio.edit'; readonly edit: Edit }
  | { readonly type: 'portfolio.add'; readonly list: ListName }
  | { readonly type: 'portfolio.undo' }
  | { readonly type: 'portfolio.redo' }
  | { readonly type: 'portfolio.leaveField'; readonly field: PortfolioField }
  | { readonly type: 'portfolio.choosePicture'; readonly field: PictureField; readonly file: unknown }
  | { readonly type: 'portfolio.import'; readonly file: unknown }
  | { readonly type: 'portfolio.export'; readonly format: ExportFormat }
  | { readonly type: 'portfolio.preview' }
  | { readonly type: 'portfolio.goBack' }
  /** Other work lies on the desk: from the machine to itself. */
  | { readonly type: 'portfolio.replaced' }
  | { readonly type: 'page.hiding' }
  | RecordFact<Portfolio>;

export interface PortfolioContext {
  readonly listener: Listener<PortfolioFact>;
  readonly desk: Desk;
  readonly isStored: boolean;
  /** Why storage keeps nothing of late. */
  readonly refused: RefusalReason | undefined;
  /** The picture being read, and those that wait. */
  readonly pictures: readonly ChosenPicture[];
  readonly pictureProblem: PictureProblem | undefined;
  readonly sampleProblem: string;
  readonly importProblem: string;
  readonly exportProblem: string;
}
