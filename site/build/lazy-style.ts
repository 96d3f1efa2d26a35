import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Where the plugin leaves the style of every document, below the public folder; the build takes it from there. */
export const STYLE_FILE = '.vite/style.css';

const toText = (source: string | Uint8Array) =>
  (typeof source === 'string' ? source : Buffer.from(source).toString('utf8')).trim();

/** Every chunk once: the entries with what they import, imports first, then what is fetched later, in the order it is named. */
const inOrder = (bundle: Bundle): readonly Rolldown.OutputChunk[] => {
  const seen = new Set<Rolldown.OutputChunk>();
  const later = new Set<string>();
  const collect = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || seen.has(chunk)) return [];
    seen.add(chunk);
    const before: readonly Rolldown.OutputChunk[] = chunk.imports.flatMap(collect);
    for (const name of chunk.dynamicImports) later.add(name);
    return [...before, chunk];
  };
  const entries = Object.values(bundle).filter((output) => output.type === 'chunk' && output.isEntry);
  const found = entries.flatMap(({ fileName }) => collect(fileName));
  // A set goes on with what is added while it is walked: what is fetched later may fetch more.
  for (const name of later) found.push(...collect(name));
  return found;
};

/**
 * The styles of all pages stand in every document: nothing has to be fetched before anything is painted, and following a
 * link fetches no style. Only the modules named here keep their own as files, which their importers fetch together with
 * them: parts that most visits never see (CHT-7, PGN-1).
 */
export const lazyStyle = (...modules: readonly string[]): Plugin => ({
  name: 'loomwright:lazy-style',
  apply: 'build',
  // After the styles were emitted, before the imports are told which of them to fetch.
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const texts: string[] = [];
    const plain = new Set(modules);
    for (const chunk of inOrder(bundle)) {
      const files = chunk.viteMetadata?.importedCss ?? new Set<string>();
      const module = modules.find((name) => chunk.facadeModuleId?.endsWith(`/${name}`));
      if (module !== undefined) {
        if (files.size > 0) plain.delete(module);
        continue;
      }
      for (const file of files) {
        const asset = bundle[file];
        // A file that two chunks name was taken by the first.
        if (asset?.type !== 'asset') continue;
        texts.push(toText(asset.source));
        delete bundle[file];
      }
      files.clear();
    }
    for (const module of plain) this.error(`${module} brings no style of its own`);
    this.emitFile({ type: 'asset', fileName: STYLE_FILE, source: texts.join('') });
  },
});
