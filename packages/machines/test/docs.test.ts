import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const generated = join(root, 'packages/machines/test/generated');

const blocksOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(
    ([, code]) => code ?? '',
  );

const expectedOutputs = (code: string): string[] =>
  [...code.matchAll(/^.*console\.log\(.*\);\s*\/\/ (.+)$/gm)].map(([, text]) => text ?? '');

const show = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const load = (name: string, code: string): Promise<unknown> => {
  mkdirSync(generated, { recursive: true });
  const file = join(generated, `${name}.ts`);
  writeFileSync(file, code);
  return import(/* @vite-ignore */ file);
};

const run = async (name: string, code: string): Promise<string[]> => {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((...values) => {
    printed.push(values.map(show).join(' '));
  });
  try {
    await load(name, code);
  } finally {
    vi.restoreAllMocks();
  }
  return printed;
};

afterAll(() => rmSync(generated, { recursive: true, force: true }));

// The code blocks of a walkthrough share one scope. `check-published.mjs` runs the READMEs of `published`.
const walkOf = (name: string) => blocksOf(`docs/${name}.md`).join('\n');
const published = ['machine-testing', 'statecharts'];
const readmes = readdirSync(join(root, 'packages')).flatMap((name) => {
  if (published.includes(name)) return [];
  try {
    return blocksOf(`packages/${name}/README.md`).map((code, index) => ({
      name: `${name}-${index + 1}`,
      code,
    }));
  } catch {
    return [];
  }
});

const testing = blocksOf('docs/testing.md');

test('the documents contain code to run', { tags: ['TST-1'] }, () => {
  expect(testing.length).toBeGreaterThan(6);
  for (const name of ['one-click', 'one-question', 'one-lock'])
    expect(expectedOutputs(walkOf(name)).length).toBeGreaterThan(5);
  expect(readmes.length).toBeGreaterThan(5);
});

for (const [tags, name] of [
  [['CRT-1', 'PDP-3'], 'one-click'],
  [['CHT-2', 'SVC-2'], 'one-question'],
  [['LGN-2', 'LGN-3', 'LGN-4'], 'one-lock'],
] as const)
  test(`every step of docs/${name}.md prints what its comments state`, { tags: [...tags] }, async () => {
    const walk = walkOf(name);
    expect(await run(name, walk)).toEqual(expectedOutputs(walk));
  });

for (const { name, code } of readmes)
  test(`the code in the README of ${name.replace(/-(\d+)$/, ', block $1,')} runs`, {
    tags: ['TST-1'],
  }, async () => {
    expect(await run(name, code)).toEqual(expect.arrayContaining(expectedOutputs(code)));
  });

for (const [index, code] of testing.entries()) {
  const name = `block ${index + 1} of docs/testing.md`;
  if (code.includes("from 'vitest'")) describe(name, () => load(`testing-${index + 1}`, code).then(() => {}));
  else
    test(`${name} prints what its comments state`, { tags: ['TST-1'] }, async () => {
      expect(await run(`testing-${index + 1}`, code)).toEqual(expectedOutputs(code));
    });
}
