import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { extractChart, toMachineJson, toScxml } from '../src/index.ts';
import { foreignMachines } from './foreign-machines.ts';
import { createGoodMachine } from './toy-machines.ts';

const charts = [createGoodMachine(), ...foreignMachines].map((machine) =>
  extractChart(machine as AnyStateMachine),
);

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The elements of an XML text, in order; throws where one is not closed. */
const readXml = (text: string): readonly Element[] => {
  const open: string[] = [];
  const elements: Element[] = [];
  const bare = text.replace(/<\?.*?\?>/g, '').replace(/<!--[\s\S]*?-->/g, '');
  for (const [, close = '', name = '', written = '', isEmpty] of bare.matchAll(
    /<(\/?)([\w]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (close) expect(open.pop()).toBe(name);
    else {
      elements.push({
        name,
        attributes: Object.fromEntries(
          [...written.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
        ),
      });
      if (!isEmpty) open.push(name);
    }
  }
  expect(open).toEqual([]);
  expect(bare.replace(/<[^>]*>/g, '').trim()).toBe('');
  return elements;
};

describe.each(charts)('the exports of $id', (chart) => {
  it('[LAB-1] [LAB-3] as JSON is the same machine to XState', () => {
    const json = JSON.parse(JSON.stringify(toMachineJson(chart)));
    expect(extractChart(createMachine(json))).toEqual(chart);
  });

  it('[LAB-1] as SCXML is well formed, names every state once, and leads only to states', () => {
    const elements = readXml(toScxml(chart));
    const ids = elements
      .filter(({ name }) => ['state', 'parallel', 'final', 'history'].includes(name))
      .map(({ attributes }) => attributes.id ?? '');
    expect(ids.length).toBe(chart.states.length);
    expect(new Set(ids).size).toBe(ids.length);
    const led = elements.flatMap(({ attributes: { target = '', initial = '' } }) =>
      `${target} ${initial}`.split(' ').filter(Boolean),
    );
    expect(led.filter((id) => !ids.includes(id))).toEqual([]);
    const transitions = chart.states
      .filter(({ type }) => type !== 'final')
      .flatMap((state) => state.transitions);
    const histories = chart.states.filter(({ type }) => type === 'history');
    expect(elements.filter(({ name }) => name === 'transition').length).toBe(
      transitions.length + histories.length,
    );
  });
});

describe('the exports of a developer’s own machine', () => {
  it('[LAB-1] as SCXML is well formed whatever hyphens a description has', () => {
    for (const description of ['a -- b', 'a --- b', '----', '-->', '-', 'a -']) {
      const on = { go: { description } };
      const text = toScxml(extractChart(createMachine({ id: 'hyphens', description, on })));
      const comments = [...text.matchAll(/<!--([\s\S]*?)-->/g)].map(([, inside = '']) => inside);
      expect(comments).toHaveLength(2);
      for (const inside of comments) {
        expect(inside).not.toMatch(/--|-$/);
        expect(inside.replaceAll(' ', '')).toBe(description.replaceAll(' ', ''));
      }
      readXml(text);
    }
  });
});
