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

export const searchCode = () => code;

/** Never rejects: a chunk that fails to load is an outcome (SCH-1). */
export const loadSearch = async (): Promise<LoadSearchOutcome> => {
  try {
    code ??= await loadPart(load);
    return { kind: 'loaded' };
  } catch {
    return { kind: 'missing' };
  }
};
