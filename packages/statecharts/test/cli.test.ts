import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run, spawned } from './run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'statecharts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const doorText = `import { and, setup } from 'xstate';
type Door = { readonly type: 'open' | 'close' };
const ports = { isFree: (): boolean => true, isLight: (): boolean => true };
export const doorMachine = setup({ types: { events: {} as Door }, guards: ports }).createMachine({
  id: 'door',
  description: 'A door.',
  initial: 'closed',
  states: {
    closed: { description: 'Shut.', on: { open: { guard: and(['isFree', 'isLight']), target: 'ajar' } } },
    ajar: { description: 'Open.', on: { close: { target: 'closed' } } },
  },
});
export const createDoorMachine = () => doorMachine;
export const other = 1;
`;
const door = write('door.ts', doorText);
const changed = write(
  'changed.ts',
  doorText.replace("'Shut.'", "'Locked.'").replace('close:', 'shut:').replaceAll("'close'", "'shut'"),
);
const nothing = write('nothing.ts', 'export const machine = 1;');
const broken = write('broken.ts', "throw new Error('no such luck');");

describe('the command line', () => {
  it('draws the machines of a file with nothing installed, in its own process', {
    tags: ['LAB-1'],
  }, async () => {
    const out = join(folder, 'out');
    const answer = { code: 0, out: `${join(out, 'door.svg')}\n`, error: '' };
    expect(await spawned(['render', door, '--out', out])).toEqual(answer);
    expect(readFileSync(join(out, 'door.svg'), 'utf8')).toContain('[and(isFree,');
  });

  it('writes every format', { tags: ['LAB-1'] }, async () => {
    const out = join(folder, 'formats');
    const { code } = await run(
      'render',
      door,
      '--out',
      out,
      '--format',
      'mermaid,text,json',
      '--shape',
      'narrow',
    );
    expect(code).toBe(0);
    expect(readdirSync(out).sort()).toEqual(['door.json', 'door.mmd', 'door.txt']);
    expect(readFileSync(join(out, 'door.txt'), 'utf8')).toContain('on open [and(isFree, isLight)] → ajar');
  });

  it('checks the chart rules, and reports violations by its exit code', { tags: ['LAB-3'] }, async () => {
    expect(await run('check', door)).toEqual({ code: 0, text: '1 machine: every rule is kept.' });
    const loose = write('loose.ts', doorText.replace("description: 'Open.', ", ''));
    expect(await run('check', loose)).toEqual({
      code: 1,
      text: `${loose}:10: door: ajar: has no description (described)\n1 machine, 1 violation.`,
    });
  });

  it('distinguishes machines with the same id by their exports, and warns', { tags: ['LAB-3'] }, async () => {
    const two = (id: string) =>
      write(
        'two.ts',
        `import { createMachine } from 'xstate';
        export const first = createMachine({ ${id} description: 'Described.' });
        export const second = createMachine({ ${id} description: 'Another.' });`,
      );
    const named = two("id: 'twin',");
    const note = (name: string) =>
      `${named}: "twin" is the id of several machines; this one is called twin-${name}.`;
    expect(await run('check', named)).toEqual({
      code: 0,
      text: [note('first'), note('second'), '2 machines: every rule is kept.'].join('\n'),
    });
    for (const args of [
      ['cover', '--records', join(folder, 'none'), named],
      ['replay', write('t.json', '{}'), named],
    ])
      expect(await run(...args)).toMatchObject({ code: 2 });
    expect(await run('check', two(''))).toEqual({ code: 0, text: '2 machines: every rule is kept.' });
  });

  it('counts machines that a function creates on each call as one', { tags: ['LAB-3'] }, async () => {
    const made = write(
      'made.ts',
      `import { createMachine } from 'xstate';
      export const createOneMachine = () => createMachine({ id: 'one', description: 'One.' });
      export const one = createOneMachine();
      export { createOneMachine as createSameMachine, one as same };`,
    );
    expect(await run('check', made)).toEqual({ code: 0, text: '1 machine: every rule is kept.' });
  });

  it('lists what has changed, and draws it in colour', async () => {
    expect(await run('diff', door, door)).toEqual({ code: 0, text: 'No difference.' });
    const out = join(folder, 'diff');
    const { code, text } = await run('diff', door, changed, '--out', out, '--theme', 'light');
    expect(code).toBe(1);
    expect(text).toBe(
      [
        `machine door, ${changed}`,
        'closed\n  ~ Shut.\n    ⇒ Locked.\najar\n  - on close → closed\n  + on shut → closed',
        'Not compared: what functions use from outside of the machine, as helpers and closures.',
        `drawn in ${join(out, 'door.diff.svg')}`,
        `written to ${join(out, 'review.md')}`,
      ].join('\n'),
    );
    const svg = readFileSync(join(out, 'door.diff.svg'), 'utf8');
    expect(svg).toContain('.chart [data-state="closed"] > .box{stroke:var(--changed)');
    expect(svg).toContain('[data-keys~="door|ajar|close|0|removed"] .edge{stroke:var(--removed)');
    expect(svg).toContain('[data-keys~="door|ajar|shut|0"] .edge{stroke:var(--added)');
    expect(await run('diff', door, nothing)).toMatchObject({ code: 2 });
  });

  it('lists which transitions a test run recorded, and which are missing', {
    tags: ['LAB-4'],
  }, async () => {
    const records = join(folder, 'records');
    const cover = () => run('cover', door, '--records', records);
    mkdirSync(records);
    expect(await cover()).toMatchObject({ code: 2 });
    const save = (taken: object, walked: object = {}) =>
      write(
        'records/a.json',
        JSON.stringify({ version: 2, path: door, tests: ['a door opens'], taken, walked }),
      );
    save({ 'door|closed|open|0': { 0: 3 }, 'gate||shut|0': { 0: 1 } });
    const table = [
      'Transition coverage, from 1 test file',
      'machine    taken  missing         ',
      'door           1        1     50 %',
      '  missing door|ajar|close|0',
    ].join('\n');
    expect(await cover()).toEqual({ code: 1, text: table });
    save({ 'door|closed|open|0': { 0: 3 } }, { 'door|ajar|close|0': { 0: 9 } });
    expect(await cover()).toEqual({ code: 1, text: `${table} (taken only by walks)` });
    save({ 'door|closed|open|0': { 0: 3 }, 'door|ajar|close|0': { 0: 1 } });
    expect(await cover()).toMatchObject({ code: 0 });
    save({ 'door|closed|open|0': { 7: 1 } });
    expect(await cover()).toEqual({
      code: 2,
      text: `${join(records, 'a.json')} is not a valid record: delete it, and run the tests again.`,
    });
    expect((await run('cover', door, '--records', join(folder, 'none'))).text).toContain(
      'add @loomwright/statecharts/vitest to the setupFiles of your Vitest configuration',
    );
  });

  it('replays a trace, and reports disagreement by its exit code', { tags: ['LAB-2'] }, async () => {
    const record = (number: number, type: string, active: string, taken: readonly string[] = []) => ({
      ...{ number, at: number, actor: 'x:0', name: 'front', machine: 'door', active: [active], taken },
      event: { type, parts: {}, hiddenCount: 0 },
    });
    const [begin, move] = [record(1, '(begin)', 'closed'), record(2, 'open', 'ajar', ['door|closed|open|0'])];
    const save = (name: string, ...records: readonly object[]) =>
      write(name, JSON.stringify({ version: 1, records }));
    expect(await run('replay', save('agrees.json', begin, move), door)).toEqual({
      code: 0,
      text: [
        'actor  machine  ends in  events',
        'front  door     ajar     1',
        '',
        '2 records; 1 event of 1 actor followed',
        'All followed events agree with the charts.',
      ].join('\n'),
    });
    const lazy = save('disagrees.json', begin, { ...move, taken: [] });
    const { code, text } = await run('replay', lazy, '--machines', door);
    expect(code).toBe(1);
    expect(text.split('\n').slice(0, 5)).toEqual([
      '2 front (machine door) on open: states change by transitions only',
      '  before   closed',
      '  after    ajar, by no transition',
      '  allowed  ajar, by door|closed|open|0',
      '  allowed  closed, by no transition',
    ]);
    expect(await run('replay', save('renamed.json', { ...begin, active: ['shut'] }), door)).toEqual({
      code: 2,
      text: 'Record 1, actor front, machine door, state shut: there is no such state; the trace may come from another version.',
    });
    expect(await run('replay', write('no.json', '{'), door)).toMatchObject({ code: 2 });
    expect(await run('replay', 'missing.json', door)).toEqual({
      code: 2,
      text: 'There is no file missing.json.',
    });
  });

  it.each([
    ['a missing file', ['render', 'missing.ts'], 'There is no file missing.ts.'],
    ['a file without machines', ['render', nothing], `${nothing} exports no machine.`],
    ['a file that throws', ['check', broken], 'no such luck'],
    [
      'an unknown format',
      ['render', door, '--format', 'gif'],
      '--format must be one of svg, mermaid, text, json, not gif.',
    ],
    [
      'an unknown theme',
      ['render', door, '--theme', 'pink'],
      '--theme must be one of light, dark, follows, not pink.',
    ],
    [
      'an unknown option',
      ['render', door, '--colour'],
      "Unknown option '--colour': statecharts render --help lists the options.",
    ],
    [
      'an option without its value',
      ['render', door, '--out'],
      'statecharts render --help lists the options.',
    ],
    [
      'an invalid time',
      ['check', door, '--timeout', 'soon'],
      '--timeout must be a number of seconds, not soon.',
    ],
    ['an unknown command', ['draw', door], 'There is no command draw: statecharts --help lists them.'],
    [
      'a missing argument',
      ['replay', door],
      'statecharts replay TRACE FILES: an argument is missing; see --help.',
    ],
    ['a glob that matches nothing', ['check', 'nowhere/*.ts'], 'No file matches nowhere/*.ts.'],
  ])('exits with 2 and the reason for %s', async (_, args, reason) => {
    const { code, text } = await run(...args);
    expect(code).toBe(2);
    expect(text).toContain(reason);
    expect(text).not.toContain('\n');
  });

  it('prints its help', async () => {
    const help = await run('--help');
    expect(help.code).toBe(0);
    expect(await run()).toEqual({ code: 2, text: help.text });
    for (const command of ['render', 'check', 'diff', 'cover', 'replay']) {
      expect(help.text).toContain(`statecharts ${command}`);
      const more = await run(command, '--help');
      expect(more.code).toBe(0);
      expect(more.text).toContain('--timeout SECONDS');
    }
  });
});
