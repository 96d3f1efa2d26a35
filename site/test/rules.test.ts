import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(path);
    return /\.(test|spec)\.tsx?$/.test(entry.name) || path.includes('/testing/') ? [path] : [];
  });

const titledRules = (): Set<string> => {
  const texts = [...filesBelow('packages'), ...filesBelow('site')].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/\[([A-Z0-9]{3}-\d+)\]/g)].map(([, id]) => id ?? '')),
  );
};

const listedRules = (): string[] =>
  [...readFileSync(join(root, 'docs/rules.md'), 'utf8').matchAll(/^\| ([A-Z0-9]{3}-\d+)\s+\|/gm)].map(
    ([, id]) => id ?? '',
  );

test('every rule in docs/rules.md is in the title of a test', () => {
  const titled = titledRules();
  expect(listedRules().filter((id) => !titled.has(id))).toEqual([]);
});

test('every rule in a test title is listed in docs/rules.md, once', () => {
  const listed = listedRules();
  expect([...titledRules()].filter((id) => !listed.includes(id))).toEqual([]);
  expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([]);
});
