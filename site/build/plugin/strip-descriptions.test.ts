import { SourceMap } from 'node:module';
import { describe, expect, it } from 'vitest';
import { stripChart } from './strip-descriptions.ts';

const file = 'door.machine.ts';
const code = `
const machine = setup({
  actions: { rename: assign({ description: (_, { description }: { description: string }) => description }) },
}).createMachine({
  id: 'door',
  description: 'A door, "open" or { closed }, said: // never.',
  context: { description: 'a name' },
  invoke: { src: 'watch', onError: { description: 'Watching broke.' } },
  on: { rename: { description: 'Renames it.', actions: { type: 'rename', params: { description: 'kept' } } } },
  states: {
    open: { description: \`Waits.\`, after: { 5: [{ guard: 'isOld', target: 'closed', description: 'late' }, {}] } },
    closed: { description: 'Waits', always: { target: 'open' } },
    description: { description: 'A state of that name.' },
  },
});
`;

describe('descriptions of charts', () => {
  const stripped = stripChart(file, code);

  it('are removed from states, transitions and invocations', () => {
    for (const text of ['A door', 'Watching broke', 'Renames it', 'Waits', 'late', 'A state of that name'])
      expect(stripped.code).not.toContain(text);
  });

  it('states and other properties named description stay', () => {
    expect(stripped.code).toContain("context: { description: 'a name' }");
    expect(stripped.code).toContain("params: { description: 'kept' }");
    expect(stripped.code).toContain('assign({ description: (_, { description }');
    expect(stripped.code).toMatch(/description: \{\s*\},/);
  });

  it('the source map points to the original line', () => {
    const lines = stripped.code.split('\n');
    const line = lines.findIndex((text) => text.includes('closed: {'));
    const map = new SourceMap(JSON.parse(stripped.map.toString()));
    const entry = map.findEntry(line, lines[line]?.indexOf('always') ?? 0);
    const original = code.split('\n').findIndex((text) => text.includes('closed: {'));
    expect('originalLine' in entry && entry.originalLine).toBe(original);
  });
});
