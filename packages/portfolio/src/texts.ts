import { match } from 'ts-pattern';
import { type Edit, editPortfolio } from './edit.ts';
import type { ExportFormat } from './export.ts';
import { isPictureField, type ListName } from './fields.ts';
import { MAX_ENTRIES, type Portfolio } from './portfolio.ts';

export const undoneText = 'Undone';
export const redoneText = 'Redone';
export const importedText = 'Imported. Undo brings back what was there.';
export const startedOverText = 'Started over. Undo brings back what was there.';
export const pictureReadText = 'Picture added';
export const exportedTexts: { readonly [F in ExportFormat]: string } = {
  html: 'Your page is saved as portfolio.html',
  json: 'Your work is saved as portfolio.json',
  print: 'The print dialog was opened',
};
export const brokenImportText =
  'The file could not be read. Nothing was changed; please try again, or choose another one.';
export const brokenSampleText = 'The sample could not be fetched. Please try again, or start empty.';
export const brokenPictureText =
  'The picture could not be read. Nothing was changed; please try again, or choose another one.';
export const brokenExportText = 'Your browser didn’t accept the file. Nothing is lost; please try again.';

export const nouns: { readonly [L in ListName]: readonly [one: string, many: string] } = {
  links: ['Link', 'links'],
  projects: ['Project', 'projects'],
  experience: ['Position', 'positions'],
};

export const fullListText = (list: ListName): string =>
  `The limit is ${MAX_ENTRIES} ${nouns[list][1]}. Remove one to add another.`;

const removedText = (what: string): string => `${what} removed. Undo brings it back.`;

/** The announcement of an edit; empty if the effect is in view, as when typing. */
export const editText = (before: Portfolio, edit: Edit): string => {
  const after = editPortfolio(before, edit);
  if (after === before) return '';
  return match(edit)
    .with({ kind: 'remove' }, ({ list }) => removedText(nouns[list][0]))
    .with({ kind: 'move' }, ({ id, list }) => {
      const ids = after[list].map((entry) => entry.id);
      return `Moved to ${ids.indexOf(id) + 1} of ${ids.length}`;
    })
    .with({ kind: 'write', text: '' }, ({ field }) => (isPictureField(field) ? removedText('Picture') : ''))
    .otherwise(() => '');
};
