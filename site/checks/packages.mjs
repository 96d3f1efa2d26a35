// @ts-check
// The two packages as others get them: built, packed, and installed into empty folders outside of the workspace. There every
// command and every block of their READMEs runs, their types are checked, and what they use of XState is tested with the
// oldest and the newest version that they claim.
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
import { execPath } from 'node:process';
import { messageOf, print } from './log.mjs';
import { reportsFolder, root } from './places.mjs';
import { countOf } from './reports.mjs';

const OLDEST = { xstate: '5.19.0', 'fast-check': '4.0.0' };
const mostKilobytes = { 'machine-testing': 250, statecharts: 1200 };
const mostSecondsToDrawing = 30;
const mostSecondsOfCheck = 5;

/** @typedef {keyof typeof mostKilobytes} Name */
const names = /** @type {readonly Name[]} */ (Object.keys(mostKilobytes));
/** @param {string} name */
const manifestOf = (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
/** @param {Name} name */
const tarballOf = (name) => join(root, `dist/loomwright-${name}-${manifestOf(name).version}.tgz`);
/** What `npm install` is given in the place of a name: the packed packages, and the versions of the workspace. */
const installed = {
  ...manifestOf('machine-testing').devDependencies,
  ...manifestOf('statecharts').devDependencies,
};

const place = mkdtempSync(join(tmpdir(), 'packages-'));
const remove = () => rmSync(place, { recursive: true, force: true, maxRetries: 5 });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.once(signal, () => {
    remove();
    process.exit(1);
  });

/** @type {import('./reports.mjs').TestResult[]} */
const tests = [];
/** @param {string} title @param {() => unknown} run @returns {Promise<boolean>} whether it passed */
const test = async (title, run) => {
  const begin = performance.now();
  let message = '';
  try {
    await run();
  } catch (error) {
    message = messageOf(error);
    print(`✗ ${title}\n${message}`);
  }
  const outcome = message === '' ? 'passed' : 'failed';
  const ms = performance.now() - begin;
  tests.push({
    file: 'site/checks/packages.mjs',
    title,
    outcome,
    ms,
    message: message.split('\n', 1)[0] ?? '',
  });
  return outcome === 'passed';
};

/** Runs a command line until it ends, or prints what it is waited for. @param {string} folder @param {string} line @param {RegExp} [until] @returns {Promise<{ code: number | null, output: string }>} */
const shell = (folder, line, until) =>
  new Promise((resolve) => {
    const child = spawn(line, {
      cwd: folder,
      shell: true,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const end = () => {
      try {
        process.kill(-Number(child.pid), 'SIGINT');
      } catch {
        // It has ended.
      }
    };
    const timer = setTimeout(end, 60_000);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (/** @type {Buffer} */ data) => {
        output += data;
        const [address] = until?.exec(output) ?? [];
        if (address !== undefined) fetch(address).then(end, end);
      });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, output });
    });
  });
/** @param {string} folder @param {string} line @param {readonly number[]} [codes] that are well */
const expectRun = async (folder, line, codes = [0]) => {
  const { code, output } = await shell(folder, line);
  if (!codes.includes(code ?? -1)) throw new Error(`“${line}” ended with ${code}:\n${output}`);
  return output;
};

/** @param {string} name of a folder, which is made: a project without anything, in git */
const createProject = async (name) => {
  const folder = join(place, name);
  mkdirSync(folder);
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
  writeFileSync(
    join(folder, 'package.json'),
    '{ "name": "project", "version": "1.0.0", "type": "module" }\n',
  );
  await expectRun(folder, 'git init --quiet --initial-branch main');
  return folder;
};
/** @param {string} folder */
const commit = (folder) =>
  expectRun(
    folder,
    'git add -A && git -c user.name=reader -c user.email=reader@localhost commit --quiet --allow-empty -m step',
  );

/** @param {string} folder @param {readonly string[]} wanted */
const install = (folder, wanted) =>
  expectRun(folder, `npm install --prefer-offline --no-audit --no-fund ${wanted.join(' ')}`);
/** @param {string} name @returns {string} what it is installed from */
const sourceOf = (name) => {
  const own = names.find((one) => name === `@loomwright/${one}`);
  return own ? `"${tarballOf(own)}"` : `${name}@${installed[name] ?? 'latest'}`;
};

