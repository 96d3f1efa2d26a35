import type { Plugin, Rolldown } from 'vite';

/** Where the plugin writes the base sheet, below the public folder; the build removes it. */
export const BASE_STYLE_FILE = '.vite/base.css';

const toText = (output: Rolldown.OutputBundle[string] | undefined) =>
  output?.type === 'asset'
    ? String(output.source)
        .replaceAll(/\/\*\$vite\$.*?\*\//g, '')
        .trim()
    : '';

/**
 * Takes the styles that only the entry has out of the bundle, for the inline base sheet of every document. As a file, the
 * helper of `import()` would load it again, after the styles of pages.
 */
export const baseStyle = (): Plugin => ({
  name: 'loomwright:base-style',
  apply: 'build',
  // After the styles are emitted, before Vite writes which of them each import loads.
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const stylesOf = (chunk: Rolldown.OutputChunk) => chunk.viteMetadata?.importedCss ?? new Set<string>();
    const entry = chunks.find(({ isEntry }) => isEntry);
    const others = new Set(chunks.filter((chunk) => chunk !== entry).flatMap((chunk) => [...stylesOf(chunk)]));
    const files = entry ? [...stylesOf(entry)].filter((file) => !others.has(file)) : [];
    const source = files.map((file) => toText(bundle[file])).join('');
    if (source === '') this.error('the entry has no style of its own');
    for (const file of files) {
      delete bundle[file];
      if (entry) stylesOf(entry).delete(file);
    }
    this.emitFile({ type: 'asset', fileName: BASE_STYLE_FILE, source });
  },
});
