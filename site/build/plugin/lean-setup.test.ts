import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { leanReactEntry, leanSetup } from './lean-setup.ts';

const path = fileURLToPath(new URL('../../node_modules/xstate/dist/xstate.esm.js', import.meta.url));

describe("XState's setup", async () => {
  const code = await readFile(path, 'utf8');
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

describe('an entry of React DOM', () => {
  it.each(['client', 'index'])('only chooses its build: %s', async (name) => {
    const entry = new URL(`../../node_modules/react-dom/${name}.js`, import.meta.url);
    const lean = leanReactEntry(await readFile(fileURLToPath(entry), 'utf8'));
    expect(lean).not.toContain('checkDCE');
    expect(lean.replaceAll(/^ *\/\/.*\n/gm, '')).toMatch(
      /^'use strict';\n+if \(process\.env\.NODE_ENV === 'production'\) \{\n {2}module\.exports = require\('.*\.production\.js'\);\n\} else \{\n {2}module\.exports = require\('.*\.development\.js'\);\n\}\n$/,
    );
    expect(() => leanReactEntry(lean)).toThrow('another entry');
  });
});
