import type { CoverageFile } from '@loomwright/statecharts/lab';

const files = import.meta.glob<CoverageFile>('../../../../packages/machines/coverage/*.json', {
  import: 'default',
});
const loading = new Map<string, Promise<CoverageFile | undefined>>();

/** Loads which tests take the transitions of a machine, once; undefined where that cannot be loaded. */
export const loadCoverage = (id: string): Promise<CoverageFile | undefined> => {
  const load = files[`../../../../packages/machines/coverage/${id}.json`];
  const known = loading.get(id) ?? (load?.() ?? Promise.resolve(undefined)).catch(() => undefined);
  loading.set(id, known);
  return known;
};
