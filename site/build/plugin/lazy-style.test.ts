import type { Rolldown } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { lazyStyle, STYLE_FILE } from './lazy-style.ts';

const chunk = (fileName: string, parts: Partial<Rolldown.OutputChunk>, ...css: string[]) => ({
  type: 'chunk',
  fileName,
  isEntry: false,
  imports: [],
  dynamicImports: [],
  facadeModuleId: `/site/src/${fileName}.tsx`,
  viteMetadata: { importedCss: new Set(css) },
  ...parts,
});
const asset = (fileName: string) => ({ type: 'asset', fileName, source: `.${fileName}{}\n` });

const run = (outputs: readonly { readonly fileName: string }[], ...modules: readonly string[]) => {
  const bundle = Object.fromEntries(outputs.map((output) => [output.fileName, output]));
  const emitFile = vi.fn();
  const error = (text: string) => {
    throw new Error(text);
  };
  const { generateBundle } = lazyStyle(...modules);
  (generateBundle as (this: unknown, options: unknown, bundle: unknown) => void).call(
    { emitFile, error },
    {},
    bundle,
  );
  return { bundle, emitted: emitFile.mock.calls.map(([file]) => file) };
};

describe('the styles', () => {
  it('of all chunks but the named ones, and what those alone import, are one text in import order, and their chunks load none of it', () => {
    const page = chunk('page', { imports: ['shared'], dynamicImports: ['tool'] }, 'page.css', 'shared.css');
    const outputs = [
      page,
      chunk('main', { isEntry: true, imports: ['ui'], dynamicImports: ['chat', 'page'] }, 'main.css'),
      chunk('ui', {}, 'ui.css'),
      chunk('shared', {}, 'shared.css'),
      chunk('chat', { imports: ['ui'] }, 'chat.css'),
      chunk('tool', { imports: ['shared', 'own'] }, 'tool.css', 'shared.css'),
      chunk('own', {}, 'own.css'),
      ...['main.css', 'ui.css', 'page.css', 'shared.css', 'chat.css', 'tool.css', 'own.css'].map(asset),
    ];
    const { bundle, emitted } = run(outputs, 'src/chat.tsx', 'src/tool.tsx');
    expect(emitted).toEqual([
      {
        type: 'asset',
        fileName: STYLE_FILE,
        source: JSON.stringify([
          { files: ['ui'], css: '.ui.css{}' },
          { files: ['main'], css: '.main.css{}' },
          { files: ['shared', 'page'], css: '.shared.css{}' },
          { files: ['page'], css: '.page.css{}' },
        ]),
      },
    ]);
    expect(Object.keys(bundle).filter((name) => name.endsWith('.css'))).toEqual([
      'chat.css',
      'tool.css',
      'own.css',
    ]);
    expect(page.viteMetadata.importedCss.size).toBe(0);
    expect(outputs[4]).toMatchObject({ viteMetadata: { importedCss: new Set(['chat.css']) } });
  });

  it('are an error when a named module has none', () => {
    const outputs = [
      chunk('main', { isEntry: true, dynamicImports: ['tool'] }, 'main.css'),
      chunk('tool', {}, 'tool.css'),
      ...['main.css', 'tool.css'].map(asset),
    ];
    expect(() => run(outputs, 'src/tool.tsx', 'src/chat.tsx')).toThrow('src/chat.tsx');
  });
});
