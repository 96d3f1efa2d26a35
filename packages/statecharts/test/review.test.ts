import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withRevision } from '../src/cli/git-revision.ts';
import { bin, run } from './run-cli.ts';

// The space in the name tests quoting.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'statecharts review-')));
const home = process.cwd();
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, text: string): void => {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: folder, stdio: 'pipe' });
const commit = (): void => {
  git('add', '-A');
  git('commit', '-qm', 'Change it');
};

const door = `import { setup } from 'xstate';
import { isFree } from '@/ports';
import { lockMs } from 'times';
export const door = setup({ guards: { isFree }, delays: { lockMs } }).createMachine({
  id: 'door',
  description: 'A door.',
  initial: 'closed',
  states: {
    closed: { description: 'Shut.', on: { open: { guard: 'isFree', target: 'ajar' } } },
    ajar: { description: 'Open.', after: { lockMs: 'closed' } },
  },
});
`;
const lamp = (text: string) =>
  `import { createMachine } from 'xstate';\nexport const lamp = createMachine({ id: 'lamp', description: '${text}' });\n`;

beforeAll(() => {
  git('init', '-q', '-b', 'main');
  write('.gitignore', 'node_modules\nstatecharts-review\nbin\n');
  write('tsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["./lib/*"] } } }');
  write('lib/ports.ts', 'const least = () => 1;\nexport const isFree = () => 2 > least();\n');
  write('times/package.json', '{ "name": "times", "type": "module", "exports": "./index.js" }');
  write('times/index.js', 'export const lockMs = 3000;\n');
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(folder, 'times'), join(folder, 'node_modules/times'), 'junction');
  write('src/door.machine.ts', door);
  write('src/lamp.ts', lamp('A lamp.'));
  write('src/old.machine.ts', lamp('Old.').replaceAll('lamp', 'old'));
  write(
    'src/lamp.test.ts',
    "import { createMachine } from 'xstate'; createMachine({}); throw new Error('no');",
  );
  commit();
  git('tag', 'before');
});

const diff = async (...args: readonly string[]) => {
  const { code, text } = await run('diff', ...args);
  return { code, lines: text.split('\n') };
};

describe('the difference of two revisions', () => {
  it('finds new, moved and deleted machines, delays of linked packages, and code', async () => {
    expect(await diff('before')).toEqual({ code: 0, lines: ['No difference.'] });
    write('times/index.js', 'export const lockMs = 4000;\n');
    write('lib/ports.ts', 'const least = () => 1;\nexport const isFree = () => 3 > least();\n');
    renameSync(join(folder, 'src/lamp.ts'), join(folder, 'src/light.ts'));
    rmSync(join(folder, 'src/old.machine.ts'));
    write('src/new one.machine.ts', lamp('New.').replaceAll('lamp', 'fresh'));
    const words = [
      '- machine old, src/old.machine.ts',
      'machine door, src/door.machine.ts',
      'code',
      '  ~ guard isFree: the code has changed',
      '  ~ delay lockMs: 3000 ms',
      '    ⇒ 4000 ms',
      '~ machine lamp, src/lamp.ts → src/light.ts',
      '+ machine fresh, src/new one.machine.ts',
      'Not compared: what functions use from outside of the machine, as helpers and closures.',
    ];
    expect(await diff('before')).toEqual({ code: 1, lines: words });
    commit();
    expect(await diff('before..main', 'src/li*.ts')).toEqual({
      code: 1,
      lines: ['+ machine lamp, src/light.ts'],
    });
  });

  it('is written for review, with drawings of visible changes', async () => {
    const { code, lines } = await diff('before...HEAD', '--out', 'statecharts-review');
    expect(code).toBe(1);
    expect(lines.slice(-3)).toEqual([
      `drawn in ${join('statecharts-review', 'old.diff.svg')}`,
      `drawn in ${join('statecharts-review', 'fresh.diff.svg')}`,
      `written to ${join('statecharts-review', 'review.md')}`,
    ]);
    const review = readFileSync(join(folder, 'statecharts-review/review.md'), 'utf8');
    expect(review).toContain('4 machines changed.');
    expect(review).toContain('![fresh](fresh.diff.svg)');
    expect(review).toContain('```text\ncode\n  ~ guard isFree');
    expect(readdirSync(join(folder, 'statecharts-review')).sort()).toEqual([
      'fresh.diff.svg',
      'old.diff.svg',
      'review.md',
    ]);
  });

  it('reports where only other code has changed', async () => {
    write('lib/ports.ts', 'const least = () => 2;\nexport const isFree = () => 3 > least();\n');
    expect(await diff('HEAD', 'src/*.machine.ts')).toEqual({
      code: 0,
      lines: [
        'No difference.',
        'Other code has changed in src/door.machine.ts or in what it imports; helpers and closures are not compared.',
      ],
    });
    git('checkout', '-q', '.');
  });

  it('names files that cannot be loaded, and fails if they were requested', async () => {
    write('src/bad.machine.ts', `${lamp('Bad.')}throw new Error('no luck');`);
    const lines = ['No difference.', 'Not compared: src/bad.machine.ts cannot be loaded: no luck'];
    expect(await diff('HEAD')).toEqual({ code: 0, lines });
    expect(await diff('HEAD', 'src/bad.machine.ts')).toEqual({ code: 2, lines });
    rmSync(join(folder, 'src/bad.machine.ts'));
  });

  it.each([
    [['nope'], 'nope is neither a file nor a git revision.'],
    [['--', '--output=x'], '--output=x is neither a file nor a git revision.'],
    [['HEAD', 'src/nothing.ts'], 'No file matches src/nothing.ts, at HEAD or now.'],
    [['src/light.ts'], 'Compare src/light.ts with exactly one other file, or give a git revision first.'],
  ])('exits with 2 and one line for %j', async (args, line) => {
    expect(await diff(...args)).toEqual({ code: 2, lines: [line] });
  });

  it('leaves no files behind, even if it fails', async () => {
    let there = '';
    const use = withRevision(join(folder, 'src/lamp.ts'), 'before', async (file) => {
      there = file;
      expect(readFileSync(file, 'utf8')).toBe(lamp('A lamp.'));
      expect(readFileSync(join(dirname(file), '../node_modules/times/index.js'), 'utf8')).toContain('3000');
      throw new Error('no luck');
    });
    await expect(use).rejects.toThrow('no luck');
    expect(existsSync(dirname(there))).toBe(false);
    expect(existsSync(join(folder, 'node_modules/times'))).toBe(true);
  });
});

