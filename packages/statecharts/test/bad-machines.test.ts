import { runs, samples } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine, fromPromise, raise } from 'xstate';
import { checkChart, extractChart, requiresInput, toGoldenText } from '../src/index.ts';
import { type Simulated, type Step, simulate } from '../src/lab/index.ts';
import { createFontMeasure, faultsOf, isClean, layOut } from '../src/layout.ts';
import { foreignMachines } from './foreign-machines.ts';
import { dense, grouped, regions, wizard } from './large-machines.ts';

const measure = await createFontMeasure();
const machineOf = (config: object) => createMachine(config as never) as AnyStateMachine;

const simulated = (machine: AnyStateMachine, input?: unknown): Simulated => {
  const events = extractChart(machine).states.flatMap(({ transitions }) =>
    transitions.filter(({ kind }) => kind === 'event').map(({ event }) => event),
  );
  const examples = { events: Object.fromEntries(events.map((event) => [event, [{}]])), children: {} };
  return { create: () => machine, input, examples };
};

const send = (type: string): Step => ({ kind: 'send', event: { type } });

describe('a third-party machine', () => {
  const machines = foreignMachines as readonly AnyStateMachine[];

  it.each(machines)(
    '$id is checked, and each violation names a state of its chart',
    { tags: ['LAB-3'] },
    (machine) => {
      const places = [machine.id, 'setup', ...extractChart(machine).states.map(({ path }) => path)];
      const found = checkChart(machine);
      expect(found.length).toBeGreaterThan(0);
      for (const { state } of found) expect(places).toContain(state);
    },
  );

  it('is simulated with any events: a step is taken, or the problem names the machine', {
    tags: ['LAB-2'],
  }, () => {
    let made = 0;
    const which = fc.array(fc.nat(), { maxLength: 8 });
    fc.assert(
      fc.property(fc.nat(machines.length - 1), which, (place, history) => {
        const machine = machines[place] as AnyStateMachine;
        const one = simulated(machine);
        const types = Object.keys(one.examples.events);
        const steps = history.map((index) =>
          index % 3 === 0
            ? ({ kind: 'wait', ms: index % 5000 } as const)
            : send((types[index % types.length] ?? '').replace('*', 'other')),
        );
        const { frames, problem } = simulate(one, steps);
        if (problem) expect(problem.message).toContain(`The machine ${machine.id}`);
        else expect(frames.length).toBe(steps.length + 1);
        made += frames.length;
      }),
      runs(100),
    );
    expect(made).toBeGreaterThan(33);
  });
});

describe('a machine with a mistake', () => {
  const twins = { a: { id: 'same', on: { GO: '#same' } }, b: { id: 'same' } };
  it.each<[string, object, string]>([
    ['a missing initial state', { initial: 'b', states: { a: {} } }, 'Initial state node "b" not found'],
    [
      'a history state that leads nowhere',
      { initial: 'a', states: { a: {}, h: { type: 'history', target: 'b' } } },
      "Child state 'b' does not exist",
    ],
    [
      'an empty key',
      { initial: 'a', states: { a: { initial: 'b', states: { '': {}, b: {} } } } },
      'a state in "a" has an empty key',
    ],
  ])(
    'is refused for %s, with an error that names the machine',
    { tags: ['LAB-1', 'LAB-3'] },
    (_, config, cause) => {
      const machine = () => extractChart(machineOf({ id: 'broken', ...config }));
      expect(machine).toThrow('Machine "broken"');
      expect(machine).toThrow(cause);
    },
  );

  it('is refused with the same error by the check', { tags: ['LAB-3'] }, () => {
    const machine = machineOf({ id: 'broken', initial: 'b', states: { a: {} } });
    expect(() => checkChart(machine)).toThrow('Machine "broken": Initial state node "b" not found');
  });

  it.each<[string, object]>([
    ['an empty config', {}],
    ['no states', { states: {} }],
    ['one id twice', { initial: 'a', states: twins }],
    ['descriptions that are not text', { description: 5, initial: 'a', states: { a: { description: {} } } }],
    ['events without a transition', { on: { A: undefined, B: [], C: {} } }],
    ['empty lists', { entry: [null, undefined, {}], invoke: [] }],
    ['delays of every kind', { initial: 'a', states: { a: { after: { 5: 'a', '6': {}, never: 'a' } } } }],
    ['an eventless loop', { initial: 'a', states: { a: { always: 'b' }, b: { always: 'a' } } }],
  ])('is drawn, exported and checked with %s', { tags: ['LAB-1', 'LAB-3'] }, async (_, config) => {
    const machine = machineOf({ id: 'odd', ...config });
    const chart = extractChart(machine);
    expect(toGoldenText(chart)).toContain('machine odd');
    expect(checkChart(machine).map(({ rule }) => rule)).toContain('described');
    const drawing = await layOut(chart, measure, 'wide');
    expect(isClean(faultsOf(drawing))).toBe(true);
    expect(drawing.boxes.length).toBe(chart.states.length);
  });

  it.each<[string, object, string]>([
    [
      'a required input that is missing',
      { context: ({ input }: never) => ({ name: (input as { name: string }).name }) },
      'it needs an input to start',
    ],
    [
      'a context that throws',
      {
        context: () => {
          throw new Error('no flour');
        },
      },
      'The machine odd: no flour.',
    ],
    [
      'an eventless loop',
      { initial: 'a', states: { a: { always: 'b' }, b: { always: 'a' } } },
      'Infinite loop',
    ],
    [
      'events raised for ever',
      { entry: raise({ type: 'x' }), on: { x: { actions: raise({ type: 'x' }) } } },
      'Infinite loop',
    ],
    [
      'an endless delay',
      { initial: 'a', states: { a: { after: { [Number.POSITIVE_INFINITY]: 'a' } } } },
      'impossible delay',
    ],
  ])(
    'cannot be simulated with %s, and the error gives the reason',
    { tags: ['LAB-2'] },
    (_, config, cause) => {
      const { frames, problem } = simulate(simulated(machineOf({ id: 'odd', ...config })), []);
      expect(frames).toEqual([]);
      expect(problem?.step).toBe(-1);
      expect(problem?.message).toContain(cause);
    },
  );

  it('needs an input only if its context reads one', { tags: ['LAB-2'] }, () => {
    const reading = machineOf({ context: ({ input }: never) => ({ from: input }) });
    expect(
      [reading, machineOf({ context: { input: 1 } }), machineOf({ context: () => ({}) })].map(requiresInput),
    ).toEqual([true, false, false]);
    expect(extractChart(reading).states.length).toBe(1);
    expect(simulate(simulated(reading, 'here'), []).frames[0]?.snapshot.context).toEqual({ from: 'here' });
  });
});

