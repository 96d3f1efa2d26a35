import { createStepper, runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { extractChart } from '../src/index.ts';
import {
  type ChartWalkEvent,
  createChartWalkMachine,
  stateWords,
  toChartWalkView,
  WALK_KEYS,
  walkChart,
  walkEventOf,
} from '../src/lab/index.ts';
import { isBelow, parentOf } from '../src/paths.ts';
import { foreignMachines } from './foreign-machines.ts';
import { createBadMachine, createGoodMachine } from './toy-machines.ts';

const machines = [createGoodMachine(), createBadMachine(), ...foreignMachines] as readonly AnyStateMachine[];
const charts = machines.map(extractChart);
const pathsOf = ({ states }: (typeof charts)[number]) => states.map(({ path }) => path);
const anyKey = fc.constantFrom(...WALK_KEYS);
const anyPlace = fc
  .constantFrom(...charts)
  .chain((chart) => fc.record({ chart: fc.constant(chart), path: fc.constantFrom(...pathsOf(chart)) }));

describe('keyboard navigation of a chart', { tags: ['LAB-1'] }, () => {
  it.each(charts.map((chart) => ({ id: chart.id, chart })))('reaches every state of $id', ({ chart }) => {
    const reached = new Set([walkChart(chart, undefined, 'ArrowDown')]);
    for (const path of reached) for (const key of WALK_KEYS) reached.add(walkChart(chart, path, key));
    expect([...reached].sort()).toEqual([...pathsOf(chart)].sort());
  });

  it('never leaves the chart; Up reverses Down and Left reverses Right', () => {
    fc.assert(
      fc.property(anyPlace, anyKey, ({ chart, path }, key) => {
        const to = (from: string, one: typeof key) => walkChart(chart, from, one);
        expect(pathsOf(chart)).toContain(to(path, key));
        const down = to(path, 'ArrowDown');
        if (down !== path) expect([to(down, 'ArrowUp'), isBelow(down, path)]).toEqual([path, true]);
        const right = to(path, 'ArrowRight');
        if (right !== path) expect(to(right, 'ArrowLeft')).toBe(path);
        for (const one of ['ArrowRight', 'ArrowLeft', 'Home', 'End'] as const)
          expect(parentOf(to(path, one))).toBe(parentOf(path));
        expect(to(to(path, 'Home'), 'ArrowLeft')).toBe(to(path, 'Home'));
        expect(to(to(path, 'End'), 'ArrowRight')).toBe(to(path, 'End'));
      }),
      runs(200),
    );
  });

  it('begins at the machine, and restarts there for an unknown path', () => {
    const [good] = charts;
    if (!good) throw new Error('no chart');
    for (const key of WALK_KEYS) expect(walkChart(good, undefined, key)).toBe('');
    for (const path of ['nowhere', '__proto__', 'constructor']) expect(walkChart(good, path, 'End')).toBe('');
    for (const { initial, path } of charts.flatMap(({ states }) => states))
      if (initial !== undefined && parentOf(initial) === path)
        expect(charts.some((chart) => walkChart(chart, path, 'ArrowDown') === initial)).toBe(true);
  });
});

const chart = extractChart(createChartWalkMachine());

describe('the description of a state', { tags: ['LAB-1'] }, () => {
  it('has name, kind, description, inner states, and transition targets', () => {
    expect(stateWords(chart, '')).toEqual({
      name: 'chartWalk',
      kind: 'machine with 3 states inside',
      description:
        'Which state of a drawing is outlined: one reached by keyboard, or one named in the address.',
      transitions: [
        'drawing.collapsed: stays',
        'chart.replaced: stays',
        'walk.move: to walking',
        'walk.show if hasState: to shown',
      ],
    });
    expect(stateWords(chart, 'resting')).toMatchObject({ kind: 'initial state', transitions: [] });
    expect(stateWords(chart, 'walking')).toMatchObject({
      kind: 'state',
      transitions: ['walk.follow: stays', 'walk.toggle: stays', 'walk.end: to resting'],
    });
    expect(stateWords(chart, '__proto__')).toBeUndefined();
  });

  it('names the kind of each box on the map', () => {
    const [root] = chart.states;
    if (!root) throw new Error('no state');
    const box = (path: string) => ({
      ...root,
      path,
      key: path.split('.').at(-1) ?? '',
      initial: undefined,
      transitions: [],
    });
    const map = { id: 'map', states: ['', 'cart', 'cart.cart', 'cart.cartOwner', 'form'].map(box) };
    const kinds = map.states.map(({ path }) => stateWords(map, path, true)?.kind);
    expect(kinds).toEqual([
      'map with 2 packages inside',
      'package with 2 machines inside',
      'machine',
      'machine',
      'package',
    ]);
  });

  it('is short: transitions after the eighth are counted', () => {
    const [transition] = chart.states[0]?.transitions ?? [];
    if (!transition) throw new Error('no transition');
    const transitions = Array.from({ length: 12 }, () => transition);
    const crowded = { ...chart, states: chart.states.map((state) => ({ ...state, transitions })) };
    expect(stateWords(crowded, 'resting')?.transitions).toHaveLength(9);
    expect(stateWords(crowded, 'resting')?.transitions.at(-1)).toBe('and 4 more');
  });
});

const events: fc.Arbitrary<ChartWalkEvent> = fc.oneof(
  fc.record({ type: fc.constant('walk.move' as const), key: anyKey }),
  fc.record({
    type: fc.constant('walk.show' as const),
    path: fc.constantFrom('', 'shown', 'nowhere', '__proto__'),
  }),
  fc.record({ type: fc.constantFrom('walk.follow' as const, 'walk.toggle' as const, 'walk.end' as const) }),
);

describe('the chart-walk machine', () => {
  it('outlines at most one state, and announces it only after a move by keyboard', {
    tags: ['LAB-1'],
  }, () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 30 }), (history) => {
        const stepper = createStepper(createChartWalkMachine(), { chart, isMap: false });
        for (const event of history) {
          const before = toChartWalkView(stepper.snapshot);
          stepper.send(event);
          const { path, words } = toChartWalkView(stepper.snapshot);
          if (path !== undefined) expect(pathsOf(chart)).toContain(path);
          if (event.type === 'walk.move') expect(words).toEqual(stateWords(chart, path ?? 'none'));
          if (event.type === 'walk.show' && path !== before.path) expect(words).toBeUndefined();
          if (event.type === 'walk.follow' || event.type === 'walk.toggle') expect(path).toBe(before.path);
          if (event.type === 'walk.end') expect([path, words]).toEqual([undefined, undefined]);
        }
      }),
      runs(200),
    );
  });

  it('follows the link of the outlined state, and does nothing without one', { tags: ['LAB-1'] }, () => {
    const actor = createActor(createChartWalkMachine(), { input: { chart, isMap: false } }).start();
    const followed: string[] = [];
    actor.on('walk.followed', ({ path }) => followed.push(path));
    expect(actor.getSnapshot().can({ type: 'walk.follow' })).toBe(false);
    actor.send({ type: 'walk.follow' });
    actor.send({ type: 'walk.show', path: 'shown' });
    actor.send({ type: 'walk.follow' });
    actor.send({ type: 'walk.move', key: 'ArrowRight' });
    actor.send({ type: 'walk.follow' });
    expect(followed).toEqual(['shown', 'walking']);
    actor.stop();
  });

  it('toggles the outlined state, and does nothing without one', { tags: ['LAB-1'] }, () => {
    const actor = createActor(createChartWalkMachine(), { input: { chart, isMap: false } }).start();
    const asked: string[] = [];
    actor.on('walk.toggled', ({ path }) => asked.push(path));
    expect(actor.getSnapshot().can({ type: 'walk.toggle' })).toBe(false);
    actor.send({ type: 'walk.show', path: 'shown' });
    actor.send({ type: 'walk.toggle' });
    actor.send({ type: 'walk.move', key: 'ArrowUp' });
    actor.send({ type: 'walk.toggle' });
    expect(asked).toEqual(['shown', '']);
    actor.stop();
  });

  it('stays on visible states, and announces how many a collapsed one hides', {
    tags: ['LAB-1'],
  }, () => {
    const nested = extractChart(createGoodMachine());
    const inner = nested.states.find(({ path }) => path.includes('.'))?.path ?? '';
    const outer = parentOf(inner);
    const stepper = createStepper(createChartWalkMachine(), { chart: nested, isMap: false });
    const view = () => toChartWalkView(stepper.snapshot);
    expect(view().toggleText).toBeUndefined();
    stepper.send({ type: 'drawing.collapsed', collapsed: [outer] });
    expect(view().path).toBeUndefined();
    stepper.send({ type: 'drawing.collapsed', collapsed: [] });
    stepper.send({ type: 'walk.show', path: inner });
    stepper.send({ type: 'walk.move', key: 'Home' });
    expect([parentOf(view().path ?? ''), view().toggleText]).toEqual([outer, undefined]);
    stepper.send({ type: 'drawing.collapsed', collapsed: [outer] });
    expect(view()).toMatchObject({ path: outer, toggleText: 'Expand' });
    const count = nested.states.filter(({ path }) => isBelow(path, outer)).length;
    expect(view().words?.kind).toMatch(new RegExp(`, collapsed, ${count} states? hidden$`));
    stepper.send({ type: 'walk.move', key: 'ArrowDown' });
    expect(view().path).toBe(outer);
    stepper.send({ type: 'drawing.collapsed', collapsed: [] });
    expect(view().toggleText).toBe('Collapse');
    expect(view().words?.kind).toContain('inside');
    stepper.send({ type: 'walk.move', key: 'ArrowDown' });
    expect(isBelow(view().path ?? '', outer)).toBe(true);
  });

  it('keeps the outlined state in a changed chart that still has it', {
    tags: ['LAB-5'],
  }, () => {
    const stepper = createStepper(createChartWalkMachine(), { chart, isMap: false });
    stepper.send({ type: 'walk.show', path: 'walking' });
    stepper.send({ type: 'chart.replaced', chart });
    expect(toChartWalkView(stepper.snapshot).path).toBe('walking');
    const without = { ...chart, states: chart.states.filter(({ path }) => path !== 'walking') };
    stepper.send({ type: 'chart.replaced', chart: without });
    expect(toChartWalkView(stepper.snapshot).path).toBeUndefined();
  });

  it('handles its own keys, and leaves all others to the browser', { tags: ['LAB-1'] }, () => {
    expect(walkEventOf('Home')).toEqual({ type: 'walk.move', key: 'Home' });
    expect(walkEventOf('Enter')).toEqual({ type: 'walk.follow' });
    expect(walkEventOf(' ')).toEqual({ type: 'walk.toggle' });
    expect(walkEventOf('Escape')).toEqual({ type: 'walk.end' });
    for (const key of ['Tab', 'PageDown', 'a', '', 'constructor']) expect(walkEventOf(key)).toBeUndefined();
  });
});
