import type { Manifest } from 'vite';
import type * as Entry from '../../src/entry-server.tsx';
import { type DocumentParts, findBlockedMarkup, toDocument } from '../document/document.ts';
import type { DocumentStyles } from '../document/document-styles.ts';

const entryKey = 'src/main.tsx';

/** The chunk of a module; those that a group has captured have no row of their own, but the group has, by its name. */
const chunkOf = (manifest: Manifest, key: string) => {
  const [, name] = /([^/.]+)(?:\.tsx?)?$/.exec(key) ?? [];
  return manifest[key] ?? Object.values(manifest).find((chunk) => name !== undefined && chunk.name === name);
};

/** The files of a chunk and of all its static imports, its own first, each once. */
export const filesOf = (manifest: Manifest, key: string, seen = new Set<string>()): ReadonlySet<string> => {
  const chunk = chunkOf(manifest, key);
  if (!chunk) throw new Error(`no chunk is made from ${key}`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(manifest, next, seen);
  return seen;
};

export interface PrerenderedPage {
  readonly page: Entry.Page;
  readonly html: string;
  /** The text of its inline style. */
  readonly style: string;
}

/** Renders every page to a document with its style and the addresses of its chunks (RTE-5). */
export const prerender = async (
  { pages, render }: typeof Entry,
  manifest: Manifest,
  parts: Omit<DocumentParts, 'scripts'>,
  styles: DocumentStyles,
): Promise<readonly PrerenderedPage[]> => {
  const shared = filesOf(manifest, entryKey);
  const prerendered: PrerenderedPage[] = [];
  for (const page of pages) {
    const chunks = [...new Set(page.modules.flatMap((module) => [...filesOf(manifest, module)]))];
    const [own] = chunks;
    if (own === undefined || shared.has(own)) throw new Error(`the entry contains the page ${page.url}`);
    const app = await render(page);
    const blocked = findBlockedMarkup(app);
    if (blocked) throw new Error(`${page.url}: the content security policy blocks ${blocked.slice(0, 200)}`);
    const files = chunks.filter((file) => !shared.has(file));
    const style = styles.styleFor(chunks);
    const html = toDocument({ ...parts, scripts: [...shared] }, page, files, style, app);
    prerendered.push({ page, html, style: style.text });
  }
  return prerendered;
};
