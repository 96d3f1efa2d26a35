// @ts-check
// `npm run lab`: measures the statechart lab against its limits. Run after a build. Sizes are gzip, in kB of 1000 bytes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { filesOf, gzipSizeOf, readManifest, sumOf } from './built-files.mjs';
import { measureInBrowser } from './lab-in-browser.mjs';
import { root } from './places.mjs';
import { toTable } from './table.mjs';

const manifest = readManifest();
const keys = Object.keys(manifest);
const isLab = (/** @type {string} */ key) => /^src\/(?:lab|pages\/statecharts?)\//.test(key);
const isChart = (/** @type {string} */ key) => key.includes('machines/charts/');
const charts = keys.filter(isChart).flatMap((key) => manifest[key]?.file ?? []);
const others = new Set(
  keys
    .filter((key) => /^src\/(?:main|pages)/.test(key) && !isLab(key))
    .flatMap((key) => [...filesOf(manifest, key)]),
);
const lab = new Set(
  keys
    .filter(isLab)
    .flatMap((key) => [...filesOf(manifest, key)])
    .filter((file) => !others.has(file)),
);
const list = readFileSync(join(root, 'packages/machines/charts/list.json'), 'utf8');

const statecharts = join(root, 'packages/statecharts');
const folder = mkdtempSync(join(tmpdir(), 'lab-'));
/**
 * Draws the machines of a file in one or both shapes.
 * @param {string} file
 * @param {readonly ('wide' | 'narrow')[]} shapes
 * @returns seconds, and the number of drawings in which parts cover each other
 */
const render = (file, ...shapes) => {
  const begin = performance.now();
  const texts = shapes.map((shape) => {
    const { status, stdout } = spawnSync(
      execPath,
      [join(statecharts, 'bin/statecharts.mjs'), 'render', file, '--out', folder, '--shape', shape],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
    );
    if (status !== 0 && status !== 1) throw new Error(`${file} cannot be drawn.`);
    return stdout;
  });
  return {
    seconds: (performance.now() - begin) / 1000,
    covered: texts.join('').split('cover each other').length - 1,
  };
};
const stranger = join(folder, 'door.ts');
writeFileSync(
  stranger,
  "import { createMachine } from 'xstate';\n" +
    "export const door = createMachine({ id: 'door', initial: 'shut', states: { shut: { on: { open: 'ajar' } }, ajar: {} } });\n",
);
const siteFile = join(root, 'packages/machines/src/index.ts');
const all = render(siteFile, 'wide');
const narrow = render(siteFile, 'narrow');
const foreign = render(join(statecharts, 'test/foreign-machines.ts'), 'wide', 'narrow');
const one = render(stranger, 'wide');
rmSync(folder, { recursive: true, force: true });

/** @type {readonly { readonly id: string, readonly states: number, readonly transitions: number }[]} */
const machines = JSON.parse(list);
const sizes = machines.map(({ states, transitions }) => states + transitions);
const largest = machines[sizes.indexOf(Math.max(...sizes))] ?? { id: '', states: 0 };
const { drawing, idle, recording } = await measureInBrowser(largest);

/** @type {readonly (readonly [what: string, value: number, limit: number, unit: string])[]} */
const measured = [
  ['chart data, with the map and the list', sumOf(charts) + gzipSizeOf(list), 110, 'kB'],
  ['code and CSS of the lab alone', sumOf(lab), 60, 'kB'],
  ['drawing every machine of the site', all.seconds, 20, 's'],
  ['drawing the machine of a stranger', one.seconds, 30, 's'],
  // By a processor four times as slow, from the click on a link whose page is loaded.
  [`opening ${largest.id}, the largest chart: the longest task`, drawing.longest, 100, 'ms'],
  [`opening ${largest.id}: until its page is on the screen`, drawing.opened, Infinity, 'ms'],
  [`opening ${largest.id}: from then until all of the chart is`, drawing.drawing, 100, 'ms'],
  ['what an event costs more while it is recorded', recording.eachEvent - idle.eachEvent, 1, 'ms'],
  ['frames of more than 50 ms while recording 1000 events a second', recording.late, 0, ''],
  ['drawings of the site in which parts cover each other', all.covered + narrow.covered, 0, ''],
  ['drawings of foreign machines in which they do, of 24', foreign.covered, 4, ''],
];
const isOver = (/** @type {readonly [string, number, number, string]} */ [, value, limit]) => value > limit;
console.log(
  toTable(
    ['', 'measured', 'limit'],
    measured.map((row) => {
      const [what, value, limit, unit] = row;
      return [
        what,
        `${value.toFixed(unit === 'ms' && value < 10 ? 2 : 1)} ${unit}${isOver(row) ? ' !' : ''}`,
        Number.isFinite(limit) ? `${limit} ${unit}` : '–',
      ];
    }),
  ),
);
process.exitCode = measured.some(isOver) ? 1 : 0;
