import type { Manifest, ManifestChunk } from 'vite';
import type * as Entry from '../../src/entry-server.tsx';
import {
  type DocumentParts,
  findBlockedMarkup,
  type PageFiles,
  styleOf,
  toDocument,
} from '../document/document.ts';

const entryKey = 'src/main.tsx';

const chunksOf = (manifest: Manifest, key: string, seen: Set<string>): readonly ManifestChunk[] => {
  const chunk = manifest[key];
  // A module in the entry's chunk is missing from the manifest.
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((next) => chunksOf(manifest, next, seen)), chunk];
};

/** The files of these modules and of their static imports, each once, with styles in cascade order. */
export const filesOf = (manifest: Manifest, keys: readonly string[]): PageFiles => {
  const seen = new Set<string>();
  const chunks = keys.flatMap((key) => chunksOf(manifest, key, seen));
  return {
    scripts: chunks.map(({ file }) => file),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  };
};

const fileOf = (manifest: Manifest, key: string): string => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`no chunk is made from ${key}: check that the file exists and is imported`);
  return chunk.file;
};

export interface PrerenderedPage {
  readonly page: Entry.Page;
  readonly html: string;
  readonly style: string;
}

export const prerender = async (
  { pages, render }: Pick<typeof Entry, 'pages' | 'render'>,
  manifest: Manifest,
  parts: DocumentParts,
): Promise<readonly PrerenderedPage[]> => {
  const prerendered: PrerenderedPage[] = [];
  const entry = fileOf(manifest, entryKey);
  for (const page of pages) {
    fileOf(manifest, page.modules[0] ?? '');
    const app = await render(page);
    const blocked = findBlockedMarkup(app);
    if (blocked)
      throw new Error(
        `${page.url}: the Content-Security-Policy blocks ${blocked.slice(0, 200)}; remove it from the page`,
      );
    const keys = [entryKey, ...page.modules];
    // The entry comes first: the pre-paint script runs the first script and preloads the others.
    const scripts = [...new Set([entry, ...filesOf(manifest, keys).scripts])];
    const { styles } = filesOf(manifest, [...keys, ...page.shown]);
    const files = { scripts, styles };
    prerendered.push({ page, html: toDocument(parts, page, files, app), style: styleOf(parts, files) });
  }
  return prerendered;
};
