import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { samples } from '@loomwright/machine-testing';
import { afterAll, describe, expect, it } from 'vitest';
import { readRecords, writeRecord } from '../src/coverage/record-folder.ts';
import { run, spawned } from './run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'statecharts-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string): string => {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};

const door = "createMachine({ id: 'door', description: 'A door.' })";
const imported = "import { createMachine } from 'xstate';\n";
const kept = { code: 0, text: '1 machine: every rule is kept.' };

describe('the command line, as a process', { tags: ['LAB-1'] }, () => {
  it('works even if the file prints, and starts a timer, a server and an actor', async () => {
    const code = `console.log('noise');
      import { createServer } from 'node:http';
      import { createActor, setup } from 'xstate';
      setInterval(() => undefined, 1000);
      createServer().listen(0, '127.0.0.1');
      createActor(setup({ delays: { pause: 600_000 } }).createMachine({ after: { pause: {} } })).start();`;
    const file = write('alive.ts', `${imported}${code}\nexport const machine = ${door};`);
    expect(await spawned(['check', file])).toEqual({ code: 0, out: `${kept.text}\n`, error: 'noise\n' });
  });

  const endings = samples([
    [
      'ends the process',
      'process.exit(0);',
      'ended the process: export its machines from a file that neither exits nor waits for ever.',
    ],
    [
      'has a factory that loops',
      // Blocks like a loop, without using the CPU.
      'export const createDoorMachine = () => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); };',
      'was not loaded in 1 s: it loops or waits for something;',
    ],
    ['waits for ever', 'await new Promise(() => undefined);', 'was not loaded in 1 s'],
    [
      'leaves a rejected promise unhandled',
      "Promise.reject(new Error('no luck\\nat all'));",
      'threw an error after it was loaded: no luck',
    ],
  ] as const);
  it.each(endings)('exits with 2 and one line if the file %s', async (_, code, line) => {
    const file = write('ends.ts', `${imported}${code}\nexport const machine = ${door};`);
    const limit = line.includes('in 1 s') ? ['--timeout', '1'] : [];
    const { error, ...ended } = await spawned(['check', file, ...limit]);
    expect(ended).toEqual({ code: 2, out: '' });
    expect(error).toContain(`${file} ${line}`);
    expect(error.trimEnd()).not.toContain('\n');
  });
});

