export { addressProblem, readAddress } from './address.ts';
export { type Edit, readSkills } from './edit.ts';
export { MAX_STEPS } from './editor.ts';
export type { ExportFormat, ExportPorts } from './export.ts';
export { createExporterMachine } from './exporter.machine.ts';
export { fieldOrder, type ListName, type PictureField, type PortfolioField } from './fields.ts';
export { createImporterMachine } from './importer.machine.ts';
export type { PageAttribute, PageElement, PageNode, PageTag } from './page-tree.ts';
export { createPictureQueueMachine } from './picture-queue.machine.ts';
export type { ChosenPicture, PictureOutcome, PictureProblem } from './pictures.ts';
export {
  createPortfolioMachine,
  type PortfolioActor,
  type PortfolioMachine,
  type PortfolioSnapshot,
} from './portfolio.machine.ts';
export {
  COLOR_SCHEMES,
  type ColorScheme,
  type Contact,
  EMPTY_PORTFOLIO,
  type Experience,
  isEmptyPortfolio,
  type Link,
  MAX_ENTRIES,
  MAX_PICTURE_LENGTH,
  MAX_TEXT_LENGTH,
  PORTFOLIO_THEMES,
  type Portfolio,
  type PortfolioTheme,
  type Project,
} from './portfolio.ts';
export {
  type ExporterView,
  type ImporterView,
  type PictureQueueView,
  type PortfolioView,
  type SavingStatus,
  toExporterView,
  toImporterView,
  toPictureQueueView,
  toPortfolioView,
} from './portfolio.view.ts';
export { portfolioCodec } from './portfolio-codec.ts';
export type { PortfolioEvent, PortfolioPorts } from './portfolio-events.ts';
export { LENGTHS } from './problems.ts';
export { renderPortfolio } from './render.ts';
export { SAMPLE_PORTFOLIO } from './sample.ts';
export { toHtml } from './to-html.ts';
export {
  type ImportOutcome,
  MAX_IMPORT_BYTES,
  type ReadText,
  readJson,
  type TextOutcome,
  toJson,
} from './transfer.ts';
