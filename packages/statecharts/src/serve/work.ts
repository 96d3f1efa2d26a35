// Runs in a child process, since the user's files may loop, throw or exit.
import { existsSync, readFileSync } from 'node:fs';
import { type AnyStateMachine, StateMachine } from 'xstate';
import type { Chart } from '../chart.ts';
import { chartOf, loadMachines, machinesOf, type NamedMachine } from '../cli/load-machines.ts';
import { reasonOf } from '../cli/load-module.ts';
import { diffCharts, toDiffText, toUnion } from '../diff.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { createFontMeasure } from '../drawing/font-measure.ts';
import { layOut } from '../drawing/lay-out.ts';
import { codesOf, diffCodes } from '../implementations.ts';
import type { ServedChart } from './answers.ts';
import { type Bundle, bundleForPage } from './bundle.ts';

/** The serialisable part of a machine. */
export interface LoadedMachine {
  readonly chart: Chart;
  readonly line: number;
  /** The machine’s export name; undefined if the machine is not exported by itself. */
  readonly exported: string | undefined;
  readonly runs: readonly { readonly id: string; readonly machine: string }[];
}

export interface Tasks {
  readonly load: { readonly asked: { readonly file: string }; readonly answer: readonly LoadedMachine[] };
  readonly bundle: { readonly asked: { readonly file: string }; readonly answer: Bundle };
  /** Compares a machine with the one of the same name in the file `before`. */
  readonly compare: {
    readonly asked: { readonly file: string; readonly before: string; readonly name: string };
    readonly answer: { readonly lines: readonly string[]; readonly union: Chart | undefined };
  };
  readonly draw: { readonly asked: { readonly chart: Chart }; readonly answer: ServedChart };
}
export type TaskName = keyof Tasks;

export interface Request<N extends TaskName = TaskName> {
  readonly number: number;
  readonly name: N;
  readonly asked: Tasks[N]['asked'];
}
export type Reply = { readonly number: number } & (
  | { readonly answer: unknown }
  | { readonly problem: string }
);

const lineOf = (source: string, id: string): number => {
  const lines = source.split('\n');
  const quoted = id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = [new RegExp(`\\bid: *['"\`]${quoted}['"\`]`), /\bcreateMachine\b(?!.*\bfrom\b)/].map(
    (pattern) => lines.findIndex((line) => pattern.test(line)),
  );
  return 1 + Math.max(found.find((place) => place !== -1) ?? 0, 0);
};

const runBy = (machine: AnyStateMachine, { states }: Chart): LoadedMachine['runs'] => {
  const actors = machine.implementations.actors as Readonly<Record<string, unknown>>;
  return states.flatMap(({ invokes }) =>
    invokes.flatMap(({ id, src }) => {
      const logic = actors[src];
      // Also compared by name, since the file may use another copy of XState.
      return logic instanceof StateMachine || logic?.constructor?.name === 'StateMachine'
        ? [{ id, machine: (logic as AnyStateMachine).id }]
        : [];
    }),
  );
};

const exportOf = ({ machine, place }: NamedMachine): string | undefined => {
  if (place === '') return 'default';
  return /^[A-Za-z_$][\w$]*$/.test(place) && machine ? place : undefined;
};

const load = async ({ file }: Tasks['load']['asked']): Promise<Tasks['load']['answer']> => {
  const machines = await loadMachines(file);
  const source = readFileSync(file, 'utf8');
  return machines.map((one) => {
    const chart = chartOf(one);
    return {
      chart,
      exported: exportOf(one),
      line: lineOf(source, one.machine.id),
      runs: runBy(one.machine, chart),
    };
  });
};

const compare = async ({
  before,
  file,
  name,
}: Tasks['compare']['asked']): Promise<Tasks['compare']['answer']> => {
  const find = async (path: string) => (await machinesOf(path)).find((one) => one.name === name);
  const old = existsSync(before) ? await find(before) : undefined;
  const now = await find(file);
  if (!old || !now)
    return {
      lines: [`It is ${old ? 'gone' : 'new'}: the last commit has no such machine.`],
      union: undefined,
    };
  const [chartBefore, chart] = [chartOf(old), chartOf(now)];
  const parts = toDiffText(chart, diffCharts(chartBefore, chart)).trimEnd();
  const codes = diffCodes(codesOf(old.machine), codesOf(now.machine)).map((line) => `  ${line}`);
  return {
    lines: [...(parts === '' ? [] : parts.split('\n')), ...(codes.length === 0 ? [] : ['code', ...codes])],
    union: parts === '' ? undefined : toUnion(chartBefore, chart),
  };
};

const nothing: Drawing = { width: 0, height: 0, boxes: [], dots: [], edges: [] };
let measuring: ReturnType<typeof createFontMeasure> | undefined;

const draw = async ({ chart }: Tasks['draw']['asked']): Promise<ServedChart> => {
  measuring ??= createFontMeasure();
  try {
    const measure = await measuring;
    const [wide, narrow] = [await layOut(chart, measure, 'wide'), await layOut(chart, measure, 'narrow')];
    return { chart, wide, narrow, problem: '' };
  } catch (error) {
    return { chart, wide: nothing, narrow: nothing, problem: reasonOf(error) };
  }
};

const tasks: { readonly [N in TaskName]: (asked: Tasks[N]['asked']) => Promise<Tasks[N]['answer']> } = {
  load,
  bundle: ({ file }) => bundleForPage(file),
  compare,
  draw,
};

export const work = (): Promise<never> => {
  const answer = (reply: Reply) => process.send?.(reply);
  process.on('message', (request: Request) => {
    (tasks[request.name] as (asked: unknown) => Promise<unknown>)(request.asked).then(
      (done) => answer({ number: request.number, answer: done }),
      (error: unknown) => answer({ number: request.number, problem: reasonOf(error) }),
    );
  });
  return new Promise(() => {});
};
