import type { LoadSearchOutcome } from '@loomwright/shell';
import { loadPart } from '../app/load-part.ts';
import type * as Code from './palette/palette.tsx';

const load = () => import('./palette/palette.tsx');

let code: typeof Code | undefined;

/** The field and the results of the search; undefined until their code is loaded. */
export const searchPalette = (): typeof Code.Palette | undefined => code?.Palette;

/** Loads the code of the search with its index (SCH-1); a chunk that cannot be loaded is an outcome, not an error. */
export const loadSearch = async (): Promise<LoadSearchOutcome> => {
  try {
    code = await loadPart(load);
    return { kind: 'loaded' };
  } catch {
    return { kind: 'missing' };
  }
};