/** @param {Name} name @returns {readonly { kind: string, text: string }[]} the blocks of its README */
const blocksOf = (name) =>
  [
    ...readFileSync(join(root, 'packages', name, 'README.md'), 'utf8').matchAll(
      /^```(ts|sh|js(?=\n\/\/ \S+\.mjs\n))\n([\s\S]*?)^```$/gm,
    ),
  ].map(([, kind = '', text = '']) => ({ kind, text }));

/** @param {Name} name @returns {string | undefined} a command in its README that stands in no block that runs */
const idleCommandOf = (name) =>
  [
    ...readFileSync(join(root, 'packages', name, 'README.md'), 'utf8').matchAll(
      /^```(\w*)\n([\s\S]*?)^```$/gm,
    ),
  ]
    .filter(([, kind]) => kind !== 'sh')
    .flatMap(([, , text = '']) => /^(?:npx|npm|node) .*/m.exec(text)?.[0] ?? [])[0];

/** A test of a block: it runs, and prints what the comments behind `console.log(…);` say. @param {string} file @param {string} text */
const wrapperOf = (file, text) => `import { expect, it, vi } from 'vitest';
it('${file} prints what its comments state', async () => {
  const show = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'));
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((...values) => void printed.push(values.map(show).join(' ')));
  await import('./${file}');
  vi.restoreAllMocks();
  expect(printed).toEqual(expect.arrayContaining(${JSON.stringify(
    [...text.matchAll(/^.*console\.log\(.*\);\s*\/\/ (.+)$/gm)].map(([, promised]) => promised),
  )}));
});
`;

/** Saves a block under the name in its first line, or under a number. @param {string} folder @param {string} text @param {number} number */
const saveBlock = (folder, text, number) => {
  const [, name] = /^\/\/ ([\w.-]+\.(?:ts|mjs))\n/.exec(text) ?? [];
  const file = name ?? `block-${number}.ts`;
  writeFileSync(join(folder, file), text);
  if (name === undefined) writeFileSync(join(folder, `block-${number}.test.ts`), wrapperOf(file, text));
};

/** Runs a command of a README. @param {string} folder @param {string} line */
const runLine = async (folder, line) => {
  const [, given] = /^npm install (.*)$/.exec(line) ?? [];
  if (given !== undefined) {
    const wanted = given.split(' ').map((word) => (word.startsWith('-') ? word : sourceOf(word)));
    return install(folder, wanted);
  }
  if (!/statecharts serve/.test(line))
    return expectRun(folder, line, /statecharts (check|diff|cover)/.test(line) ? [0, 1] : [0]);
  const { output } = await shell(folder, line, /http:\/\/127\.0\.0\.1:\d+\/\S*/);
  if (!output.includes('http://')) throw new Error(`“${line}” has shown no address:\n${output}`);
};

/** Vitest runs all blocks and tests of a folder. @param {string} folder @param {Name} name */
const runBlocks = async (folder, name) => {
  await shell(folder, 'npx vitest run --testTimeout=60000 --reporter=json --outputFile=report.json');
  const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
  for (const { assertionResults, message, name: file, status } of report.testResults) {
    if (assertionResults.length === 0)
      await test(`${name}: ${file.slice(folder.length + 1)} runs`, () => {
        if (status !== 'passed') throw new Error(message);
      });
    for (const { failureMessages, fullName } of assertionResults)
      await test(`${name}: the README, ${fullName}`, () => {
        if (failureMessages.length > 0) throw new Error(failureMessages.join('\n'));
      });
  }
};

/** What each entry point exports, as Node imports it. @param {string} folder @param {Name} name @returns {Promise<readonly (readonly [entry: string, names: readonly string[]])[]>} */
const importAll = async (folder, name) => {
  // The set-up file is for Vitest, which imports it.
  const entries = Object.keys(manifestOf(name).exports).filter((entry) => entry !== './vitest');
  const imports = entries.map((entry) => `@loomwright/${name}${entry.slice(1)}`);
  writeFileSync(
    join(folder, 'imports.mjs'),
    'for (const entry of process.argv.slice(2)) console.log(JSON.stringify([entry, Object.keys(await import(entry))]));',
  );
  const output = await expectRun(folder, `"${execPath}" imports.mjs ${imports.join(' ')}`);
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
};

