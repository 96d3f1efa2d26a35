import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { type Chart, extractChart } from '../chart.ts';
import { diffCharts, toDiffText, toUnion } from '../diff.ts';
import { toSvg } from '../drawing/svg.ts';
import type { DrawingTheme } from '../drawing/svg-style.ts';
import { unionStyle } from '../drawing/union-style.ts';
import { toGoldenText } from '../golden.ts';
import { createFontMeasure, faultsOf, isClean, layOut } from '../layout.ts';
import { toMachineJson } from '../machine-json.ts';
import { toMermaid } from '../mermaid.ts';
import { checkChart } from '../rules.ts';
import { toCountText } from '../texts.ts';
import { fileNames } from './file-names.ts';
import { loadMachines } from './load-machines.ts';

/** What a command prints, and its exit code: 0 well, 1 something was found, 2 it could not be done. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly code: 0 | 1 | 2;
}

export const FORMATS = ['svg', 'mermaid', 'text', 'json'] as const;
export type Format = (typeof FORMATS)[number];

export interface RenderOptions {
  readonly formats: readonly Format[];
  /** The folder that the files go to; made where it is missing. */
  readonly out: string;
  readonly theme: DrawingTheme;
  readonly shape: 'wide' | 'narrow';
}

const plainWriters: Readonly<
  Record<Exclude<Format, 'svg'>, readonly [ending: string, write: (chart: Chart) => string]>
> = {
  mermaid: ['mmd', toMermaid],
  text: ['txt', toGoldenText],
  json: ['json', (chart) => `${JSON.stringify(toMachineJson(chart), null, 2)}\n`],
};

type Look = Pick<RenderOptions, 'theme' | 'shape'>;

const draw = async (chart: Chart, { shape, theme }: Look) => {
  const drawing = await layOut(chart, await createFontMeasure(), shape);
  return { svg: toSvg(drawing, chart.id, theme), isClean: isClean(faultsOf(drawing)) };
};

/** Draws every machine of a file. */
export const render = async (path: string, options: RenderOptions): Promise<Outcome> => {
  const machines = await loadMachines(path);
  const fileName = fileNames(machines.map(({ id }) => id));
  await mkdir(options.out, { recursive: true });
  const lines: string[] = [];
  let areClean = true;
  const save = async (id: string, ending: string, text: string, note = '') => {
    const file = join(options.out, `${fileName(id)}.${ending}`);
    await writeFile(file, text);
    lines.push(`${file}${note}`);
  };
  for (const machine of machines) {
    const chart = extractChart(machine);
    for (const format of options.formats) {
      if (format === 'svg') {
        const { isClean: isFine, svg } = await draw(chart, options);
        areClean &&= isFine;
        await save(chart.id, 'svg', svg, isFine ? '' : ': some parts cover each other');
      } else {
        const [ending, write] = plainWriters[format];
        await save(chart.id, ending, write(chart));
      }
    }
  }
  return { lines, code: areClean ? 0 : 1 };
};

/** Checks the rules of charts on every machine of a file. */
export const check = async (path: string): Promise<Outcome> => {
  const machines = await loadMachines(path);
  const found = machines.flatMap((machine) =>
    checkChart(machine).map(({ message, rule, state }) => `${machine.id}: ${state}: ${message} (${rule})`),
  );
  const count = toCountText(machines.length, 'machine');
  return found.length === 0
    ? { lines: [`${count}: every rule is kept.`], code: 0 }
    : { lines: [...found, `${count}, ${toCountText(found.length, 'violation')}.`], code: 1 };
};

const byId = (machines: readonly AnyStateMachine[]) =>
  new Map(machines.map((machine) => [machine.id, extractChart(machine)]));

/** Compares the machines of two files; with a folder, what has changed is drawn there in colours. */
export const diff = async (
  pathBefore: string,
  pathAfter: string,
  options: Look & { readonly out: string | undefined },
): Promise<Outcome> => {
  const [before, after] = [byId(await loadMachines(pathBefore)), byId(await loadMachines(pathAfter))];
  const fileName = options.out === undefined ? String : fileNames([...after.keys()]);
  const lines: string[] = [];
  for (const id of before.keys()) if (!after.has(id)) lines.push(`- machine ${id}`);
  for (const [id, chart] of after) {
    const old = before.get(id);
    if (!old) {
      lines.push(`+ machine ${id}`);
      continue;
    }
    const changes = diffCharts(old, chart);
    if (changes.length === 0) continue;
    lines.push(...toDiffText(chart, changes).trimEnd().split('\n'));
    if (options.out === undefined) continue;
    await mkdir(options.out, { recursive: true });
    const union = toUnion(old, chart);
    const { svg } = await draw(union, options);
    const file = join(options.out, `${fileName(id)}.diff.svg`);
    await writeFile(
      file,
      svg.replace('</style>', () => `${unionStyle(union, options.theme)}</style>`),
    );
    lines.push(`drawn in ${file}`);
  }
  return lines.length === 0 ? { lines: ['No difference.'], code: 0 } : { lines, code: 1 };
};