describe('the files of a command', () => {
  it.each([
    ['throws', "throw new Error('no luck\\nat all');", 'no luck'],
    ['throws a value that is not an Error', 'throw null;', 'null'],
    ['needs a browser', "document.title = 'Door';", 'document is not defined: it needs a browser;'],
    [
      'uses a binding before its declaration, as import cycles do',
      'export const early = late; const late = 1;',
      "Cannot access 'late' before initialization: files import each other in a circle",
    ],
    ['has a syntax error', 'export const = 1;', 'Unexpected token ('],
    [
      'imports a missing package',
      "import nothing, { more } from 'not-there'; nothing(more);",
      'there is no "not-there", which ',
    ],
    ['imports a missing file', "import './not-there.ts';", 'there is no "./not-there.ts", which '],
    [
      'has a factory that throws',
      "export const createDoorMachine = () => { throw new Error('no port'); };",
      'createDoorMachine() throws: no port',
    ],
  ])('exit with 2 and one line if one %s', { tags: ['LAB-1'] }, async (_, code, reason) => {
    const file = write('fails.ts', `${imported}${code}\nexport const machine = ${door};`);
    const { code: exit, text } = await run('check', file);
    expect(exit).toBe(2);
    expect(text).toContain(`${file} cannot be loaded: ${reason}`);
    expect(text).not.toContain('\n');
  });

  it('may export other values, even ones that throw when inspected', {
    tags: ['LAB-1'],
  }, async () => {
    const others = `export const schema = { create() { throw new Error('no'); } };
      export const entry = { id: 'entry', create() { throw new Error('no'); } };
      export const any = new Proxy({}, { has: () => true, get: () => { throw new Error('no'); } });
      export const late = { get part() { throw new Error('no'); } };
      export const useDoorMachine = () => { throw new Error('outside of a component'); };
      export const ring = { more: [] }; ring.more.push(ring);
      export class Store { static create() { throw new Error('no'); } }
      export class VendingMachine {}
      export function CoffeeMachine() { throw new Error('outside of a renderer'); }`;
    const file = write('others.js', `${imported}${others}\nexport const machine = ${door};`);
    expect(await run('check', file)).toEqual(kept);
  });

  it.each([
    ['default.ts', `${imported}export default ${door};`],
    ['factory.ts', `${imported}export default function createDoorMachine() { return ${door}; }`],
    ['nested.ts', `${imported}export const all = { pages: [{ machine: ${door} }], empty: null };`],
    ['common.cjs', `const { createMachine } = require('xstate');\nmodule.exports = ${door};`],
    ['common.js', `const { createMachine } = require('xstate');\nexports.door = ${door};`],
    [
      'common.cts',
      `import { createMachine } from 'xstate';\nimport path = require('node:path');\nexport = { door: ${door}, path };`,
    ],
    [
      'common.ts',
      `const { createMachine } = require('xstate');\nconst { id } = require('./id.ts');\nmodule.exports = createMachine({ id, description: __dirname });`,
    ],
    [
      'place.ts',
      `import { dirname } from 'node:path';\nimport { fileURLToPath } from 'node:url';\n${imported}` +
        `const __dirname = dirname(fileURLToPath(import.meta.url));\nconst text = 'import.meta.url';\n` +
        `export const door = createMachine({ id: 'door', description: __dirname + text + import.meta.dirname });`,
    ],
    [
      'native.cjs',
      `try { require('./id.node'); } catch (error) { if (!/id\\.node/.test(error.message)) throw error; }
      module.exports = require('xstate').createMachine({ id: 'door', description: 'D.' });`,
    ],
    [
      'assets.ts',
      `${imported}import './door.css';\nimport text from './id.ts?raw';\nimport picture from './door.svg';
      export const door = createMachine({ id: 'door', description: picture + text + import.meta.env.VITE_NAME });`,
    ],
    [
      'optional.cjs',
      `try { require('not-there'); } catch {}\nmodule.exports = require('xstate').createMachine({ description: 'D.' });`,
    ],
  ])('are read as %s, with nothing installed', { tags: ['LAB-1'] }, async (name, code) => {
    write('id.ts', "export const id: string = 'door';\nexport default id;");
    for (const other of ['id.node', 'door.css', 'door.svg']) write(other, '<');
    expect(await run('check', write(name, code))).toEqual(kept);
  });

  it('are resolved by the paths of the nearest tsconfig.json, extended ones included', {
    tags: ['LAB-1'],
  }, async () => {
    write('aliased/tsconfig.base.json', '{ "compilerOptions": { "paths": { "@shop/*": ["./library/*"] } } }');
    write('aliased/tsconfig.json', '{ "extends": "./tsconfig.base.json" }');
    write('aliased/library/id.ts', "export const id = 'door';");
    const code =
      "import { id } from '@shop/id';\nexport const machine = createMachine({ id, description: 'D.' });";
    expect(await run('check', write('aliased/pages/door.ts', imported + code))).toEqual(kept);
  });

  it('exit with 2 and the reason if their tsconfig.json cannot be read', { tags: ['LAB-1'] }, async () => {
    const settings = write('broken/tsconfig.json', '{ nope');
    const { code, text } = await run(
      'check',
      write('broken/door.ts', `${imported}export const a = ${door};`),
    );
    expect(code).toBe(2);
    expect(text).toContain('Failed to load tsconfig');
    expect(text).toContain(basename(settings));
    expect(text).not.toContain('\n');
  });

  it('must not be folders', { tags: ['LAB-1'] }, async () => {
    expect(await run('check', folder)).toEqual({ code: 2, text: `${folder} is not a file.` });
  });
});