const tsc = join(root, 'node_modules/.bin/tsc');
/** The types of a folder's files, for Node and for bundlers. @param {string} folder @param {Name} name */
const checkTypes = async (folder, name) => {
  const lines = (await importAll(folder, name)).map(([entry, exported], at) => {
    const renamed = exported.map((one) => `${one} as ${one}${at}`);
    return `export { ${renamed.join(', ')} } from '${entry}';\n`;
  });
  writeFileSync(join(folder, 'entries.ts'), lines.join(''));
  for (const [module, moduleResolution] of [
    ['NodeNext', 'NodeNext'],
    ['ESNext', 'bundler'],
  ]) {
    const options = { strict: true, noEmit: true, target: 'ES2022', module, moduleResolution, types: [] };
    const blocks = { ...options, allowImportingTsExtensions: true, skipLibCheck: true };
    for (const [what, config] of /** @type {const} */ ([
      ['the README', { compilerOptions: blocks, include: ['*.ts'] }],
      ['all that it exports', { compilerOptions: options, files: ['entries.ts'] }],
    ]))
      await test(`${name}: the types of ${what} are right under ${moduleResolution}`, async () => {
        writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
        await expectRun(folder, `"${tsc}" -p tsconfig.json`);
      });
  }
};

const deferred = () => {
  let resolve = () => {};
  const promise = new Promise((done) => {
    resolve = () => done(undefined);
  });
  return { promise, resolve: () => resolve() };
};

/** @param {string} folder */
const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(join(folder, file)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);

