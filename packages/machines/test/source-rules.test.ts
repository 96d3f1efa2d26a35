import { describe, expect, it } from 'vitest';
import { checkMachineSource } from './source-rules.ts';

const file = (literal: string, head = '// What it decides.\n') => `${head}import { setup } from 'xstate';

export const createToyMachine = ({ ...ports }: Ports) =>
  setup({ actions: { ...ports.actions } }).createMachine(${literal});
`;

const rules = (source: string) => checkMachineSource(source).map(({ rule }) => rule);

describe('the rules of a machine file', { tags: ['LAB-3'] }, () => {
  it('accept a plain object literal', () => {
    expect(rules(file("{ id: 'toy', states: { a: { entry: ['x', 'y'] } } }"))).toEqual([]);
    expect(rules(file("{ id: 'toy' }", '/** Decides. */\n'))).toEqual([]);
  });

  it('require a comment first', () => {
    expect(rules(file('{}', ''))).toEqual(['leading-comment']);
  });

  it('require one machine a file', () => {
    expect(rules(`${file('{}')}\nconst other = setup({}).createMachine({});\n`)).toEqual(['one-machine']);
    expect(rules('// Nothing.\nexport const createToyMachine = () => undefined;\n')).toEqual(['one-machine']);
    expect(rules(file("{ id: 'createMachine({})' /* createMachine({}) */ }"))).toEqual([]);
  });

  it('require an exported factory around the machine', () => {
    expect(rules('// Hidden.\nconst createToyMachine = () => createMachine({});\n')).toEqual(['factory']);
    expect(rules('// Module level.\nexport const toyMachine = createMachine({});\n')).toEqual(['factory']);
    expect(
      rules('// Before.\nconst m = createMachine({});\nexport const createToyMachine = () => m;\n'),
    ).toEqual(['factory']);
  });

  it('require a literal, not a name', () => {
    expect(rules(file('config'))).toEqual(['object-literal']);
  });

  it('find spreads and computed keys at any depth, with their line', () => {
    const source = file(
      "{\n  id: 'toy',\n  states: {\n    ...shared,\n    a: { on: { [event]: 'b' } },\n  },\n}",
    );
    expect(checkMachineSource(source)).toEqual([
      { rule: 'spread', line: 8, message: 'a spread inside createMachine({…})' },
      { rule: 'computed-key', line: 9, message: 'a computed key inside createMachine({…})' },
    ]);
    expect(rules(file("{ entry: [...actions, 'b'] }"))).toEqual(['spread']);
    expect(rules(file("{ on: { go: 'a' }, context: () => 1, ...rest }"))).toEqual(['spread']);
  });

  it('do not apply inside functions: projections may spread', () => {
    const projections = [
      '{ context: ({ input }) => ({ ...input, [input.key]: 1 }), id: 1 }',
      '{ input: ({ context, ...rest }) => call(...rest, [1]) }',
      "{ on: { a: [['x'], ['y']] }, params: ({ event }) => { return { ...event }; } }",
      "{ description: `a @{b ? `...@{c}` : {}} ...`, id: \"it's ...\", other: '[x]: {' }".replaceAll(
        '@',
        '$',
      ),
    ];
    for (const literal of projections) expect(rules(file(literal)), literal).toEqual([]);
  });
});
