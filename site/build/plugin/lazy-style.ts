import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Where the plugin writes the styles of documents as JSON, below the public folder; the build removes it. */
export const STYLE_FILE = '.vite/style.json';

/** A piece of the site's style, which is all of them in this order. */
export interface StylePart {
  /** The files of the chunks it belongs to. */
  readonly files: readonly string[];
  readonly css: string;
}

const toText = (source: string | Uint8Array) =>
  (typeof source === 'string' ? source : Buffer.from(source).toString('utf8')).trim();

/**
 * Every chunk that is reached without a lazy one, once: entries with their imports, imports first, then their dynamic imports
 * in the order they are named.
 */
const inOrder = (bundle: Bundle, isLazy: (chunk: Rolldown.OutputChunk) => boolean) => {
  const seen = new Set<Rolldown.OutputChunk>();
  const later = new Set<string>();
  const collect = (fileName: string): readonly Rolldown.OutputChunk[] => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || seen.has(chunk) || isLazy(chunk)) return [];
    seen.add(chunk);
    const before = chunk.imports.flatMap(collect);
    for (const name of chunk.dynamicImports) later.add(name);
    return [...before, chunk];
  };
  const entries = Object.values(bundle).filter((output) => output.type === 'chunk' && output.isEntry);
  const found = entries.flatMap(({ fileName }) => collect(fileName));
  // Iterating a set includes what is added meanwhile: they may name more.
  for (const name of later) found.push(...collect(name));
  return found;
};

/**
 * Takes the styles of all pages out of their chunks: documents carry them, so that no paint waits for a style sheet. Only the
 * named modules, and what they alone import, keep style files: parts most visits never open (CHT-7, PGN-1, DSH-1, LAB-2).
 */
export const lazyStyle = (...modules: readonly string[]): Plugin => ({
  name: 'loomwright:lazy-style',
  apply: 'build',
  // After the styles are emitted, before Vite writes which of them each import loads.
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const moduleOf = ({ facadeModuleId }: Rolldown.OutputChunk) =>
      modules.find((name) => facadeModuleId?.endsWith(`/${name}`));
    const parts = new Map<string, StylePart & { readonly files: string[] }>();
    for (const chunk of inOrder(bundle, (one) => moduleOf(one) !== undefined)) {
      const files = chunk.viteMetadata?.importedCss ?? new Set<string>();
      for (const file of files) {
        const asset = bundle[file];
        parts.get(file)?.files.push(chunk.fileName);
        if (asset?.type !== 'asset') continue;
        const css = toText(asset.source)
          .replaceAll(/\/\*\$vite\$.*?\*\//g, '')
          .trim();
        parts.set(file, { files: [chunk.fileName], css });
        delete bundle[file];
      }
      files.clear();
    }
    const hasStyle = (fileName: string): boolean => {
      const chunk = bundle[fileName];
      if (chunk?.type !== 'chunk') return false;
      return (
        [...(chunk.viteMetadata?.importedCss ?? [])].some((file) => file in bundle) ||
        chunk.imports.some(hasStyle)
      );
    };
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    for (const name of modules) {
      const chunk = chunks.find((one) => moduleOf(one) === name);
      if (!chunk || !hasStyle(chunk.fileName)) this.error(`${name} has no style of its own`);
    }
    this.emitFile({ type: 'asset', fileName: STYLE_FILE, source: JSON.stringify([...parts.values()]) });
  },
});
