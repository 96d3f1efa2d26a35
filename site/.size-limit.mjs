// Budgets of the built site (`npm run size`, after a build), in kB of 1000 bytes as the build compresses the files: what the
// first view of the heaviest page of a kind loads, and what is loaded later.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('dist/', import.meta.url));
const read = (path) => readFileSync(dist + path, 'utf8');
const manifest = JSON.parse(read('server/client-manifest.json'));
const { pages } = JSON.parse(read('server/site.json'));

/** Chunks with their static imports and styles. */
const filesOf = (keys, seen = new Set()) => {
  for (const { css = [], file, imports = [] } of keys.flatMap((key) => manifest[key] ?? [])) {
    if (!seen.has(file)) filesOf(imports, seen.add(file));
    for (const name of css) seen.add(name);
  }
  return seen;
};
const keysLike = (pattern) => Object.keys(manifest).filter((key) => pattern.test(key));
const entry = filesOf(['src/main.tsx']);
const late = (keys) => [...filesOf(keys)].filter((file) => !entry.has(file));

const sent = (file, ending) =>
  `${dist}public/${file}${existsSync(`${dist}public/${file}${ending}`) ? ending : ''}`;
// A part that is left out of the build has no files.
const check = (name, limit, files, ending = '.gz') =>
  files.length === 0
    ? []
    : { name, limit: `${limit} kB`, path: files.map((file) => sent(file, ending)), brotli: false };
const sizeOf = ({ path }) => path.reduce((sum, file) => sum + statSync(file).size, 0);
const heaviest = (urls, toCheck) =>
  Object.entries(pages)
    .filter(([url]) => urls.test(url))
    .map(([url, { file }]) => toCheck(url, file))
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, 1);

/** Scripts start after the first paint, by a `meta` of the document; styles are in the document. */
const scripts = (limit) => (url, file) => {
  const [, started = ''] = /<meta name="start" content="([^"]*)"/.exec(read(`public/${file}`)) ?? [];
  return check(`scripts of ${url}`, limit, started.match(/(?<=\/)[^ ]+\.js/g) ?? []);
};
const document = (limit) => (url, file) => check(`document of ${url}, Brotli`, limit, [file], '.br');

const { assets = [], file: scene } = manifest['src/background/background.tsx'];
const texts = keysLike(/\/content\/src\/(blog|documentation)\//);

export default [
  // Every record that the entry reads is parsed by a schema (STO-2): zod's core is 7 kB of it.
  heaviest(/^\/$/, scripts(129)),
  heaviest(/^(?!\/$|\/demo$|\/tools\/)/, scripts(152)),
  heaviest(/^\/(demo$|tools\/)/, scripts(162)),
  // With its headers (1.15), a document arrives in the first burst of a connection: ten segments of 1460 bytes.
  heaviest(/^(?!\/statecharts)/, document(13.9)),
  heaviest(/^\/statecharts/, document(17.4)),
  check('assistant, on demand', 32, late(['src/assistant/panel/chat.tsx'])),
  check('search, on demand', 10, late(['src/search/palette/palette.tsx'])),
  check('index and texts of the search', 64, late(['src/shared/site-index/nearest-pages.ts', ...texts])),
  check('background, Brotli', 165, [scene, ...assets.filter((name) => name.endsWith('.js'))], '.br'),
  check('charts of the lab', 110, [...filesOf(keysLike(/machines\/charts\//))]),
].flat();