/** What is installed: its size, its manifest, its links. @param {string} folder @param {Name} name */
const checkInstalled = async (folder, name) => {
  const own = join(folder, 'node_modules/@loomwright', name);
  const most = mostKilobytes[name];
  const kilobytes = Math.ceil(sizeOf(own) / 1000);
  print(`${name}: ${kilobytes} kB unpacked, of at most ${most}`);
  await test(`${name}: at most ${most} kB unpacked`, () => {
    if (kilobytes > most) throw new Error(`it has ${kilobytes} kB`);
  });
  await test(`${name}: needs no package of the workspace, and brings licence and changelog`, () => {
    const manifest = readFileSync(join(own, 'package.json'), 'utf8');
    if (/workspace:|\/src\/|"private"|devDependencies/.test(manifest)) throw new Error(manifest);
    for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md'])
      if (!existsSync(join(own, file))) throw new Error(`${file} is missing`);
  });
  await test(`${name}: its README links what is in the package`, () => {
    const readme = readFileSync(join(own, 'README.md'), 'utf8');
    for (const [, link = ''] of readme.matchAll(/\]\((?!https?:|#)([^)#]*)[^)]*\)/g))
      if (link.startsWith('..') || !existsSync(join(own, link))) throw new Error(`it has ${link}`);
  });
};

/** What the packages use of XState, with the version that is installed in a folder. @param {string} folder */
const runContracts = async (folder) => {
  const { version } = JSON.parse(readFileSync(join(folder, 'node_modules/xstate/package.json'), 'utf8'));
  writeFileSync(
    join(folder, 'contracts.mjs'),
    `const failed = [];
const { contract } = await import(process.argv[2]);
for (const [title, run] of Object.entries(contract))
  try {
    await run();
  } catch (error) {
    failed.push([title, error.stack]);
  }
console.log(JSON.stringify({ titles: Object.keys(contract), failed }));
`,
  );
  for (const name of names) {
    cpSync(join(root, 'packages', name, 'test/xstate-contract.mjs'), join(folder, `${name}.mjs`));
    const output = await expectRun(folder, `"${execPath}" contracts.mjs ./${name}.mjs`);
    const { failed, titles } = JSON.parse(output.slice(output.lastIndexOf('\n{') + 1));
    for (const title of titles)
      await test(`${name} with xstate ${version}: ${title}`, () => {
        const stack = Object.fromEntries(failed)[title];
        if (stack !== undefined) throw new Error(stack);
      });
  }
};

/** Checks machines of 3 000 states, by both packages. @param {string} folder */
const checkLarge = (folder) =>
  test(`3 000 states are checked in at most ${mostSecondsOfCheck} s of the processor`, async () => {
    writeFileSync(
      join(folder, 'large.mjs'),
      `import { check, createMachineModel } from '@loomwright/machine-testing/checker';
import { checkChart } from '@loomwright/statecharts';
import { assign, createMachine } from 'xstate';

const count = 3000;
const key = (number) => 's' + (number % count);
const states = Array.from({ length: count }, (_, at) => [key(at), { on: { next: key(at + 1), far: key(at * 7 + 1) } }]);
const ring = createMachine({ id: 'ring', initial: key(0), states: Object.fromEntries(states) });
const step = (axis, most) => ({ guard: ({ context }) => context[axis] < most, actions: assign({ [axis]: ({ context }) => context[axis] + 1 }) });
const grid = createMachine({ id: 'grid', context: { x: 0, y: 0 }, on: { right: step('x', 59), up: step('y', 49) } });
const visit = async (machine, types) =>
  (await check(createMachineModel({ machine, events: types.map((type) => ({ type })) }), [])).states;
const seconds = async (run) => {
  const begin = process.cpuUsage();
  const result = await run();
  const { system, user } = process.cpuUsage(begin);
  return [result, (system + user) / 1e6];
};
console.log(JSON.stringify([
  await seconds(() => checkChart(ring).length),
  await seconds(() => visit(ring, ['next', 'far'])),
  await seconds(() => visit(grid, ['right', 'up'])),
]));
`,
    );
    const [[broken, rules], [ring, way], [grid, area]] = JSON.parse(
      await expectRun(folder, `"${execPath}" large.mjs`),
    );
    print(
      `3 000 states: rules ${rules.toFixed(1)} s, a ring ${way.toFixed(1)} s, a grid ${area.toFixed(1)} s`,
    );
    if (broken !== 3001 || ring !== 3000 || grid !== 3000)
      throw new Error(`it found ${[broken, ring, grid]}`);
    if (Math.max(rules, way, area) > mostSecondsOfCheck) throw new Error(`it took ${[rules, way, area]}`);
  });

/** All commands and blocks of a README, in order. @param {Name} name @param {(folder: string, line: string) => Promise<void>} [after] each command */
const followReadme = async (name, after) => {
  const folder = await createProject(name);
  await test(`${name}: every command of the README stands in a block that runs (sh)`, () => {
    const idle = idleCommandOf(name);
    if (idle !== undefined) throw new Error(idle);
  });
  for (const [number, { kind, text }] of blocksOf(name).entries()) {
    if (kind !== 'sh') saveBlock(folder, text, number + 1);
    else {
      await commit(folder);
      for (const line of text.trim().split('\n')) {
        await test(`${name}: the README, ${line}`, () => runLine(folder, line));
        await after?.(folder, line);
      }
    }
  }
  await runBlocks(folder, name);
  await checkTypes(folder, name);
  await checkInstalled(folder, name);
  return folder;
};

/** @param {() => void} markDrawn */
const followStatecharts = async (markDrawn) => {
  const begin = performance.now();
  let isDrawn = false;
  const folder = await followReadme('statecharts', async (project, line) => {
    if (isDrawn || !line.includes('statecharts render')) return;
    isDrawn = true;
    const seconds = (performance.now() - begin) / 1000;
    print(`From an empty folder to a drawing: ${seconds.toFixed(1)} s, of at most ${mostSecondsToDrawing}`);
    await test(`from an empty folder to a drawing in at most ${mostSecondsToDrawing} s`, () => {
      if (!readdirSync(project).some((file) => file.endsWith('.svg'))) throw new Error('there is no SVG');
      if (seconds > mostSecondsToDrawing) throw new Error(`it took ${seconds.toFixed(1)} s`);
    });
    await test('statecharts: every entry point loads in Node', () => importAll(project, 'statecharts'));
    markDrawn();
    // What the rest of the README is read with.
    await install(project, ['@loomwright/machine-testing', 'fast-check', 'vitest'].map(sourceOf));
  });
  await runContracts(folder);
  await checkLarge(folder);
};
const runOldest = async () => {
  const folder = await createProject('oldest');
  const versions = Object.entries(OLDEST).map(([name, version]) => `${name}@${version}`);
  await install(folder, [...names.map((name) => sourceOf(`@loomwright/${name}`)), ...versions]);
  await runContracts(folder);
};

try {
  await test('both packages are built and packed', () => expectRun(root, 'npm run --silent build:packages'));
  const { promise: drawn, resolve: markDrawn } = deferred();
  await Promise.all([
    test('statecharts: its README, to its end', () => followStatecharts(markDrawn)).then(markDrawn),
    // The first drawing is timed: nothing else runs meanwhile.
    drawn.then(() => test('machine-testing: its README, to its end', () => followReadme('machine-testing'))),
    drawn.then(() => test('the oldest versions are installed and tested', runOldest)),
  ]);
} finally {
  remove();
}
mkdirSync(join(root, reportsFolder), { recursive: true });
writeFileSync(join(root, reportsFolder, 'packages.json'), JSON.stringify({ tests }));
print(`${countOf(tests, 'passed')} passed, ${countOf(tests, 'failed')} failed`);
process.exitCode = countOf(tests, 'failed') === 0 ? 0 : 1;
