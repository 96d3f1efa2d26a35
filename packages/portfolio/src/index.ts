export { toCardOrder } from './card-order.ts';
export { addText, type Entry, entryName, firstField, toListView } from './entries.ts';
export { createExporterMachine } from './exporter.machine.ts';
export { fieldOrder, type ListName, type PictureField, type PortfolioField } from './fields.ts';
export { createImporterMachine } from './importer.machine.ts';
export { selectorOfField, selectorOfStep } from './page-selectors.ts';
export type { PageElement, PageNode, PageTag } from './page-tree.ts';
export { createPictureQueueMachine } from './picture-queue.machine.ts';
export { createPortfolioMachine, type PortfolioActor } from './portfolio.machine.ts';
export {
  COLOR_SCHEMES,
  type ColorScheme,
  EMPTY_PORTFOLIO,
  type Experience,
  type Link,
  MAX_ENTRIES,
  MAX_PICTURE_LENGTH,
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
  toPortfolioParts,
  toPortfolioView,
  toSavingView,
} from './portfolio.view.ts';
export { portfolioCodec } from './portfolio-codec.ts';
export type { PortfolioEvent } from './portfolio-events.ts';
export { renderPortfolio } from './render.ts';
export { SAMPLE_PORTFOLIO } from './sample.ts';
export { PORTFOLIO_STEPS, type PortfolioStep, type StepView, stepOf, toStepsView } from './steps.ts';
export { toHtml } from './to-html.ts';
export { type ReadText, readJson, toJson } from './transfer.ts';
export { toUndoEvent } from './undo-keys.ts';
