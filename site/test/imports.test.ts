import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Source {
  readonly file: string;
  readonly imports: readonly string[];
}

const sourcesBelow = (folder: string): Source[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry): Source[] => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesBelow(file);
    if (!/\.tsx?$/.test(entry.name)) return [];
    const text = readFileSync(join(root, file), 'utf8');
    const imports = [...text.matchAll(/(?:from|import)\s*\(?'([^']+)'/g)].map(([, name]) => name ?? '');
    return [{ file, imports }];
  });

const packages = readdirSync(join(root, 'packages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const sources = packages.flatMap((name) => sourcesBelow(`packages/${name}/src`));
const pages = sourcesBelow('site/src');

/** Every import that violates a rule, as `file → import`. */
const offences = (
  where: readonly Source[],
  isFile: (file: string) => boolean,
  isForbidden: (name: string, file: string) => boolean,
) =>
  where
    .filter(({ file }) => isFile(file))
    .flatMap(({ file, imports }) =>
      imports.filter((name) => isForbidden(name, file)).map((name) => `${file} → ${name}`),
    );

const isTestKit = (file: string) => file.includes('/testing/') || file.includes('/vitest/');
const packageOf = (file: string) => file.split('/')[1] ?? '';

test('the scan finds the project', () => {
  expect(packages).toContain('cart');
  expect(sources.length).toBeGreaterThan(30);
  expect(pages.length).toBeGreaterThan(30);
});

test('logic packages import no view, no platform and no Node', () => {
  const isPlatform = (name: string) =>
    /^(react|react-dom|wouter|three|@react-three|@xstate\/react|@vanilla-extract|node:)/.test(name);
  const isLogic = (file: string) => !['statecharts', 'chat-service'].includes(packageOf(file));
  expect(offences(sources, isLogic, isPlatform)).toEqual([]);
});

test('only app, the statechart tool and the chat service import their siblings; every package may import kit, storage and form', () => {
  const shared = ['kit', 'storage', 'form'];
  const isSibling = (name: string, file: string) => {
    const other = /^@loomwright\/([^/]+)/.exec(name)?.[1];
    return other !== undefined && other !== packageOf(file) && !shared.includes(other);
  };
  expect(
    offences(sources, (file) => !['app', 'chat-service', 'statecharts'].includes(packageOf(file)), isSibling),
  ).toEqual([]);
  expect(
    offences(
      sources,
      (file) => packageOf(file) === 'kit',
      (name) => name.startsWith('@loomwright/'),
    ),
  ).toEqual([]);
});

test('records and reducers import no machine, machines no view', () => {
  const isRecord = (file: string) =>
    !/\.(machine|actors|view)\.ts$|\/index\.ts$/.test(file) && !isTestKit(file);
  const logic = sources.filter(({ file }) => !['statecharts', 'app'].includes(packageOf(file)));
  expect(offences(logic, isRecord, (name) => /\.(machine|view)\.ts$/.test(name))).toEqual([]);
  expect(
    offences(
      logic,
      (file) => file.endsWith('.machine.ts'),
      (name) => name.endsWith('.view.ts'),
    ),
  ).toEqual([]);
});

test('shipped code imports no test kit and no fast-check', () => {
  const isKit = (name: string) => /\/testing(\/|$)|^fast-check$|^vitest$/.test(name);
  const isShipped = (file: string) => !isTestKit(file) && packageOf(file) !== 'statecharts';
  expect(offences([...sources, ...pages], isShipped, isKit)).toEqual([]);
});

test('parts of the interface import only the content and the views they show', () => {
  const isMachine = (name: string) => /^xstate$|^@xstate\//.test(name);
  expect(offences(pages, (file) => file.startsWith('site/src/ui/'), isMachine)).toEqual([]);
});

test('logic packages use no clock, randomness or browser API', () => {
  const forbidden = /\b(Date\.now|Math\.random|new Date\(\)|console\.|localStorage|setTimeout|fetch\()/;
  // Code blocks in texts are not imports.
  const isText = (file: string) => /^packages\/content\/src\/(blog|documentation)\//.test(file);
  const found = sources
    .filter(({ file }) => !isText(file))
    .filter(({ file }) => !isTestKit(file) && !['statecharts', 'chat-service'].includes(packageOf(file)))
    .filter(({ file }) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .some((line) => forbidden.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line)),
    );
  expect(found.map(({ file }) => file)).toEqual([]);
});
