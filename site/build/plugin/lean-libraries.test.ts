import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { leanSetup, leanSignals } from './lean-libraries.ts';

const read = (path: string) =>
  readFile(fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url)), 'utf8');

describe("XState's setup", async () => {
  const code = await read('xstate/dist/xstate.esm.js');
  const setupIn = (text: string) => /^function setup\([\s\S]*?^\}$/m.exec(text)?.[0] ?? '';

  it('only creates machines, and the rest of its module stays', () => {
    const lean = leanSetup(code);
    expect(setupIn(lean)).toBe(`function setup({
  schemas,
  actors,
  actions,
  guards,
  delays
}) {
  return {
    createMachine: config => createMachine({
      ...config,
      schemas
    }, {
      actors,
      actions,
      guards,
      delays
    })
  };
}`);
    expect(lean.replace(setupIn(lean), '')).toBe(code.replace(setupIn(code), ''));
  });

  it('another module is an error', () => {
    expect(() => leanSetup(code.replace('enqueueActions,\n    emit', 'emit: emit'))).toThrow(
      'another `setup`',
    );
    expect(() => leanSetup('')).toThrow('another `setup`');
  });
});

describe('what React DOM throws to itself', async () => {
  const code = await read('react-dom/cjs/react-dom-client.production.js');

  it('is made without an error, and the rest of its module stays', () => {
    const lines = code.split('\n');
    const changed = leanSignals(code)
      .split('\n')
      .filter((line, place) => line !== lines[place]);
    expect(changed.map((line) => /\w+Exception = .*/.exec(line)?.[0])).toEqual([
      'HydrationMismatchException = {};',
      'SuspenseException = {},',
      'SuspenseyCommitException = {},',
      'SuspenseActionException = {},',
      'SelectiveHydrationException = {},',
    ]);
  });

  it('another module is an error', () => {
    expect(() =>
      leanSignals(code.replace('SuspenseException = Error', 'SuspenseException = new Error')),
    ).toThrow('other signals');
  });
});
