import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Chart } from '../chart.ts';
import { toGoldenText } from '../golden.ts';
import { toMachineJson } from '../machine-json.ts';
import { toMermaid } from '../mermaid.ts';
import { draw, type Look } from './draw.ts';
import { fileNames } from './file-names.ts';
import { chartOf, type NamedMachine } from './load-machines.ts';
import type { Outcome, Work } from './work.ts';

export const FORMATS = ['svg', 'mermaid', 'text', 'json'] as const;
export type Format = (typeof FORMATS)[number];

const plainWriters: Readonly<
  Record<Exclude<Format, 'svg'>, readonly [ending: string, write: (chart: Chart) => string]>
> = {
  mermaid: ['mmd', toMermaid],
  text: ['txt', toGoldenText],
  json: ['json', (chart) => `${JSON.stringify(toMachineJson(chart), null, 2)}\n`],
};

export const render = async (
  machines: readonly NamedMachine[],
  options: Look & { readonly formats: readonly Format[]; readonly out: string },
  { doing }: Work,
): Promise<Outcome> => {
  const names = fileNames(machines.map(({ name }) => name));
  await mkdir(options.out, { recursive: true });
  const lines: string[] = [];
  let areClean = true;
  for (const [place, machine] of machines.entries()) {
    doing(`Drawing ${place + 1} of ${machines.length}: ${machine.name}`);
    const chart = chartOf(machine);
    const save = async (ending: string, text: string, note = '') => {
      const file = join(options.out, `${names[place]}.${ending}`);
      await writeFile(file, text);
      lines.push(file + note);
    };
    for (const format of options.formats) {
      if (format === 'svg') {
        const { isClean, svg } = await draw(chart, options);
        areClean &&= isClean;
        await save('svg', svg, isClean ? '' : ': some parts cover each other');
      } else {
        const [ending, write] = plainWriters[format];
        await save(ending, write(chart));
      }
    }
  }
  return { lines, code: areClean ? 0 : 1 };
};
