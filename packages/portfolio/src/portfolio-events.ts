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
  /** Loads the sample to begin from; rejects when it cannot be loaded. */
  readonly loadSample: () => Promise<Portfolio>;
  readonly readPicture: ReadPicture;
  readonly readText: ReadText;
}

/** Every field was checked: the view moves the focus to the summary if there are problems. */
export interface PortfolioEmitted {
  readonly type: 'portfolio.checked';
}

export type PortfolioEvent =
  | { readonly type: 'portfolio.begin'; readonly from: 'sample' | 'empty' }
  | { readonly type: 'portfolio.startOver' }
  | { readonly type: 'portfolio.edit'; readonly edit: Edit }
  /** The id is a whole number from 1 that no other tab will choose: two tabs must not mean the same entry. */
  | { readonly type: 'portfolio.add'; readonly list: ListName; readonly id: number }
  | { readonly type: 'portfolio.undo' }
  | { readonly type: 'portfolio.redo' }
  | { readonly type: 'portfolio.leaveField'; readonly field: PortfolioField }
  | PictureChoice
  /** The file as the browser hands it over. */
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
  /** What the page was made of that was downloaded last. */
  readonly downloaded: Portfolio | undefined;
  readonly isStored: boolean;
  /** Why storage has kept nothing since. */
  readonly refused: RefusalReason | undefined;
}

/** The children, each by the name of its chart. */
export type PortfolioChildren = {
  readonly [K in 'pictureQueue' | 'importer' | 'exporter' | 'loadSample']: K;
};
