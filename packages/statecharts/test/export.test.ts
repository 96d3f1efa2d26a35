import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, createMachine } from 'xstate';
import { extractChart, type MachineJson, toMachineJson, toMermaid } from '../src/index.ts';
import { layOut } from '../src/layout.ts';
import { foreignMachines } from './foreign-machines.ts';
import { createGoodMachine } from './toy-machines.ts';

const charts = [createGoodMachine(), ...foreignMachines].map((machine) =>
  extractChart(machine as AnyStateMachine),
);

describe.each(charts)('the exports of $id', (chart) => {
  it('as JSON create the same machine in XState', { tags: ['LAB-1', 'LAB-3'] }, () => {
    const json = JSON.parse(JSON.stringify(toMachineJson(chart)));
    expect(extractChart(createMachine(json))).toEqual(chart);
  });
});

describe('the exports of a user’s machine', { tags: ['LAB-1'] }, () => {
  const there = (machine: unknown) => {
    const chart = extractChart(machine as AnyStateMachine);
    const copy = createMachine(JSON.parse(JSON.stringify(toMachineJson(chart))));
    return { chart, copy };
  };

  it('as JSON create the same machine if its id or a key contains dots', { tags: ['LAB-3'] }, () => {
    const past = { type: 'history', target: 'v1\\.0.in\\\\side' };
    const states = {
      'v1.0': { initial: 'in\\side', states: { 'in\\side': { on: { go: '#shop\\.cart.v2\\.0' } } } },
      'v2.0': { on: { back: 'past', top: '#shop\\.cart' } },
      past,
    };
    const { chart, copy } = there(createMachine({ id: 'shop.cart', initial: 'v1.0', states } as never));
    expect(extractChart(copy)).toEqual(chart);
    const actor = createActor(copy).start();
    actor.send({ type: 'go' });
    expect(actor.getSnapshot().value).toBe('v2.0');
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().value).toEqual({ 'v1.0': 'in\\side' });
  });

  it('as JSON are refused if keys with dots give two states the same path', {
    tags: ['LAB-3'],
  }, () => {
    const states = { a: { initial: 'b', states: { b: {} } }, 'a.b': {} };
    const chart = extractChart(createMachine({ id: 'twice', initial: 'a', states }));
    expect(() => toMachineJson(chart)).toThrow(
      'Machine "twice" has two states "a.b": give them keys without dots.',
    );
  });

  it('as a drawing or Mermaid are refused for a key with a dot, which the error names', async () => {
    const chart = extractChart(createMachine({ id: 'dotted', initial: 'v1.0', states: { 'v1.0': {} } }));
    expect(() => toMermaid(chart)).toThrow(
      'Machine "dotted", state "v1.0": Mermaid does not support keys with a dot.',
    );
    await expect(layOut(chart, () => 1, 'wide')).rejects.toThrow(
      'Machine "dotted", state "v1.0": a drawing does not support keys with a dot.',
    );
  });

  it('as JSON keep events of children and states elsewhere in the chart', {
    tags: ['LAB-3'],
  }, () => {
    const heard = [
      'xstate.done.actor.worker',
      'xstate.error.actor.worker',
      'xstate.snapshot.worker',
      'xstate.done.actor.*',
      'xstate.error.*',
      'xstate.done.state.heard.left',
    ];
    const machine = createMachine({
      id: 'heard',
      type: 'parallel',
      states: {
        left: { initial: 'end', states: { end: { type: 'final' } }, onDone: { actions: 'note' } },
        right: {
          invoke: { id: 'own', src: 'own', onDone: { actions: 'note' } },
          on: Object.fromEntries(heard.map((type) => [type, { actions: 'note' }])),
        },
      },
    } as never);
    const { chart, copy } = there(machine);
    expect(extractChart(copy)).toEqual(chart);
    const json = toMachineJson(chart) as { readonly states: Readonly<Record<string, MachineJson>> };
    expect(Object.keys(json.states.right?.on as object)).toEqual(heard);
  });

  it('keep initial actions', { tags: ['LAB-3'] }, () => {
    const actions = ['wind', 'set/free, now'];
    const inside = { initial: { target: 'c', actions: 'note' }, states: { b: {}, c: {} } };
    const machine = createMachine({
      id: 'clock',
      initial: { target: 'a', actions },
      states: { a: inside },
    } as never);
    const { chart, copy } = there(machine);
    expect(chart.states.map(({ initialActions }) => initialActions)).toEqual([
      actions,
      ['note'],
      undefined,
      undefined,
    ]);
    expect(extractChart(copy)).toEqual(chart);
    expect(toMermaid(chart)).toMatch(/\[\*\] --> \w+ : \/ note/);
  });
});
