// @ts-check
// The files of a build and their sizes, gzip, in kB of 1000 bytes.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);

/** @param {string} path below `site/dist` */
export const readBuilt = (path) => readFileSync(new URL(path, dist));

/** The build's manifest. @returns {import('vite').Manifest} */
export const readManifest = () => JSON.parse(readBuilt('server/client-manifest.json').toString());

/**
 * A module's chunk with its static imports and their styles.
 * @param {import('vite').Manifest} manifest @param {string} key @returns {Set<string>}
 */
export const filesOf = (manifest, key, seen = new Set()) => {
  const { css = [], file, imports = [] } = manifest[key] ?? {};
  if (file === undefined || seen.has(file)) return seen;
  for (const name of [file, ...css]) seen.add(name);
  for (const next of imports) filesOf(manifest, next, seen);
  return seen;
};

/** @param {string | Uint8Array} content */
export const gzipSizeOf = (content) => gzipSync(content, { level: 9 }).length / 1000;

/** @type {Map<string, number>} */
const sizes = new Map();
/** @param {string} file below the public folder */
const sizeOf = (file) => {
  const size = sizes.get(file) ?? gzipSizeOf(readBuilt(`public/${file}`));
  sizes.set(file, size);
  return size;
};

/** @param {Iterable<string>} files below the public folder */
export const sumOf = (files) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);
