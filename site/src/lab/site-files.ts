import { findSummary } from '@loomwright/machines/charts';
import type { CoverageFile } from '@loomwright/statecharts/lab';
import type { MachineSource } from './host.ts';
import { namedRules } from './source/upheld-rules.ts';

const coverages = import.meta.glob<CoverageFile>('../../../packages/machines/coverage/*.json', {
  import: 'default',
});
const sources = import.meta.glob<string>('../../../packages/*/src/**/*.machine.ts', {
  query: '?raw',
  import: 'default',
});

export const loadCoverage = async (id: string): Promise<CoverageFile | undefined> =>
  coverages[`../../../packages/machines/coverage/${id}.json`]?.();

export const loadSource = async (id: string): Promise<MachineSource | undefined> => {
  const load = sources[`../../../${findSummary(id)?.file}`];
  if (!load) return undefined;
  const [text, { default: table }] = await Promise.all([load(), import('../../../docs/rules.md?raw')]);
  return { text, line: 1, rules: namedRules(text, table) };
};
