import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/** The files that keep a `switch`, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/cart/src/cart.ts': 'by match a command takes ten times as long (npm run bench)',
  'packages/statecharts/src/lab/live/recorder.ts':
    'apps that attach to a lab load it, and ts-pattern is larger than all the rest of it',
};

const root = fileURLToPath(new URL('../../', import.meta.url));
const packages = readdirSync(`${root}packages`, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
const folders = [...packages.map(({ name }) => `packages/${name}/src`), 'site/src'];
const files = folders.flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]sx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);

const hasSwitch = (file: string, code: string): boolean => {
  let isFound = false;
  const find = () => {
    isFound = true;
  };
  if (code.includes('switch')) new Visitor({ SwitchStatement: find }).visit(parseSync(file, code).program);
  return isFound;
};

test('a union is decided by match, where a member that is not handled is a type error; exceptions are listed', () => {
  expect(files.length).toBeGreaterThan(700);
  const found = files.filter((file) => hasSwitch(file, readFileSync(root + file, 'utf8')));
  expect(found.sort()).toEqual(Object.keys(exceptions).sort());
});

test.each([
  ['switch (a) {}', true],
  ['const f = (a: string) => { for (;;) switch (a) { case "x": return; } };', true],
  ['const b = <p onClick={() => { switch (a) { default: } }} />;', true],
  ['// switch (a) {}', false],
  ['const b = "switch (a) {}";', false],
  ['const { switch: b } = a; b.switch(c);', false],
])('a switch is told from other code: %s', (code, isSwitch) => {
  expect(hasSwitch('a.tsx', code)).toBe(isSwitch);
});
