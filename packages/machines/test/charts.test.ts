import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  checkChart,
  extractChart,
  toGoldenText,
  toMapChart,
  toMermaid,
  toSvg,
} from '@loomwright/statecharts';
import { createFontMeasure, faultsOf, isClean, layOut } from '@loomwright/statecharts/layout';
import { describe, expect, it } from 'vitest';
import type { ChartFile } from '../src/charts.ts';
import { groupMachines } from '../src/groups.ts';
import { machines } from '../src/index.ts';
import { toSummaries } from '../src/summary.ts';
import { checkMachineSource } from './source-rules.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const docs = `${root}docs/statecharts/`;

const charts = `${root}packages/machines/charts/`;
const measure = await createFontMeasure();

const readStored = (id: string): ChartFile | undefined => {
  const file = `${charts}${id}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

const machineFiles = readdirSync(`${root}packages`)
  .map((name) => `packages/${name}/src`)
  .filter((folder) => existsSync(`${root}${folder}`))
  .flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.machine.ts'))
  .sort();

describe.each(machines)('$id', ({ id, create }) => {
  it('keeps the chart rules', { tags: ['LAB-3'] }, () => {
    expect(checkChart(create())).toEqual([]);
  });

  it('has an id that is a valid file name', { tags: ['LAB-1'] }, () => {
    expect(create().id).toBe(id);
    expect(id).toMatch(/^[a-z][A-Za-z0-9]*$/);
  });

  it('has a golden text and a Mermaid chart under docs/statecharts', { tags: ['LAB-4'] }, async () => {
    const chart = extractChart(create());
    await expect(toGoldenText(chart)).toMatchFileSnapshot(`${docs}${id}.txt`);
    await expect(toMermaid(chart)).toMatchFileSnapshot(`${docs}${id}.mmd`);
  });
});

const map = toMapChart(
  groupMachines(toSummaries(machines)),
  'The machines of the site by package: which runs which, and which sends to which.',
);
const drawn = [...machines.map(({ create }) => extractChart(create())), map];

describe.each(drawn)('the drawing of $id', (chart) => {
  const stored = readStored(chart.id);
  // A layout takes seconds, so it is redone only if the chart has changed or the file is missing.
  const isStored = JSON.stringify(stored?.chart) === JSON.stringify(chart);
  const draw = (shape: 'wide' | 'narrow') =>
    stored && isStored ? stored[shape] : layOut(chart, measure, shape);

  it('is stored for the lab and under docs/statecharts, without overlaps', {
    tags: ['LAB-1', 'LAB-4'],
  }, async () => {
    const next: ChartFile = { chart, wide: await draw('wide'), narrow: await draw('narrow') };
    expect([next.wide, next.narrow].map(faultsOf).filter((faults) => !isClean(faults))).toEqual([]);
    await expect(`${JSON.stringify(next)}\n`).toMatchFileSnapshot(`${charts}${chart.id}.json`);
    await expect(toSvg(next.wide, chart.id, 'follows')).toMatchFileSnapshot(`${docs}${chart.id}.svg`);
  });
});

describe('the machines of the site', () => {
  it('are all registered, each once', { tags: ['LAB-1'] }, () => {
    expect(machines.map(({ file }) => file).sort()).toEqual(machineFiles);
    // Some file systems ignore case; `list` and `map` are files in the same folder.
    const names = ['list', 'map', ...machines.map(({ id }) => id.toLowerCase())];
    expect(new Set(names).size).toBe(names.length);
  });

  it('have sources that can be pasted into a visualiser', { tags: ['LAB-3'] }, () => {
    const violations = machineFiles.flatMap((file) =>
      checkMachineSource(readFileSync(`${root}${file}`, 'utf8')).map(
        ({ line, message }) => `${file}:${line} ${message}`,
      ),
    );
    expect(violations).toEqual([]);
  });

  it('have a list of summaries for the lab', { tags: ['LAB-1'] }, async () => {
    await expect(`${JSON.stringify(toSummaries(machines))}\n`).toMatchFileSnapshot(`${charts}list.json`);
  });

  it('are on the map with their children and the actors they send to', { tags: ['LAB-1'] }, () => {
    const { states } = map;
    const arrows = states.flatMap(({ key, transitions }) =>
      transitions.map(({ event, targets }) => `${key} ${event} ${targets.join()}`),
    );
    expect(arrows).toEqual(
      expect.arrayContaining([
        'app session auth.session',
        'productPage sends cart.cart',
        'lock sends form.form',
      ]),
    );
    // The map has no arrows for reports to parents or for events to machines with many senders.
    expect(arrows.filter((arrow) => /app\.app|sends shell\.notices/.test(arrow))).toEqual([]);
    const wordsOf = (id: string) => states.find(({ key }) => key === id)?.description;
    expect(wordsOf('cartOwner')).toBe('Reports to cart and app.');
    expect(wordsOf('copying')).toBe('Sends to notices.');
  });

  it('leave no stale files under docs/statecharts', { tags: ['LAB-4'] }, () => {
    const expected = [
      'README.md',
      'map.svg',
      ...machines.flatMap(({ id }) => [`${id}.mmd`, `${id}.svg`, `${id}.txt`]),
    ];
    expect(readdirSync(docs).filter((name) => !expected.includes(name))).toEqual([]);
    expect(readdirSync(charts).sort()).toEqual(
      [...machines.map(({ id }) => id), 'list', 'map'].map((id) => `${id}.json`).sort(),
    );
  });
});
