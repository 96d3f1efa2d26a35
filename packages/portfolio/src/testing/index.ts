export {
  anyAddress,
  anyText,
  edits,
  goodAddresses,
  pictures,
  portfolios,
  smallEdits,
} from './arbitraries.ts';
export { type EditorReal, editorCommands } from './commands.ts';
export { brokenEditorInvariants, brokenPortfolioInvariants } from './invariants.ts';
export { createEditorModel, type EditorModel } from './model.ts';
export {
  createPortfolioWorld,
  type FakeFile,
  openPortfolioTab,
  type PortfolioTab,
  type PortfolioWorld,
  type PortfolioWorldOptions,
  type SavedFile,
  settle,
} from './world.ts';
