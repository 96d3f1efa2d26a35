export { anyAddress, anyText, goodAddresses, pictures, portfolios } from './arbitraries.ts';
export { type EditorReal, settle } from './bench.ts';
export { editorCommands } from './commands.ts';
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
export {
  canRedoModel,
  canUndoModel,
  createEditorModel,
  type EditorModel,
  editModel,
  redoModel,
  undoModel,
  waitModel,
} from './model.ts';
