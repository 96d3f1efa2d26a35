// Size budgets of the built site, in kB (1000 bytes) of compressed files: for the first view of the heaviest
// page of each kind, and for what loads later. `npm run size` checks them after a build.
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

/** The scripts that the `start` meta tag of the document lists. They start after the first paint. */
const scripts = (limit) => (url, file) => {
  const [, started = ''] = /<meta name="start" content="([^"]*)"/.exec(read(`public/${file}`)) ?? [];
  return check(`scripts of ${url}`, limit, started.match(/(?<=\/)[^ ]+\.js/g) ?? []);
};
const document = (limit) => (url, file) => check(`document of ${url}, Brotli`, limit, [file], '.br');

const { assets = [], file: scene } = manifest['src/background/background.tsx'];
const texts = keysLike(/\/content\/src\/(blog|documentation)\//);

export default [
  // Includes 7 kB of zod, because a schema parses every record that the entry reads (STO-2).
  heaviest(/^\/$/, scripts(129)),
  heaviest(/^(?!\/$|\/demo$|\/tools\/)/, scripts(152)),
  heaviest(/^\/(demo$|tools\/)/, scripts(162)),
  // A document with its headers (1.15 kB) is about a connection's first burst: ten segments of 1460 bytes.
  heaviest(/^(?!\/statecharts)/, document(13.9)),
  heaviest(/^\/statecharts/, document(17.4)),
  check('assistant, on demand', 32, late(['src/assistant/panel/chat.tsx'])),
  check('search, on demand', 10, late(['src/search/palette/palette.tsx'])),
  check('index and texts of the search', 64, late(['src/shared/site-index/nearest-pages.ts', ...texts])),
  check('background, Brotli', 165, [scene, ...assets.filter((name) => name.endsWith('.js'))], '.br'),
  check('charts of the lab', 110, [...filesOf(keysLike(/machines\/charts\//))]),
].flat();
