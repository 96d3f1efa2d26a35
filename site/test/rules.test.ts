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

const taggedRules = (): Set<string> => {
  const texts = [...filesBelow('packages'), ...filesBelow('site')].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/(?<=['[@])([A-Z0-9]{3}-\d+)(?=['\]])/g)].map(([, id]) => id ?? ''),
    ),
  );
};

const listedRules = (): string[] =>
  [...readFileSync(join(root, 'docs/rules.md'), 'utf8').matchAll(/^\| ([A-Z0-9]{3}-\d+)\s+\|/gm)].map(
    ([, id]) => id ?? '',
  );

test('every rule in docs/rules.md is a tag of a test', () => {
  const titled = taggedRules();
  expect(listedRules().filter((id) => !titled.has(id))).toEqual([]);
});

test('docs/rules.md lists a rule once', () => {
  const listed = listedRules();
  expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([]);
});