describe('names', () => {
  const two = (one: string, other: string) =>
    write(
      'names.ts',
      `${imported}export const a = createMachine({ ${one} description: 'A.' });
      export const b = createMachine({ ${other} description: 'B.' });`,
    );

  it.each([
    ["id: 'a/b',", "id: 'a b',", ['a-b-2.txt', 'a-b.txt']],
    ["id: 'Door',", "id: 'door',", ['Door.txt', 'door-2.txt']],
    ["id: '\\u00e9',", "id: 'e\\u0301',", ['é-2.txt', 'é.txt']],
    ["id: 'machine',", "id: 'größe/v1.2',", ['größe-v1.2.txt', 'machine.txt']],
    ["id: 'b',", '', ['b-2.txt', 'b.txt']],
    ["id: 'twin',", "id: 'twin',", ['twin-a.txt', 'twin-b.txt']],
  ])('of output files differ for machines with %s and %s', { tags: ['LAB-1'] }, async (one, other, names) => {
    const out = mkdtempSync(join(folder, 'apart-'));
    expect(await run('render', two(one, other), '--format', 'text', '--out', out)).toMatchObject({ code: 0 });
    expect(readdirSync(out).sort()).toEqual([...names].sort());
  });

  it('of output files come from the export or the file if a machine has no id', {
    tags: ['LAB-1'],
  }, async () => {
    const out = join(folder, 'unnamed');
    const nested = `export const all = { pages: [createMachine({ tags: ['p'] })] };`;
    const file = write(
      'front door.machine.ts',
      `${imported}export const door = createMachine({}); export default createMachine({ tags: ['f'] }); ${nested}`,
    );
    await run('render', file, '--format', 'text', '--out', out);
    expect(readdirSync(out).sort()).toEqual(['all-pages-0.txt', 'door.txt', 'front-door.txt']);
    expect(readFileSync(join(out, 'door.txt'), 'utf8')).toBe('machine door\n');
  });

  it.each(['..', 'NUL', 'x'.repeat(300)])(
    'of output files are refused for an id that cannot name a file: %s',
    { tags: ['LAB-1'] },
    async (id) => {
      const out = join(folder, 'refused');
      const { code, text } = await run(
        'render',
        two("id: 'a',", `id: '${id}',`),
        '--format',
        'text',
        '--out',
        out,
      );
      expect(code).toBe(2);
      expect(text).toContain('cannot name a file');
      expect(text).not.toContain('\n');
      expect(existsSync(out)).toBe(false);
    },
  );

  it('of records differ from those of tests, and records of deleted tests are skipped', {
    tags: ['LAB-4'],
  }, () => {
    const records = join(folder, 'records');
    const taken = new Map([['door||open|0', 1]]);
    for (const name of ['check.test.ts', 'gone test.ts'])
      writeRecord(records, join(folder, name), new Map([['t', [{ taken, walked: new Map() }]]]));
    write('check.test.ts', '');
    const names = readdirSync(records);
    expect(names).toHaveLength(2);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]+\.json$/);
    expect(readRecords(records).files).toBe(1);
  });

  it('of transitions are refused by coverage if two transitions share one', { tags: ['LAB-4'] }, async () => {
    const file = write(
      'keys.ts',
      `${imported}export const machine = createMachine({ id: 'a', initial: 'b', states: {
        b: { on: { 'c|d': {} } }, 'b|c': { on: { d: {} } } } });`,
    );
    const record = { version: 2, path: file, tests: ['t'], taken: { 'a|b|c|d|0': { 0: 1 } }, walked: {} };
    write('keys/record.json', JSON.stringify(record));
    expect(await run('cover', file, '--records', join(folder, 'keys'))).toEqual({
      code: 2,
      text: 'Two transitions have the key a|b|c|d|0: give each machine a unique `id`, and do not use "|" in ids, states and events.',
    });
  });
});
