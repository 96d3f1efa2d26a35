import type { LoadSearchOutcome } from '@loomwright/shell';
import { loadWholeStyle } from '../app/lazy-parts.ts';
import type * as Code from './palette/palette.tsx';

let code: typeof Code | undefined;

/** The field and the results of the search; undefined until their code is loaded. */
export const searchPalette = (): typeof Code.Palette | undefined => code?.Palette;

/** Loads the code of the search with its index (SCH-1); a chunk that cannot be loaded is an outcome, not an error. */
export const loadSearch = async (): Promise<LoadSearchOutcome> => {
  try {
    const [loaded] = await Promise.all([import('./palette/palette.tsx'), loadWholeStyle()]);
    await loaded.whenStyled('palette');
    code = loaded;
    return { kind: 'loaded' };
  } catch {
    return { kind: 'missing' };
  }
};
