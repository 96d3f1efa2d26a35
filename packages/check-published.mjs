// @ts-check
// Tests the packages as npm installs them. `--deep` adds README commands, large machines and old XState.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const isDeep = process.argv.includes('--deep');
const oldest = ['xstate@5.19.0', 'fast-check@4.0.0'];
const mostKilobytes = { 'machine-testing': 250, statecharts: 1200 };
const mostSecondsOfCheck = 5;

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (/** @type {string[]} */ ...path) => readFileSync(join(...path), 'utf8');
const packages = Object.entries(mostKilobytes).map(([name, most]) => {
  const folder = join(root, 'packages', name);
  const manifest = JSON.parse(read(folder, 'package.json'));
  const tarball = join(root, `dist/loomwright-${name}-${manifest.version}.tgz`);
  return { name, most, folder, manifest, tarball, readme: read(folder, 'README.md') };
});
/** @typedef {(typeof packages)[number]} Package */
const versions = Object.assign({}, ...packages.map(({ manifest }) => manifest.devDependencies));

const place = mkdtempSync(join(tmpdir(), 'published-'));
const started = performance.now();
let failures = 0;
/** @param {string} title @param {() => unknown} run */
const test = async (title, run) => {
  try {
    await run();
  } catch (error) {
    failures += 1;
    console.log(`✗ ${title}\n${error instanceof Error ? error.message : error}`);
  }
};
/** @param {string} what */
const note = (what) => console.log(`${((performance.now() - started) / 1000).toFixed(0)} s  ${what}`);

/**
 * Runs a command until it exits, or until the URL it printed responds; returns its output.
 * @param {string} cwd @param {string} line @param {{ codes?: readonly number[], until?: RegExp }} [options]
 * @returns {Promise<string>}
 */
const shell = (cwd, line, { codes = [0], until } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(line, { cwd, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let isAnswered = false;
    const end = () => process.kill(-(child.pid ?? 0), 'SIGINT');
    const timer = setTimeout(end, 120_000);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += data;
        const [address] = until?.exec(output) ?? [];
        if (address === undefined || isAnswered) return;
        isAnswered = true;
        fetch(address).then(end, end);
      });
    child.once('close', (code) => {
      clearTimeout(timer);
      if (isAnswered || (!until && codes.includes(code ?? -1))) resolve(output);
      else reject(new Error(`“${line}” ended with ${code}:\n${output}`));
    });
  });

/** @param {string} name @param {readonly string[]} wanted */
const createProject = async (name, wanted) => {
  const folder = join(place, name);
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'package.json'),
    '{ "name": "project", "version": "1.0.0", "type": "module" }\n',
  );
  const tarballs = packages.map(({ tarball }) => `"${tarball}"`).join(' ');
  await shell(folder, `npm install --prefer-offline --no-audit --no-fund ${tarballs} ${wanted.join(' ')}`);
  return folder;
};

/** @param {string} file @param {string} block */
const testOf = (file, block) => `import { expect, it, vi } from 'vitest';
it('${file} prints what its comments state', async () => {
  const show = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'));
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((...values) => void printed.push(values.map(show).join(' ')));
  await import('./${file}');
  vi.restoreAllMocks();
  expect(printed).toEqual(expect.arrayContaining(${JSON.stringify(
    [...block.matchAll(/^.*console\.log\(.*\);\s*\/\/ (.+)$/gm)].map(([, promised]) => promised),
  )}));
});
`;

/** @param {string} folder @param {string} block @param {number} number */
const save = (folder, block, number) => {
  const [, name] = /^\/\/ ([\w.-]+\.(?:ts|mjs))\n/.exec(block) ?? [];
  const file = name ?? `block-${number}.ts`;
  writeFileSync(join(folder, file), block);
  if (name === undefined) writeFileSync(join(folder, `block-${number}.test.ts`), testOf(file, block));
};

/** @param {string} folder @param {string} line */
const runLine = async (folder, line) => {
  const [, given] = /^npm install (?:--save-dev )?(.*)$/.exec(line) ?? [];
  for (const name of given?.split(' ') ?? [])
    assert.ok(existsSync(join(folder, '../node_modules', name)), name);
  if (given !== undefined) return;
  const until = line.includes('statecharts serve') ? { until: /http:\/\/127\.0\.0\.1:\d+\/\S*/ } : {};
  await shell(folder, line, { codes: /statecharts (check|diff|cover)/.test(line) ? [0, 1] : [0], ...until });
};

/** @param {string} project @param {Package} one */
const followReadme = async (project, { name, readme }) => {
  const folder = join(project, name);
  mkdirSync(folder);
  const git = 'git -c user.name=reader -c user.email=reader@localhost';
  const blocks = [...readme.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, kind = '', text = '']) => ({
    kind,
    text,
  }));
  await test(`${name}: every command in the README is in a block that runs (sh)`, () => {
    const idle = blocks.filter(({ kind, text }) => kind !== 'sh' && /^(?:npx|npm|node) /m.test(text));
    assert.deepEqual(idle, []);
  });
  await shell(folder, 'git init --quiet --initial-branch main');
  for (const [at, { kind, text }] of blocks.entries())
    if (kind === 'ts' || (kind === 'js' && /^\/\/ \S+\.mjs\n/.test(text))) save(folder, text, at);
    else if (kind === 'sh' && isDeep) {
      await shell(folder, `git add -A && ${git} commit --quiet --allow-empty -m step`);
      for (const line of text.trim().split('\n'))
        await test(`${name}: the README, ${line}`, () => runLine(folder, line));
    }
};

