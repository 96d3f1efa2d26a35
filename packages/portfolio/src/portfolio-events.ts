import type { Listener, NoticeEvent, ReadPicture } from '@loomwright/kit';
import type { RecordFact, Records, RefusalReason } from '@loomwright/storage';
import type { Edit } from './edit.ts';
import type { EditorState } from './editor.ts';
import type { ExportFact, ExportFormat, ExportPorts } from './export.ts';
import type { ListName, PortfolioField } from './fields.ts';
import type { PictureChoice, PictureFact } from './pictures.ts';
import type { Portfolio } from './portfolio.ts';
import type { PortfolioStep } from './steps.ts';
import type { ImportFact, ReadText } from './transfer.ts';

export interface PortfolioPorts extends ExportPorts {
  readonly records: Records;
  readonly loadSample: () => Promise<Portfolio>;
  readonly readPicture: ReadPicture;
  readonly readText: ReadText;
}

/** All fields have been checked: move focus to the summary if there are problems. */
export interface PortfolioEmitted {
  readonly type: 'portfolio.checked';
}

export type PortfolioEvent =
  | { readonly type: 'portfolio.begin'; readonly from: 'sample' | 'empty' }
  | { readonly type: 'portfolio.startOver' }
  | { readonly type: 'portfolio.edit'; readonly edit: Edit }
  /** `id` is a positive integer that no other tab chooses, so that no two entries share it. */
  | { readonly type: 'portfolio.add'; readonly list: ListName; readonly id: number }
  | { readonly type: 'portfolio.undo' }
  | { readonly type: 'portfolio.redo' }
  | { readonly type: 'portfolio.leaveField'; readonly field: PortfolioField }
  | PictureChoice
  | { readonly type: 'portfolio.import'; readonly file: unknown }
  | { readonly type: 'portfolio.export'; readonly format: ExportFormat }
  | { readonly type: 'portfolio.goTo'; readonly step: PortfolioStep }
  | { readonly type: 'portfolio.preview' }
  | { readonly type: 'portfolio.goBack' }
  | { readonly type: 'page.hiding' }
  | PictureFact
  | ImportFact
  | ExportFact
  | RecordFact<Portfolio>;

export interface PortfolioContext {
  readonly notices: Listener<NoticeEvent>;
  readonly editor: EditorState;
  readonly step: PortfolioStep;
  readonly downloaded: Portfolio | undefined;
  readonly isStored: boolean;
  /** Why the last write was refused; cleared by the next successful one. */
  readonly refused: RefusalReason | undefined;
}

export type PortfolioChildren = {
  readonly [K in 'pictureQueue' | 'importer' | 'exporter' | 'loadSample']: K;
};
