// Builds the lab's pages for `statecharts serve`.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { makeFont } from '../build/assets/font.ts';
import { defines } from '../build/configuration.ts';
import { stripDescriptions } from '../build/plugin/strip-descriptions.ts';

const font = (): Plugin => ({
  name: 'lab:font',
  apply: 'build',
  async generateBundle() {
    const { css, files } = await makeFont();
    for (const { bytes, path } of files) this.emitFile({ type: 'asset', fileName: path, source: bytes });
    this.emitFile({ type: 'asset', fileName: 'assets/font.css', source: css.replaceAll('/assets/', './') });
  },
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'stylesheet', href: './assets/font.css' }, injectTo: 'head' },
  ],
});

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  define: { ...defines, 'FEATURES.lab': 'true' },
  plugins: [stripDescriptions(), react(), vanillaExtractPlugin(), font()],
  build: {
    outDir: '../../packages/statecharts/dist/lab',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
  },
});
