import type { LoadSearchOutcome } from '@loomwright/shell';
import { loadPart } from '../app/load-part.ts';

const load = async () => {
  const [{ Palette }, index] = await Promise.all([
    import('./palette/palette.tsx'),
    import('../shared/site-index/site-index.ts').then(({ loadSiteIndex }) => loadSiteIndex()),
  ]);
  return { Palette, index };
};

let code: Awaited<ReturnType<typeof load>> | undefined;

/** The field and the results of the search, and its index; undefined until they are loaded. */
export const searchCode = () => code;

/** Loads the code of the search with its index (SCH-1); what cannot be loaded is an outcome, not an error. */
export const loadSearch = async (): Promise<LoadSearchOutcome> => {
  try {
    code ??= await loadPart(load);
    return { kind: 'loaded' };
  } catch {
    return { kind: 'missing' };
  }
};
