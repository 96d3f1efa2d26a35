export { anyAddress, anyText, goodAddresses, pictures, portfolios } from './arbitraries.ts';
export { edits, smallEdits, TYPED_FIELDS } from './edits.ts';
export {
  createPortfolioWorld,
  type FakeFile,
  openPortfolioTab,
  type PortfolioTab,
  type PortfolioWorld,
  type PortfolioWorldOptions,
  type SavedFile,
} from './fakes.ts';
export {
  brokenEditorInvariants,
  brokenPortfolioInvariants,
  editorInvariants,
  portfolioInvariants,
} from './invariants.ts';
