import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const mark = '?simulated';
const isEntry = (id: string) => /\/packages\/machines\/src\/entries\/[^/]+\.ts$/.test(id);
const isOwn = (id: string) => /\/packages\/[^/]+\/src\/.+\.ts$/.test(id);

/**
 * Gives the machines that the lab simulates modules of their own. Shared with the site's running machines they would cut
 * the chunks of other pages into small parts, which load and compress worse, for pages that visitors rarely open.
 */
export const labCopies = (): Plugin => ({
  name: 'loomwright:lab-copies',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (importer === undefined) return undefined;
    const isInside = importer.endsWith(mark);
    const from = isInside ? importer.slice(0, -mark.length) : importer;
    const resolved = await this.resolve(source, from, { ...options, skipSelf: true });
    if (!resolved || resolved.external) return undefined;
    return (isInside && isOwn(resolved.id)) || isEntry(resolved.id)
      ? { ...resolved, id: `${resolved.id}${mark}` }
      : isInside
        ? resolved
        : undefined;
  },
  async load(id) {
    if (!id.endsWith(mark)) return undefined;
    return { code: await readFile(id.slice(0, -mark.length), 'utf8'), moduleType: 'ts' };
  },
});
