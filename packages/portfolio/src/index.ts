export { addressProblem, readAddress } from './address.ts';
export { type Edit, type EntryField, type ListName, readSkills, type TextField } from './edit.ts';
export type { ExportFormat, ExportPorts } from './exporting.ts';
export type { PageAttribute, PageElement, PageNode, PageTag } from './page-tree.ts';
export {
  createPortfolioMachine,
  type PictureField,
  type PictureOutcome,
  type PortfolioActor,
  type PortfolioEvent,
  type PortfolioFact,
  type PortfolioMachine,
  type PortfolioPorts,
  type PortfolioSnapshot,
} from './portfolio.machine.ts';
export {
  COLOR_SCHEMES,
  type ColorScheme,
  type Contact,
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
export { type PortfolioView, type SavingStatus, toPortfolioView } from './portfolio.view.ts';
export type { PortfolioField } from './problems.ts';
export { renderPortfolio } from './render.ts';
export { SAMPLE_PORTFOLIO } from './sample.ts';
export { toHtml } from './to-html.ts';
export { type ReadText, type TextOutcome, toJson } from './transfer.ts';
