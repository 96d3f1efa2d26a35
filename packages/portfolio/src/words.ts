import type { ExportFormat } from './exporting.ts';

/** What the generator says is happening, when it is read out (A11-1). */
export const undoneText = 'Undone';
export const redoneText = 'Done again';
export const importedText = 'Imported. Undo brings back what was there.';
export const exportedTexts: { readonly [F in ExportFormat]: string } = {
  html: 'Your page is saved as portfolio.html',
  json: 'Your work is saved as portfolio.json',
  print: 'The browser prints the page',
};
export const brokenImportText =
  'The file could not be read. Nothing was changed; please try again, or choose another one.';
export const brokenPictureText =
  'The picture could not be read. Nothing was changed; please try again, or choose another one.';
export const brokenExportText = 'Your browser did not take the file. Nothing is lost; please try again.';
