// @ts-check
// `npm run test:node`: the build, the unit tests and the built server on each version of Node that the workflow names: the
// oldest supported one, and the newest of each later line. `-- 24 26` runs only these. Their programs come from npm's
// registry into `node_modules/.cache/node`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { arch, argv, env, platform } from 'node:process';
import { messageOf, print } from './log.mjs';
import { root } from './places.mjs';
import { startSite } from './processes.mjs';
import { toTable } from './table.mjs';

const workflow = readFileSync(join(root, '.github/workflows/check.yml'), 'utf8');
const lines = /node: \[(.*)\]/.exec(workflow)?.[1]?.match(/[\d.]+/g) ?? [];
const wanted = argv.slice(2);
// The program for one system, without scripts.
const name = `node-${platform}-${arch}`;
const quietly = ['--ignore-scripts', '--no-save', '--silent'];

const body = '{"message":"Do you have a free trial?","session_id":"s"}';
const question = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };

/** @param {string} node */
const askServer = async (node) => {
  const site = await startSite([], node);
  try {
    const { url } = site;
    const answers = [await fetch(url), await fetch(`${url}/100%`), await fetch(`${url}/chat`, question)];
    const statuses = answers.map(({ status }) => status).join();
    if (statuses !== '200,404,200') throw new Error(`the server answered with ${statuses}`);
  } finally {
    await site.stop();
  }
};

/** @param {string} line @returns {Promise<readonly [version: string, outcome: string]>} */
const tryLine = async (line) => {
  const home = join(root, 'node_modules/.cache/node', line);
  const folder = join(home, 'node_modules', name, 'bin');
  const node = join(folder, 'node');
  const options = /** @type {const} */ ({
    cwd: root,
    stdio: 'inherit',
    env: { ...env, PATH: folder + delimiter + env.PATH },
  });
  try {
    mkdirSync(home, { recursive: true });
    execFileSync('npm', ['install', '--prefix', home, ...quietly, `${name}@${line}`], { stdio: 'inherit' });
    execFileSync(node, ['site/checks/check-all.mjs', '--only=build,unit', '--fresh'], options);
    await askServer(node);
    return [execFileSync(node, ['--version'], { encoding: 'utf8' }).trim(), 'passed'];
  } catch (error) {
    return [line, `FAILED: ${messageOf(error)}`];
  }
};

const rows = [];
for (const line of wanted.length > 0 ? wanted : lines) {
  const row = await tryLine(line);
  rows.push(row);
  print(`Node ${row.join(': ')}`);
}
console.log(`\n${toTable(['Node', 'outcome'], rows)}`);
process.exitCode = rows.some(([, outcome]) => outcome !== 'passed') ? 1 : 0;
