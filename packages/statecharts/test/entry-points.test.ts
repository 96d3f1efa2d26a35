import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const entries: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(`${root}package.json`, 'utf8'),
).exports;

const loadedBy = (file: string, seen = new Set<string>()): readonly string[] => {
  if (seen.has(file)) return [];
  seen.add(file);
  const code = readFileSync(file, 'utf8').replace(/^(?:import|export) type [^;]*;/gm, '');
  return [...code.matchAll(/(?:from|import) '([^']+)'/g)].flatMap(([, name = '']) =>
    name.startsWith('.') ? loadedBy(join(dirname(file), name), seen) : [name],
  );
};

it('there are at most five entry points, each in the README', { tags: ['LAB-1'] }, () => {
  const readme = readFileSync(`${root}README.md`, 'utf8');
  expect(Object.keys(entries).length).toBeLessThanOrEqual(5);
  for (const name of Object.keys(entries)) expect(readme).toContain(`| \`${name}\``);
});

it.each(['.', './lab'])('%s loads nothing that a browser lacks', { tags: ['LAB-1'] }, (name) => {
  const loaded = loadedBy(join(root, entries[name] ?? ''));
  expect(loaded).toContain('xstate');
  expect(loaded.filter((one) => /^(?:node:|vite$|rolldown|elkjs|fontverter|harfbuzzjs)/.test(one))).toEqual(
    [],
  );
});