const scriptsOf = (workflow: string): readonly string[] =>
  [...workflow.matchAll(/^( +)(?:- )?run: (?:\|\n((?:\1 .*\n|\n)+)|(.*)\n)/gm)]
    .map(([, , block, line]) => block ?? line ?? '')
    .filter((script) => script !== 'npm ci');

describe('the review workflow', () => {
  const isDeep = process.env.LOOMWRIGHT_DEEP === '1';
  it.runIf(isDeep)('reviews a change with its scripts, given only the repository', () => {
    const programs = join(folder, 'bin');
    write(
      'bin/npx',
      `#!/bin/sh\ncase $1 in\nstatecharts) shift; exec "${process.execPath}" "${bin}" "$@" ;;\nesac\n`,
    );
    chmodSync(join(programs, 'npx'), 0o755);
    const file = 'src/door.machine.ts';
    const path = 'node_modules/.cache/statecharts/a.json';
    const taken = { 'door|closed|open|0': { 0: 1 } };
    write(path, JSON.stringify({ version: 2, path: file, tests: ['t'], taken, walked: {} }));
    write(file, door.replace(" description: 'Shut.',", ''));
    commit();
    const workflow = readFileSync(
      fileURLToPath(new URL('../docs/statecharts-review.yml', import.meta.url)),
      'utf8',
    );
    const summary = join(folder, 'bin/summary.md');
    const env = {
      ...process.env,
      PATH: `${programs}:${process.env.PATH}`,
      BASE: 'before',
      MACHINES: 'src/**/*.machine.ts',
      GITHUB_STEP_SUMMARY: summary,
    };
    const scripts = scriptsOf(workflow);
    expect(scripts).toHaveLength(3);
    const [change, rules, cover] = scripts.map((script) =>
      spawnSync('bash', ['-e', '-c', script], { cwd: folder, env, encoding: 'utf8' }),
    );
    expect(change).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(summary, 'utf8')).toContain('![door](door.diff.svg)');
    expect(rules?.status).toBe(1);
    expect(rules?.stdout).toContain(
      `::warning file=${file},line=9,title=statecharts described::door: closed: has no description`,
    );
    expect(cover?.status).toBe(1);
    expect(cover?.stdout).toContain(
      `::warning file=${file},line=10,title=statecharts covered::door: ajar: xstate.after.lockMs.door.ajar is taken by no test`,
    );
  });

  it('has findings in the format of each CI system', { tags: ['LAB-3'] }, async () => {
    const file = 'src/door.machine.ts';
    write(file, door.replace(" description: 'Shut.',", ''));
    const report = async (reporter: string) => (await run('check', file, '--reporter', reporter)).text;
    const check = async (reporter: string) => JSON.parse(await report(reporter));
    expect(await report('github')).toContain(
      `::warning file=${file},line=9,title=statecharts described::door: closed: has no description`,
    );
    expect(await check('json')).toEqual([
      {
        file: 'src/door.machine.ts',
        line: 9,
        machine: 'door',
        state: 'closed',
        rule: 'described',
        message: 'has no description',
      },
    ]);
    expect(await check('gitlab')).toMatchObject([
      {
        check_name: 'statecharts/described',
        fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
        severity: 'minor',
        location: { path: 'src/door.machine.ts', lines: { begin: 9 } },
      },
    ]);
  });
});