/** @param {string} project @param {Package} one @returns {Promise<[string, string[]][]>} */
const importAll = async (project, { manifest, name }) => {
  const entries = Object.keys(manifest.exports).filter((entry) => entry !== './vitest');
  const imports = entries.map((entry) => `@loomwright/${name}${entry.slice(1)}`);
  const code =
    'for (const entry of process.argv.slice(2)) console.log(JSON.stringify([entry, Object.keys(await import(entry))]))';
  writeFileSync(join(project, 'imports.mjs'), code);
  const output = await shell(project, `node imports.mjs ${imports.join(' ')}`);
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
};

/** @param {string} project */
const checkTypes = async (project) => {
  const exported = (await Promise.all(packages.map((one) => importAll(project, one)))).flat();
  const lines = exported.map(([entry, names], at) => {
    const renamed = names.map((name) => `${name} as ${name}${at}`);
    return `export { ${renamed.join(', ')} } from '${entry}';\n`;
  });
  writeFileSync(join(project, 'entries.ts'), lines.join(''));
  const kinds = { NodeNext: 'NodeNext', ...(isDeep && { ESNext: 'bundler' }) };
  for (const [module, moduleResolution] of Object.entries(kinds)) {
    const options = { strict: true, noEmit: true, target: 'ES2022', module, moduleResolution, types: [] };
    const blocks = { ...options, allowImportingTsExtensions: true, skipLibCheck: true };
    for (const [what, config] of Object.entries({
      blocks: { compilerOptions: blocks, include: ['*/*.ts'] },
      entries: { compilerOptions: options, files: ['entries.ts'] },
    }))
      await test(`the types of all ${what} are valid under ${moduleResolution}`, () => {
        writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
        return shell(project, `"${join(root, 'node_modules/.bin/tsc')}" -p tsconfig.json`);
      });
  }
};

/** @param {string} project @param {Package} one */
const checkInstalled = async (project, { most, name }) => {
  const own = join(project, 'node_modules/@loomwright', name);
  const files = readdirSync(own, { recursive: true, encoding: 'utf8' }).map((file) =>
    statSync(join(own, file)),
  );
  const kilobytes = Math.ceil(files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) / 1000);
  note(`${name}: ${kilobytes} kB unpacked, of at most ${most}`);
  await test(`${name}: at most ${most} kB unpacked`, () => assert.ok(kilobytes <= most));
  await test(`${name}: needs no workspace package, and includes licence and changelog`, () => {
    assert.doesNotMatch(read(own, 'package.json'), /workspace:|\/src\/|"private"|devDependencies/);
    for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md']) assert.ok(existsSync(join(own, file)), file);
  });
  await test(`${name}: the links in its README resolve inside the package`, () => {
    for (const [, link = ''] of read(own, 'README.md').matchAll(/\]\((?!https?:|#)([^)#]*)[^)]*\)/g))
      assert.ok(!link.startsWith('..') && existsSync(join(own, link)), link);
  });
};

/** @param {string} project */
const runContracts = async (project) => {
  for (const { folder, name } of packages)
    await test(`${name} with the versions of ${project}`, async () => {
      cpSync(join(folder, 'test/xstate-contract.mjs'), join(project, 'contract.mjs'));
      const code =
        "import { contract } from './contract.mjs';\nfor (const run of Object.values(contract)) await run();\n";
      writeFileSync(join(project, 'contracts.mjs'), code);
      await shell(project, 'node contracts.mjs');
    });
};

/** @param {string} project */
const checkLarge = async (project) => {
  cpSync(join(root, 'packages/statecharts/test/large-published.mjs'), join(project, 'large.mjs'));
  const measured = JSON.parse(await shell(project, 'node large.mjs'));
  assert.deepEqual(
    measured.map((/** @type {number[]} */ [found]) => found),
    [3001, 3000, 3000],
  );
  for (const [, seconds] of measured) assert.ok(seconds <= mostSecondsOfCheck, `it took ${seconds} s`);
};

try {
  await shell(root, 'npm run --silent build:packages');
  note('built and packed');
  const wanted = ['xstate', 'fast-check', 'vitest'].map((name) => `${name}@${versions[name]}`);
  const project = await createProject('project', wanted);
  note('installed');
  for (const one of packages) {
    await followReadme(project, one);
    await checkInstalled(project, one);
  }
  note('READMEs followed');
  await test('the README blocks print what they state', () =>
    shell(project, 'npx vitest run --testTimeout=60000'));
  note('blocks run');
  await checkTypes(project);
  if (isDeep) {
    await runContracts(project);
    await test(`3 000 states are checked in ${mostSecondsOfCheck} s of CPU time`, () => checkLarge(project));
    await runContracts(await createProject('oldest', oldest));
  }
  note(failures === 0 ? 'all passed' : `${failures} failed`);
} finally {
  rmSync(place, { recursive: true, force: true, maxRetries: 5 });
}
process.exitCode = failures === 0 ? 0 : 1;
