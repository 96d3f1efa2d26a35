// @ts-check
// The parts of `npm test`: their commands, needs and inputs.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { CHROMIUM, HEADLESS_SHELL, REDIS } from './find-program.mjs';
import { reportsFolder, root } from './places.mjs';
import { readPlaywright, readVitest } from './reports.mjs';

/**
 * @typedef {object} Piece of a part, with its own remembered result
 * @property {string} name
 * @property {readonly string[]} inputs git pathspecs
 * @property {string} folder of its test files; empty for the only piece of a part
 */
/**
 * @typedef {object} Part
 * @property {string} name
 * @property {(pieces: readonly Piece[]) => readonly [program: string, ...parameters: string[]]} command for these pieces
 * @property {readonly Piece[]} pieces
 * @property {readonly string[]} needs
 * @property {number} cores
 * @property {number} seconds estimated duration until it was measured
 * @property {number} limitSeconds
 * @property {readonly import('./find-program.mjs').Program[]} [programs] external programs it needs
 * @property {readonly import('./find-program.mjs').Program[]} [optionalPrograms] external programs it can use
 * @property {readonly string[]} [outputs] files that other parts read
 * @property {{ readonly file: string, readonly read: (json: any) => readonly import('./reports.mjs').TestResult[] }} [report]
 * @property {readonly [program: string, ...parameters: string[]]} [evidence] command that repeats failed tests with traces
 * @property {Readonly<Record<string, string>>} [env]
 */

/** @param {string} name of a program of the root or the site package: no global package manager is needed */
const local = (name) =>
  [join(root, 'node_modules/.bin', name), join(root, 'site/node_modules/.bin', name)].find(existsSync) ??
  name;

/** @param {string} name */
const reportOf = (name) => join(root, reportsFolder, `${name}.json`);

/** @param {string} path @returns {readonly string[]} the packages of this project in a package.json */
const siblingsOf = (path) => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(root, path), 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies }).flatMap(
    (name) => /^@loomwright\/(.+)$/.exec(name)?.[1] ?? [],
  );
};

/** @param {string} name @returns {ReadonlySet<string>} a package and its dependencies */
const dependenciesOf = (name, seen = new Set()) => {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const sibling of siblingsOf(`packages/${name}/package.json`)) dependenciesOf(sibling, seen);
  return seen;
};

const configuration = ['tsconfig*.json', '*/tsconfig*.json', 'packages/*/tsconfig*.json', 'vitest.config.ts'];
const everything = ['.'];
/** What a package's tests read beyond its dependencies. @type {Readonly<Record<string, readonly string[]>>} */
const readBeyond = {
  machines: everything,
  statecharts: everything,
};

/** @returns {readonly Piece[]} a piece per package, and one for the site */
const unitPieces = () => [
  ...readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      name: `unit-${name}`,
      folder: `packages/${name}/`,
      inputs: [
        ...configuration,
        `packages/${name}`,
        ...[...dependenciesOf(name)].map((other) => `packages/${other}/src`),
        ...(readBeyond[name] ?? []),
      ],
    })),
  // Tests of the site read every package, every title and the documentation.
  { name: 'unit-site', folder: 'site/', inputs: everything },
];

/** @param {string} name @param {readonly string[]} inputs @returns {readonly Piece[]} */
const whole = (name, inputs) => [{ name, folder: '', inputs }];

/** @param {string} folder of its configuration */
const playwright = (folder) =>
  /** @type {const} */ ([local('playwright'), 'test', '-c', `site/e2e/${folder}playwright.config.ts`]);

/**
 * A part of browser tests.
 * @param {string} name
 * @param {ReturnType<typeof playwright>} command
 */
const browserTests = (name, command) => ({
  command: () => /** @type {const} */ ([...command, '--reporter=list,json']),
  // Tracing every test would cost a third of the total time.
  evidence: /** @type {const} */ ([
    ...command,
    '--reporter=list',
    '--last-failed',
    `--last-failed-file=${join(root, reportsFolder, `${name}/.last-run.json`)}`,
    '--pass-with-no-tests',
    '--trace=on',
    '--max-failures=10',
    `--output=${join(root, reportsFolder, 'traces')}`,
  ]),
  report: { file: reportOf(name), read: readPlaywright },
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name) },
});

