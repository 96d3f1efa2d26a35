import { type UpheldRule, upheldRules } from '@loomwright/statecharts/lab';

const sources = import.meta.glob<string>('../../../../packages/*/src/**/*.machine.ts', {
  query: '?raw',
  import: 'default',
});

export interface MachineSource {
  readonly text: string;
  readonly rules: readonly UpheldRule[];
}

/** Loads the source of a machine, by its path from the root of the repository; rejects where it cannot be loaded. */
export const loadSource = async (file: string): Promise<MachineSource> => {
  const load = sources[`../../../../${file}`];
  if (!load) throw new Error(`There is no source of ${file}.`);
  const [text, { default: table }] = await Promise.all([load(), import('../../../../docs/rules.md?raw')]);
  return { text, rules: upheldRules(text, table) };
};
