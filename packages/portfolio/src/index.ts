export { addressProblem, readAddress } from './address.ts';
export { MAX_STEPS } from './desk.ts';
export {
  type ContactField,
  type Edit,
  type EntryField,
  entryFields,
  type ListName,
  readSkills,
  type TextField,
} from './edit.ts';
export type { ExportFormat, ExportPorts } from './exporting.ts';
export type { PageAttribute, PageElement, PageNode, PageTag } from './page-tree.ts';
export type { ChosenPicture, PictureField, PictureOutcome, PictureProblem } from './pictures.ts';
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
export { type PortfolioView, type SavingStatus, toPortfolioView } from './portfolio.view.ts';
export { portfolioCodec } from './portfolio-codec.ts';
export type { PortfolioEvent, PortfolioFact, PortfolioPorts } from './portfolio-events.ts';
export { LENGTHS, type PortfolioField } from './problems.ts';
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
