import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { type Chart, type ChartState, extractChart, packChart, unpackChart } from '../src/index.ts';
import { keyOfTransition } from '../src/transition-key.ts';
import { foreignMachines } from './foreign-machines.ts';
import { createBadMachine, createGoodMachine } from './toy-machines.ts';

const machines = [createGoodMachine(), createBadMachine(), ...foreignMachines] as readonly AnyStateMachine[];

// The marks of the format, what looks like another kind of event, and everything else.
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'%\n:!?>/~",-=^#<@ ab') }),
  fc.constantFrom('always', 'done', 'done a', 'after 5 ms', 'error', 'snapshot b', '(inline)', 'and(a, b)'),
  fc.string({ unit: 'binary' }),
);
const key = text.map((any) => any.replaceAll('.', ''));
const maybe = fc.option(text, { nil: undefined });

const transition = fc.record({
  event: text,
  kind: fc.constantFrom('event', 'always', 'after', 'done', 'error', 'snapshot'),
  guard: maybe,
  targets: fc.subarray(['', 'outer', 'inner']),
  actions: fc.array(text, { maxLength: 3 }),
  reenter: fc.boolean(),
  description: maybe,
});

const state = fc.record({
  description: maybe,
  tags: fc.array(text, { maxLength: 2 }),
  entry: fc.array(text, { maxLength: 2 }),
  exit: fc.array(text, { maxLength: 2 }),
  invokes: fc.array(fc.record({ id: text, src: text }), { maxLength: 2 }),
  transitions: fc.array(transition, { maxLength: 3 }),
});

/** A machine with a state in another one beside a history state, all of any names. */
const chart = fc
  .record({
    id: text,
    outer: key.filter((any) => any !== ''),
    inner: key.filter((any) => any !== ''),
    states: fc.tuple(state, state, state, state),
    outerType: fc.constantFrom('compound', 'parallel'),
    innerType: fc.constantFrom('atomic', 'final'),
    history: fc.constantFrom('shallow', 'deep'),
    starts: fc.constantFrom(undefined, 'inner', 'last'),
    historyDefault: fc.constantFrom(undefined, 'inner'),
    initialActions: fc.option(fc.array(text, { minLength: 1, maxLength: 2 }), { nil: undefined }),
  })
  .filter(({ inner }) => inner !== 'last')
  .map(
    ({
      historyDefault,
      id,
      initialActions,
      inner,
      outer,
      outerType,
      innerType,
      history,
      starts,
      states,
    }): Chart => {
      const paths: Readonly<Record<string, string>> = {
        '': '',
        outer,
        inner: `${outer}.${inner}`,
        last: `${outer}.last`,
      };
      const pathOf = (name: string | undefined) => (name === undefined ? undefined : paths[name]);
      const toState = (
        { transitions, ...others }: (typeof states)[number],
        name: string,
        own: Pick<ChartState, 'key' | 'type' | 'initial' | 'initialActions' | 'history' | 'historyDefault'>,
      ): ChartState => {
        const path = pathOf(name) ?? '';
        const events = transitions.map(({ event }) => event);
        return {
          path,
          ...own,
          ...others,
          transitions: transitions.map(({ targets, ...one }, at) => {
            const rivals = events.slice(0, at).filter((event) => event === one.event).length;
            return {
              ...one,
              key: keyOfTransition(id, path, one, rivals),
              targets: targets.map((target) => pathOf(target) ?? ''),
            };
          }),
        };
      };
      const none = { initial: undefined, history: undefined, historyDefault: undefined };
      return {
        id,
        states: [
          toState(states[0], '', { ...none, key: id, type: 'compound', initial: outer, initialActions }),
          toState(states[1], 'outer', {
            ...none,
            key: outer,
            type: outerType,
            initial: outerType === 'compound' ? pathOf(starts) : undefined,
          }),
          toState(states[2], 'inner', { ...none, key: inner, type: innerType }),
          toState(states[3], 'last', {
            key: 'last',
            type: 'history',
            initial: undefined,
            history: history,
            historyDefault: pathOf(historyDefault),
          }),
        ],
      };
    },
  );

describe('a packed chart', () => {
  it('[LAB-1] unpacks to the chart it was', () => {
    for (const one of machines.map(extractChart)) expect(unpackChart(one.id, packChart(one))).toEqual(one);
  });

  it('[LAB-1] unpacks to the chart it was, whatever its names and texts are', () => {
    fc.assert(
      fc.property(chart, (one) => {
        expect(unpackChart(one.id, packChart(one))).toEqual(one);
      }),
      runs(300),
    );
  });

  it('[LAB-1] is refused where a line or a place is none of a chart', () => {
    expect(() => unpackChart('lamp', '\n:on>7')).toThrow('The packed chart of machine "lamp" is none: 7');
    expect(() => unpackChart('lamp', '\n:on~a')).toThrow('is none');
  });
});
