import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, and, assign, createMachine, fromPromise, setup } from 'xstate';
import {
  type Chart,
  codesOf,
  diffCharts,
  diffCodes,
  extractChart,
  toDiffText,
  toGoldenText,
  toUnion,
} from '../src/index.ts';
import { foreignMachines } from './foreign-machines.ts';
import { createGoodMachine } from './toy-machines.ts';

const charts = [createGoodMachine(), ...foreignMachines].map((machine) =>
  extractChart(machine as AnyStateMachine),
);

const places = fc.tuple(fc.nat(100), fc.nat(100));

const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T;

const withoutTransition = (chart: Chart, [stateAt, transitionAt]: readonly [number, number]) => {
  const state = at(chart.states, stateAt);
  if (state.transitions.length === 0) return undefined;
  const gone = at(state.transitions, transitionAt);
  const less = { ...state, transitions: state.transitions.filter((one) => one !== gone) };
  return {
    gone,
    path: state.path,
    chart: { ...chart, states: chart.states.map((one) => (one === state ? less : one)) },
  };
};

describe('the difference of two charts', () => {
  it('is empty between a chart and itself', () => {
    for (const chart of charts) expect(diffCharts(chart, structuredClone(chart))).toEqual([]);
    expect(toDiffText(charts[0] as Chart, [])).toBe('');
  });

  it('finds one removed transition, and the same one added in reverse', () => {
    fc.assert(
      fc.property(fc.constantFrom(...charts), places, (chart, place) => {
        const less = withoutTransition(chart, place);
        fc.pre(less !== undefined);
        const [lost, ...others] = diffCharts(chart, less?.chart as Chart);
        expect(others).toEqual([]);
        expect(lost).toMatchObject({ kind: 'removed', what: 'transition', path: less?.path });
        expect(lost?.before).toContain(less?.gone.event);
        expect(diffCharts(less?.chart as Chart, chart)).toMatchObject([
          { kind: 'added', what: 'transition', path: less?.path, after: lost?.before },
        ]);
      }),
      runs(100),
    );
  });

  it('finds each kind of change to a state or transition once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...charts), fc.nat(100), (chart, stateAt) => {
        const state = at(chart.states, stateAt);
        const [first, ...rest] = state.transitions;
        const change = (changed: Partial<typeof state>): Chart => ({
          ...chart,
          states: chart.states.map((one) => (one === state ? { ...one, ...changed } : one)),
        });
        const kindsOf = (after: Chart) => diffCharts(chart, after).map(({ kind, what }) => `${kind} ${what}`);
        expect(kindsOf(change({ description: 'Quite another one.' }))).toEqual([
          state.description === undefined ? 'added fact' : 'changed fact',
        ]);
        expect(kindsOf(change({ tags: ['another'] }))).toEqual([
          state.tags.length === 0 ? 'added fact' : 'changed fact',
        ]);
        expect(kindsOf(change({ entry: [...state.entry, 'another'] }))).toEqual(['added fact']);
        expect(kindsOf(change({ invokes: [...state.invokes, { id: 'another', src: 'another' }] }))).toEqual([
          'added fact',
        ]);
        if (!first) return;
        const twin = state.transitions.filter(
          ({ event, guard }) => event === first.event && guard === first.guard,
        );
        fc.pre(twin.length === 1);
        expect(
          kindsOf(change({ transitions: [{ ...first, actions: [...first.actions, 'another'] }, ...rest] })),
        ).toEqual(['changed transition']);
        expect(kindsOf(change({ transitions: [{ ...first, guard: 'another' }, ...rest] }))).toEqual([
          'removed transition',
          'added transition',
        ]);
      }),
      runs(100),
    );
  });

  it('names added and removed states, and merges both charts into one', () => {
    for (const chart of charts) {
      const last = chart.states.at(-1);
      if (!last || last.path === '') continue;
      const less: Chart = {
        ...chart,
        states: chart.states
          .filter((state) => state !== last)
          .map((state) => ({
            ...state,
            transitions: state.transitions.filter(({ targets }) => !targets.includes(last.path)),
          })),
      };
      const changes = diffCharts(chart, less);
      expect(changes[0]).toMatchObject({ kind: 'removed', what: 'state', path: last.path });
      expect(toDiffText(chart, changes)).toContain(`${last.path}\n  - `);
      for (const union of [toUnion(chart, less), toUnion(less, chart)]) {
        expect(union.states.map(({ path }) => path).sort()).toEqual(
          chart.states.map(({ path }) => path).sort(),
        );
        const count = (one: Chart) => one.states.flatMap(({ transitions }) => transitions).length;
        expect(count(union)).toBe(count(chart));
        const keys = union.states.flatMap(({ transitions }) => transitions.map(({ key }) => key));
        expect(new Set(keys).size).toBe(keys.length);
      }
    }
  });

  it('finds initial actions, and where they change', {
    tags: ['LAB-3'],
  }, () => {
    const withActions = (...actions: readonly string[]) =>
      extractChart(createMachine({ id: 'm', initial: { target: 'a', actions }, states: { a: {} } } as never));
    const [none, one, other] = [withActions(), withActions('note'), withActions('tell')];
    expect(toGoldenText(one)).toBe('machine m\n  initial / note\n\nstate a (initial)\n');
    expect(toDiffText(one, diffCharts(none, one))).toBe('m\n  + initial / note\n');
    expect(toDiffText(one, diffCharts(one, other))).toBe('m\n  ~ initial / note\n    ⇒ initial / tell\n');
  });

  it('describes the old and the new value in words', () => {
    const chart = charts[0] as Chart;
    const [root, ...others] = chart.states;
    if (!root) throw new Error('no chart');
    const after: Chart = { ...chart, states: [{ ...root, description: 'New words.' }, ...others] };
    expect(toDiffText(chart, diffCharts(chart, after))).toBe(
      `${chart.id}\n  ~ ${root.description}\n    ⇒ New words.\n`,
    );
  });
});

