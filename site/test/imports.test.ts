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

const isTestKit = (file: string) => /\/(testing|checker|vitest)\/|^packages\/machine-testing\//.test(file);
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

test('only app, the list of machines and the chat service import their siblings; all import kit, storage and form', () => {
  const shared = ['kit', 'storage', 'form'];
  // Texts speak of the products.
  const isOfProducts = (other: string, file: string) =>
    packageOf(file) === 'content' && other === 'catalogue';
  // What is delivered is what the forms of contact send.
  const isOfForms = (other: string, file: string) => packageOf(file) === 'delivery' && other === 'contact';
  // The texts quote the figures that a package decides.
  const isQuoted = (name: string, file: string) => packageOf(file) === 'content' && /\/limits$/.test(name);
  const isSibling = (name: string, file: string) => {
    const other = /^@loomwright\/([^/]+)/.exec(name)?.[1];
    return (
      other !== undefined &&
      other !== packageOf(file) &&
      !(other === 'machine-testing' && isTestKit(file)) &&
      !(packageOf(file) === 'statecharts' && name === '@loomwright/machine-testing/stepper') &&
      !shared.includes(other) &&
      !isOfProducts(other, file) &&
      !isOfForms(other, file) &&
      !isQuoted(name, file)
    );
  };
  expect(
    offences(sources, (file) => !['app', 'chat-service', 'machines'].includes(packageOf(file)), isSibling),
  ).toEqual([]);
  expect(
    offences(
      sources,
      (file) => packageOf(file) === 'kit',
      (name) => name.startsWith('@loomwright/'),
    ),
  ).toEqual([]);
});

test('logic packages import nothing late: what is loaded when is the site’s affair', () => {
  // The texts of content are data, each a chunk of its own; a service loads what it was configured with, and a command the
  // files that it was given.
  const isLogic = (file: string) =>
    !['content', 'chat-service'].includes(packageOf(file)) && !file.endsWith('/cli/load-module.ts');
  const found = sources
    .map(({ file }) => file)
    .filter(isLogic)
    .filter((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .some((line) => /\bimport\(/.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line)),
    );
  expect(found).toEqual([]);
});

test('records and reducers import no machine, machines no view', () => {
  const isRecord = (file: string) =>
    !/\.(machine|actors|view)\.ts$|\/index\.ts$/.test(file) && !isTestKit(file);
  const logic = sources.filter(({ file }) => !['machines', 'statecharts', 'app'].includes(packageOf(file)));
  expect(offences(logic, isRecord, (name) => /\.(machine|view)\.ts$/.test(name))).toEqual([]);
  expect(
    offences(
      logic,
      (file) => file.endsWith('.machine.ts'),
      (name) => name.endsWith('.view.ts'),
    ),
  ).toEqual([]);
});

test('shipped code imports no test kit, no model checker and no fast-check', () => {
  const isKit = (name: string) =>
    /\/(testing|checker)(\/|$)|^fast-check$|^vitest$|^@loomwright\/machine-testing/.test(name);
  const isShipped = (file: string) => !isTestKit(file) && packageOf(file) !== 'statecharts';
  expect(offences([...sources, ...pages], isShipped, isKit)).toEqual([]);
});

/** The rooms of the site, each importing only from the ones before it; rooms of one row do not import each other. */
const rooms = [
  ['config', 'globals', 'styles'],
  ['adapters', 'ui'],
  ['app'],
  ['shared'],
  ['lab', 'offline'],
  ['assistant', 'background', 'frame', 'pages', 'search'],
  ['router'],
  ['document'],
  ['app', 'create-site', 'entry-server', 'idle', 'main'],
];
const top = rooms.length - 1;
const place = (file: string) => file.replace('site/src/', '').split('/');
const roomOf = (file: string) => place(file)[0]?.replace(/(?:\.d)?\.tsx?$/, '') ?? '';
const floorOf = (file: string) =>
  place(file).length === 1 && rooms[top]?.includes(roomOf(file))
    ? top
    : rooms.findIndex((row) => row.includes(roomOf(file)));

/** The files of the site that each of its files imports. */
const imported = new Map(
  pages.map(({ file, imports }) => [
    file,
    imports
      .filter((name) => name.startsWith('.'))
      .map((name) => join(file, '..', name.replace(/\?.*$/, '')))
      .filter((name) => name.startsWith('site/src/')),
  ]),
);
const arrows = [...imported].flatMap(([from, names]) => names.map((to) => ({ from, to })));
const asText = ({ from, to }: (typeof arrows)[number]) => `${from} → ${to}`;

test('every file of the site stands in a room, and imports from its own room or one below it', () => {
  expect(pages.filter(({ file }) => floorOf(file) < 0).map(({ file }) => file)).toEqual([]);
  expect(arrows.length).toBeGreaterThan(500);
  const isUp = ({ from, to }: (typeof arrows)[number]) =>
    roomOf(from) === roomOf(to) && floorOf(from) === floorOf(to) ? false : floorOf(to) >= floorOf(from);
  const isLoose = ({ from }: (typeof arrows)[number]) => floorOf(from) === top;
  // The theme's colours are a constant that the browser's part of a document shares with its head.
  expect(arrows.filter((arrow) => isUp(arrow) && !isLoose(arrow)).map(asText)).toEqual([]);
});

test('pages do not import pages, and no file of the site imports itself by a circle', () => {
  const isOtherPage = ({ from, to }: (typeof arrows)[number]) =>
    roomOf(from) === 'pages' && roomOf(to) === 'pages' && place(from)[1] !== place(to)[1];
  expect(arrows.filter(isOtherPage).map(asText)).toEqual([]);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file) || path.includes(file)) return;
    for (const next of imported.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of imported.keys()) visit(file, []);
  expect(circles).toEqual([]);
});

test('parts of the interface import no package of ours and no machine', () => {
  const isPackage = (name: string) => /^@loomwright\/|^xstate$|^@xstate\//.test(name);
  expect(offences(pages, (file) => file.startsWith('site/src/ui/'), isPackage)).toEqual([]);
});

test('components only show views: snapshots, timers, storage, network and platform stand in app, adapters, background and document', () => {
  const forbidden =
    /\.matches\(|\.context\b|getSnapshot|\b(?:setTimeout|setInterval|fetch)\(|\bnavigator\b|\b(?:local|session)Storage\b/;
  const rows = ['assistant', 'frame', 'pages', 'router', 'shared', 'ui'];
  // The end of a press, which the browser does not report.
  const allowed = ['site/src/ui/form/use-left-fields.ts'];
  const found = pages
    .map(({ file }) => file)
    .filter((file) => rows.includes(roomOf(file)) && floorOf(file) < top)
    .filter((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .some((line) => forbidden.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line)),
    );
  expect(found.sort()).toEqual(allowed);
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
