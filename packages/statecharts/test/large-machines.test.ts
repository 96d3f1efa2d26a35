import { samples } from '@loomwright/machine-testing';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { checkChart, extractChart, keyToken, toMermaid, toSvg } from '../src/index.ts';
import { createFontMeasure, faultsOf, isClean, layOut } from '../src/layout.ts';
import { chain, crossed, deep, dense, grouped, regions, star, wizard, wordy } from './large-machines.ts';

const measure = await createFontMeasure();

const machines: readonly AnyStateMachine[] = [
  wizard(30),
  star(20),
  deep(8),
  // The remaining machines are drawn only with LOOMWRIGHT_DEEP=1.
  crossed(5, 6),
  regions(8),
  dense(40, 6),
  deep(30),
  regions(20),
  grouped(30, 10),
  crossed(30, 10),
  chain(300),
  wordy(100),
  dense(100, 8),
  star(300),
  wizard(300),
];

describe('a large chart', () => {
  it('is checked even if its states form one long chain', { tags: ['LAB-3'] }, () => {
    expect(checkChart(chain(5000)).some(({ rule }) => rule === 'reachable')).toBe(false);
  });

  it('has unique names in Mermaid, even for a state called *', { tags: ['LAB-4'] }, () => {
    const states = { a: { initial: '*', states: { '*': {} }, on: { go: '.*' } } };
    const text = toMermaid(extractChart(createMachine({ id: 'm', initial: 'a', states } as never)));
    expect([...text.matchAll(/ as (\w+)/g)].map(([, name]) => name)).toEqual(['m', 'm_a', 'm_a_', 'm_a_any']);
  });
});

describe('the drawing of a large chart', { tags: ['LAB-1'] }, () => {
  it.each(samples(machines, 3))(
    '$id has no overlaps, and has every state and transition',
    async (machine) => {
      const chart = extractChart(machine);
      const drawing = await layOut(chart, measure, 'wide');
      expect(isClean(faultsOf(drawing)), JSON.stringify(faultsOf(drawing))).toBe(true);
      expect(drawing.boxes.map(({ path }) => path)).toEqual(chart.states.map(({ path }) => path));
      const svg = toSvg(drawing, chart.id, 'light');
      const shown = new Set(
        [...svg.matchAll(/data-keys="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
      );
      const keys = chart.states.flatMap(({ transitions }) => transitions.map(({ key }) => keyToken(key)));
      expect(keys.filter((key) => !shown.has(key))).toEqual([]);
    },
  );

  it('names the target of a transition without an arrow', async () => {
    const chart = extractChart(wizard(70));
    const svg = toSvg(await layOut(chart, measure, 'narrow'), chart.id, 'light').replace(/<[^>]*>/g, '');
    expect(svg.match(/CANCEL → cancelled/g)).toHaveLength(69);
  });

  it('is refused above 500 states, with the machine’s name and the limit', async () => {
    await expect(layOut(extractChart(chain(501)), measure, 'wide')).rejects.toThrow(
      'Machine "chain501" has 501 states: a drawing takes at most 500.',
    );
  });
});
