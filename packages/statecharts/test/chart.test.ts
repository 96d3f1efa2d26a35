import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { extractChart, toGoldenText, toMermaid } from '../src/index.ts';
import { createBadMachine, createGoodMachine } from './toy-machines.ts';

const stateOf = (path: string) =>
  extractChart(createGoodMachine()).states.find((state) => state.path === path);

describe('the extracted chart', () => {
  it('is plain data that survives a JSON round trip', { tags: ['LAB-1'] }, () => {
    for (const machine of [createGoodMachine(), createBadMachine()]) {
      const chart = extractChart(machine);
      expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
    }
  });

  it('has states in document order with type, initial state, tags, history and invokes', {
    tags: ['LAB-1'],
  }, () => {
    const { states, id } = extractChart(createGoodMachine());
    expect(id).toBe('good');
    expect(states.map(({ path, type }) => `${path}:${type}`)).toEqual([
      ':parallel',
      'door:compound',
      'door.closed:atomic',
      'door.open:compound',
      'door.open.wide:atomic',
      'door.open.ajar:atomic',
      'door.memory:history',
      'door.gone:final',
      'light:compound',
      'light.off:atomic',
      'light.on:atomic',
      'bell:atomic',
    ]);
    expect(stateOf('door')?.initial).toBe('door.closed');
    expect(stateOf('door.memory')?.history).toBe('deep');
    expect(stateOf('door.closed')).toMatchObject({
      description: 'Shut.',
      tags: ['quiet', 'safe'],
      entry: ['count'],
      exit: ['ringLater', 'assign'],
    });
    expect(stateOf('door.open.wide')?.invokes).toEqual([{ id: 'loadKey', src: 'loadKey' }]);
  });

  it('has delayed transitions last, without XState’s internal actions', { tags: ['LAB-1'] }, () => {
    const open = stateOf('door.open');
    expect([open?.entry, open?.exit]).toEqual([[], []]);
    expect(open?.transitions.map(({ event }) => event)).toEqual([
      'door.close',
      'door.lock',
      'end',
      'after closeMs',
    ]);
    expect(open?.transitions.at(-1)).toMatchObject({ guard: 'hasKey', targets: ['door.closed'] });
  });

  it('spells out guards and keeps the order of competing transitions', { tags: ['LAB-1'] }, () => {
    expect(stateOf('door.closed')?.transitions.map(({ event, guard }) => [event, guard])).toEqual([
      ['door.open', 'and(hasKey, not(isCold))'],
      ['door.open', 'stateIn("light.on")'],
      ['door.lock', undefined],
    ]);
  });

  it('shows an inline function as (inline)', { tags: ['LAB-1'] }, () => {
    const { states } = extractChart(createBadMachine());
    const nameless = states.find(({ path }) => path === 'nameless');
    expect(nameless?.entry).toEqual(['(inline)', 'noAction', 'noActionEither', 'spawnChild(noActor)']);
    expect(nameless?.transitions.map(({ guard }) => guard)).toEqual([
      '(inline)',
      'and(noGuard, not((inline)))',
      undefined,
    ]);
    expect(states.find(({ path }) => path === 'calling.nine')?.invokes).toEqual([
      { id: 'inline', src: '(inline)' },
    ]);
  });
});

describe('the text formats of a chart', { tags: ['LAB-4'] }, () => {
  it('golden text has one fact per line', async () => {
    await expect(toGoldenText(extractChart(createGoodMachine()))).toMatchFileSnapshot('golden/good.txt');
  });

  it('Mermaid draws arrows between siblings and writes the rest as text', async () => {
    await expect(toMermaid(extractChart(createGoodMachine()))).toMatchFileSnapshot('golden/good.mmd');
    await expect(toMermaid(extractChart(createBadMachine()))).toMatchFileSnapshot('golden/bad.mmd');
  });

  it('Mermaid is complete: every transition and invoke is an arrow or a line', () => {
    for (const machine of [createGoodMachine(), createBadMachine()]) {
      const chart = extractChart(machine);
      const facts = chart.states.flatMap(({ invokes, transitions }) => [
        ...invokes,
        ...transitions.flatMap(({ targets }) => (targets.length === 0 ? ['none'] : targets)),
      ]);
      const lines = toMermaid(chart)
        .split('\n')
        .filter((line) => line.includes(' : '));
      expect(lines).toHaveLength(facts.length);
    }
  });

  it('the same machine gives the same text, a changed machine a different one', () => {
    const textOf = (target: string) => {
      const states = { a: { on: { go: target } }, b: {}, c: {} };
      const chart = extractChart(createMachine({ id: 'm', initial: 'a', states }));
      return `${toGoldenText(chart)}${toMermaid(chart)}`;
    };
    expect(textOf('b')).toBe(textOf('b'));
    expect(textOf('b')).not.toBe(textOf('c'));
  });

  it('Mermaid names stay distinct for states with similar names', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a_b',
      states: { a_b: { on: { go: 'a.b' } }, a: { initial: 'b', states: { b: {} } }, any: {} },
      on: { reset: '.a_b' },
    });
    const names = [...toMermaid(extractChart(machine)).matchAll(/ as (\w+)/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(6);
  });
});
