import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ChartState, type ChartTransition, extractChart } from '@loomwright/statecharts';
import { extractMachinesFromFile } from '@xstate/machine-extractor';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { machines } from '../src/index.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

interface Parsed {
  readonly initial?: string;
  readonly type?: string;
  readonly description?: string;
  readonly on?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly always?: unknown;
  readonly invoke?: unknown;
  readonly states?: Readonly<Record<string, Parsed>>;
}

const counted = (value: unknown): number => [value ?? []].flat().length;
const countsOf = (record: Readonly<Record<string, unknown>> = {}) =>
  Object.entries(record).map(([name, value]) => [name, counted(value)] as const);

const fromParser = (state: Parsed, path = ''): readonly object[] => {
  const invokes = [state.invoke ?? []].flat() as readonly {
    readonly id?: string;
    readonly onDone?: unknown;
    readonly onError?: unknown;
  }[];
  return [
    {
      path,
      description: state.description,
      initial: state.initial,
      on: countsOf(state.on),
      after: countsOf(state.after),
      always: counted(state.always),
      invokes: invokes.map(({ id, onDone, onError }) => [id, counted(onDone), counted(onError)]),
    },
    ...Object.entries(state.states ?? {}).flatMap(([key, child]) =>
      fromParser(child, path === '' ? key : `${path}.${key}`),
    ),
  ];
};

const namesOf = (transitions: readonly ChartTransition[], kind: ChartTransition['kind'], skip = 0) => {
  const names = transitions.filter((one) => one.kind === kind).map(({ event }) => event.slice(skip));
  return [...new Set(names)].map((name) => [name, names.filter((one) => one === name).length] as const);
};

const fromMachine = ({ description, initial, invokes, path, transitions }: ChartState): object => {
  const count = (kind: 'done' | 'error', id: string) =>
    transitions.filter((one) => one.kind === kind && one.event === `${kind} ${id}`).length;
  // The parser lists the error event of a spawned child as an ordinary event.
  const ofSpawned = transitions.filter(
    ({ event, kind }) => kind === 'error' && !invokes.some(({ id }) => event === `error ${id}`),
  );
  return {
    path,
    description,
    initial: initial?.slice(path === '' ? 0 : path.length + 1),
    on: [
      ...namesOf(transitions, 'event'),
      ...namesOf(ofSpawned, 'error', 'error '.length).map(
        ([id, times]) => [`xstate.error.actor.${id}`, times] as const,
      ),
    ],
    after: namesOf(transitions, 'after', 'after '.length),
    always: transitions.filter(({ kind }) => kind === 'always').length,
    invokes: invokes.map(({ id }) => [id, count('done', id), count('error', id)]),
  };
};

describe.each(machines)('the file of $id', ({ create, file }) => {
  // The parser logs the values that it skips: functions and identifiers.
  beforeEach(() => {
    for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockReturnValue();
  });
  afterEach(() => vi.restoreAllMocks());

  it('is parsed as the same machine by the visualisers', {
    tags: ['LAB-3'],
  }, () => {
    const found = extractMachinesFromFile(readFileSync(`${root}${file}`, 'utf8'))?.machines ?? [];
    expect(found.length).toBe(1);
    const parsed = fromParser(found[0]?.toConfig() as Parsed);
    expect(parsed).toEqual(extractChart(create()).states.map(fromMachine));
  });
});