describe('the difference of code', { tags: ['LAB-3'] }, () => {
  const make = (
    change: { readonly delay?: unknown; readonly limit?: number; readonly start?: number } = {},
  ) => {
    const { delay = 3000, limit = 1, start = 0 } = change;
    // Compiled from text, as if from two revisions: a function's source is compared, not its closure.
    const isFew = new Function('{ context }', `return context.count < ${limit};`) as () => boolean;
    const add = new Function('{ context }', `return context.count + ${limit};`) as () => number;
    return setup({
      types: { context: {} as { count: number } },
      delays: { pauseMs: delay as number },
      guards: { isFew },
      actions: { add: assign({ count: add }) },
      actors: { load: fromPromise(new Function(`return ${limit};`) as () => Promise<number>) },
    }).createMachine({
      id: 'm',
      context: { count: start },
      initial: 'a',
      states: {
        a: {
          on: {
            go: { guard: and(['isFew', ({ context }) => context.count > 0]), actions: 'add', target: 'b' },
          },
        },
        b: { after: { pauseMs: 'a' }, invoke: { src: 'load' }, entry: assign({ count: add }) },
      },
    });
  };
  const changes = (change: Parameters<typeof make>[0]) => diffCodes(codesOf(make()), codesOf(make(change)));

  it('is empty between a machine and an identical one', () => {
    expect(changes({})).toEqual([]);
  });

  it('compares delays by value or source text', () => {
    expect(changes({ delay: 4000 })).toEqual(['~ delay pauseMs: 3000 ms\n    ⇒ 4000 ms']);
    const computed = new Function('return 7;');
    expect(changes({ delay: computed })).toEqual(['~ delay pauseMs: the code has changed']);
  });

  it('names each guard, action, actor and state whose code differs', () => {
    expect(changes({ limit: 2 })).toEqual([
      '~ guard isFew: the code has changed',
      '~ action add: the code has changed',
      '~ actor load: the code has changed',
      '~ b entry: the code has changed',
    ]);
    expect(changes({ start: 1 })).toEqual(['~ m context: the code has changed']);
  });
});