/** @param {string} name @param {string} project */
const vitest = (name, project) => ({
  command: (/** @type {readonly Piece[]} */ pieces) =>
    /** @type {const} */ ([
      local('vitest'),
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportOf(name)}`,
      ...pieces.map(({ folder }) => folder).filter((folder) => folder !== ''),
    ]),
  report: { file: reportOf(name), read: readVitest },
});

// In a git pathspec `*` stands for slashes too, and matches whole paths only.
const sources = ['packages', ':!packages/*/test/*', ':!packages/*/bench/*', ...configuration];
const built = [...sources, 'site', ':!site/e2e', ':!site/test'];

/**
 * @param {number} cores of this machine
 * @returns {readonly Part[]}
 */
export const createParts = (cores) => [
  {
    name: 'build',
    command: () => ['npm', '--prefix', 'site', 'run', '--silent', 'build'],
    pieces: whole('build', built),
    needs: [],
    cores: 1,
    seconds: 30,
    limitSeconds: 300,
    outputs: ['site/dist/server/site.json', 'site/dist/server/main.mjs', 'site/dist/public/index.html'],
  },
  {
    name: 'types',
    // One checker for each project: more of them infer the same types again, which took twice the processor time.
    command: () => [local('tsc'), '-b', '--checkers', '1'],
    pieces: whole('types', everything),
    needs: [],
    cores: 1,
    seconds: 40,
    limitSeconds: 300,
  },
  {
    name: 'format',
    command: () => [local('biome'), 'check', '.'],
    pieces: whole('format', everything),
    needs: [],
    cores: 1,
    seconds: 2,
    limitSeconds: 60,
  },
  {
    name: 'unused',
    command: () => [local('knip')],
    pieces: whole('unused', everything),
    needs: [],
    cores: 1,
    seconds: 8,
    limitSeconds: 120,
  },
  {
    name: 'unit',
    ...vitest('unit', 'node'),
    pieces: unitPieces(),
    needs: [],
    cores,
    seconds: 90,
    limitSeconds: 600,
    optionalPrograms: [REDIS],
  },
  {
    name: 'coverage',
    ...vitest('coverage', 'coverage'),
    pieces: whole('coverage', ['packages', ...configuration]),
    needs: ['unit'],
    cores: 1,
    seconds: 4,
    limitSeconds: 60,
  },
  {
    name: 'adapters',
    ...vitest('adapters', 'browser'),
    pieces: whole('adapters', [...sources, 'site/src', 'site/test/browser']),
    needs: [],
    cores: 1,
    seconds: 15,
    limitSeconds: 240,
    programs: [CHROMIUM],
    optionalPrograms: [HEADLESS_SHELL],
  },
  {
    // The packages that can be published, installed elsewhere: mostly waits for npm.
    name: 'packages',
    command: () => [execPath, 'site/checks/packages.mjs'],
    pieces: whole('packages', [
      ...configuration,
      'pnpm-lock.yaml',
      'packages/build.mjs',
      'packages/kit/src',
      'packages/machine-testing',
      'packages/statecharts',
      'site/checks/packages.mjs',
      'site/src/lab',
    ]),
    needs: [],
    cores: 1,
    seconds: 70,
    limitSeconds: 600,
    report: { file: reportOf('packages'), read: ({ tests }) => tests },
  },
  {
    // A second build, with every switch turned: without the parts that a company may leave out, and with forms that are sent.
    name: 'left-out',
    command: () => [execPath, 'site/checks/left-out.mjs'],
    pieces: whole('left-out', built),
    needs: ['build'],
    cores: 1,
    seconds: 15,
    limitSeconds: 180,
    outputs: ['site/dist/left-out/server/main.mjs', 'site/dist/left-out/public/index.html'],
  },
  {
    name: 'size',
    command: () => [execPath, 'site/checks/size.mjs'],
    pieces: whole('size', built),
    needs: ['build'],
    cores: 1,
    seconds: 2,
    limitSeconds: 60,
  },
  {
    name: 'lighthouse',
    command: () => [execPath, 'site/checks/lighthouse.mjs', '--steady'],
    pieces: whole('lighthouse', built),
    needs: ['build'],
    // Mostly waits, for pages to be quiet.
    cores: 0,
    seconds: 60,
    limitSeconds: 300,
    programs: [CHROMIUM],
  },
  {
    name: 'e2e',
    ...browserTests('e2e', playwright('')),
    pieces: whole('e2e', [...sources, 'site', 'docs/spoken']),
    needs: ['build'],
    // Its workers wait for their browsers now and then: another part runs beside it.
    cores: Math.max(1, cores - 1),
    seconds: 300,
    limitSeconds: 1800,
    programs: [CHROMIUM],
    optionalPrograms: [HEADLESS_SHELL],
  },
  {
    // Forms that the site's own server takes, on the second build.
    name: 'sending',
    ...browserTests('sending', playwright('sending/')),
    pieces: whole('sending', [...sources, 'site']),
    needs: ['left-out'],
    cores: 1,
    seconds: 50,
    limitSeconds: 300,
    programs: [CHROMIUM],
    optionalPrograms: [HEADLESS_SHELL],
  },
  {
    name: 'browsers',
    command: () => [execPath, 'site/checks/browsers.mjs', '--tour', '--reporter=list,json'],
    pieces: whole('browsers', [...sources, 'site']),
    needs: ['build'],
    cores: 1,
    seconds: 60,
    // It may have to install both engines first.
    limitSeconds: 900,
    report: { file: reportOf('browsers'), read: readPlaywright },
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('browsers') },
  },
];