describe('a wildcard', { tags: ['LAB-2'] }, () => {
  const machine = machineOf({
    id: 'm',
    initial: 'a',
    states: { a: { on: { 'door.*': 'b', 'door.bell.*': 'c' } }, b: {}, c: {} },
  });

  it.each([
    ['door.opened', ['b']],
    ['door.bell.rang', ['c']],
  ])('takes the event %s in a simulation', (type, active) => {
    expect(simulate(simulated(machine), [send(type)]).frames[1]?.active).toEqual(active);
  });

  it('takes no other event', () => {
    expect(simulate(simulated(machine), [send('doors')]).problem?.message).toContain(
      'there is no event “doors”',
    );
  });
});

describe('children that a machine starts', () => {
  it('are drawn and simulated without names, and identified by their ids', {
    tags: ['LAB-1'],
  }, async () => {
    const src = fromPromise(async () => 1);
    const machine = machineOf({
      id: 'm',
      invoke: [{ src }, { src, id: 'second' }, { src, systemId: 'third' }],
    });
    const chart = extractChart(machine);
    expect(chart.states[0]?.invokes.map(({ src: name }) => name)).toEqual([
      '(inline)',
      '(inline)',
      '(inline)',
    ]);
    expect(isClean(faultsOf(await layOut(chart, measure, 'wide')))).toBe(true);
    expect(simulate(simulated(machine), []).frames[0]?.running.length).toBe(3);
  });
});

describe('a machine of 3000 states', () => {
  it.each(samples([wizard(3000), grouped(300, 10), dense(3000, 6), regions(750)]))(
    '$id is checked and exported in seconds, and its drawing is refused',
    { tags: ['LAB-3'], timeout: 20_000 },
    async (machine) => {
      const chart = extractChart(machine);
      expect(checkChart(machine).some(({ rule }) => rule === 'described')).toBe(true);
      expect(toGoldenText(chart).length).toBeGreaterThan(3000);
      await expect(layOut(chart, measure, 'wide')).rejects.toThrow('a drawing takes at most 500');
    },
  );
});

describe('a title', () => {
  it.runIf(process.env.LOOMWRIGHT_DEEP === '1')(
    'that does not fit between arrows widens its state',
    { tags: ['LAB-1'] },
    async () => {
      const names = Array.from({ length: 9 }, (_, index) => `theRegionWithNumber${index}`);
      const target = names.map((name) => `#m.${name}.second`);
      const region = { initial: 'first', states: { first: {}, second: {} }, on: { GO: { target } } };
      const states = Object.fromEntries(names.map((name) => [name, region]));
      const chart = extractChart(machineOf({ id: 'm', type: 'parallel', states }));
      const faults = faultsOf(await layOut(chart, measure, 'narrow'));
      expect(isClean(faults), JSON.stringify(faults)).toBe(true);
    },
  );
});
