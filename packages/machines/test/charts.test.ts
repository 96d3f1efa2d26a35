// Every machine of the site: the rules it must keep, and the drift check of its files under docs/statecharts.
// `npx vitest run --project node packages/machines -u` writes those files anew.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkChart, extractChart, toGoldenText, toMermaid } from '@loomwright/statecharts';
import { checkMachineSource } from '@loomwright/statecharts/source-rules';
import { describe, expect, it } from 'vitest';
import { machines } from '../src/index.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const docs = `${root}docs/statecharts/`;

const machineFiles = readdirSync(`${root}packages`)
  .map((name) => `packages/${name}/src`)
  .filter((folder) => existsSync(`${root}${folder}`))
  .flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.machine.ts'))
  .sort();

describe.each(machines)('$id', ({ id, create }) => {
  it('[LAB-3] keeps the rules of a chart', () => {
    expect(checkChart(create())).toEqual([]);
  });

  it('[LAB-1] has an id that can name its files', () => {
    expect(create().id).toBe(id);
    expect(id).toMatch(/^[a-z][A-Za-z0-9]*$/);
  });

  it('[LAB-4] has its golden text and its Mermaid under docs/statecharts', async () => {
    const chart = extractChart(create());
    await expect(toGoldenText(chart)).toMatchFileSnapshot(`${docs}${id}.txt`);
    await expect(toMermaid(chart)).toMatchFileSnapshot(`${docs}${id}.mmd`);
  });
});

describe('the machines of the site', () => {
  it('[LAB-1] are all registered, each once', () => {
    expect(machines.map(({ file }) => file).sort()).toEqual(machineFiles);
    expect(new Set(machines.map(({ id }) => id)).size).toBe(machines.length);
  });

  it('[LAB-3] are written so that their files paste into a visualiser', () => {
    const violations = machineFiles.flatMap((file) =>
      checkMachineSource(readFileSync(`${root}${file}`, 'utf8')).map(
        ({ line, message }) => `${file}:${line} ${message}`,
      ),
    );
    expect(violations).toEqual([]);
  });

  it('[LAB-4] have no files left over under docs/statecharts', () => {
    const expected = ['README.md', ...machines.flatMap(({ id }) => [`${id}.mmd`, `${id}.txt`])];
    expect(readdirSync(docs).filter((name) => !expected.includes(name))).toEqual([]);
  });
});
