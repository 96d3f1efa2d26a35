// @ts-check
// `npm run test:node`: the build, the unit tests and the answers of the built server on each supported version of Node:
// the oldest, and the newest of each later line. `-- 24 26` runs only these. The programs come from npm's registry, into
// `node_modules/.cache/node`.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { arch, argv, env, platform } from 'node:process';
import { messageOf, print } from './log.mjs';
import { root } from './places.mjs';
import { startSite } from './processes.mjs';
import { toTable } from './table.mjs';

const lines = ['20.19', '22', '24', '26'];
const wanted = argv.slice(2);
// A package of one program for one system, without scripts.
const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;

/** @param {string} program @param {readonly string[]} parameters @param {string} [path] */
const run = (program, parameters, path = '') => {
  const { error, status } = spawnSync(program, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, PATH: [path, env.PATH].join(delimiter) },
    shell: platform === 'win32' && program === 'npm',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${[program, ...parameters].join(' ')} failed`);
};

/** @param {string} line @returns the folder of the program */
const fetchNode = (line) => {
  const folder = join(root, 'node_modules/.cache/node', line);
  mkdirSync(folder, { recursive: true });
  const quietly = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--silent'];
  run('npm', ['install', '--prefix', folder, ...quietly, `${name}@${line}`]);
  return join(folder, 'node_modules', name, 'bin');
};

const question = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: '{"message":"Do you have a free trial?","session_id":"s"}',
};
/** @param {string} program */
const askServer = async (program) => {
  const site = await startSite([], program);
  try {
    for (const [path, status, init] of /** @type {const} */ ([
      ['/', 200, {}],
      ['/no/such/page', 404, {}],
      ['/100%', 404, {}],
      ['/chat', 200, question],
    ])) {
      const answer = await fetch(site.url + path, init);
      if (answer.status !== status) throw new Error(`${path} was answered with ${answer.status}`);
    }
  } finally {
    await site.stop();
  }
};

/** @type {string[][]} */
const rows = [];
for (const line of wanted.length > 0 ? wanted : lines) {
  const begin = performance.now();
  let outcome = 'passed';
  try {
    const folder = fetchNode(line);
    const program = join(folder, 'node');
    run(program, ['site/checks/check-all.mjs', '--only=build,unit', '--fresh'], folder);
    await askServer(program);
  } catch (error) {
    outcome = `FAILED: ${messageOf(error)}`;
    process.exitCode = 1;
  }
  rows.push([line, outcome, `${((performance.now() - begin) / 1000).toFixed(0)} s`]);
  print(`Node ${line}: ${outcome}`);
}
console.log(`\n${toTable(['Node', 'outcome', 'time'], rows)}`);
