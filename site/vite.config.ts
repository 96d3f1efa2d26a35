import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { defines } from './build/configuration.ts';
import { development } from './build/development.ts';
import { lazyStyle } from './build/lazy-style.ts';
import { siteBuild } from './build/site-build.ts';
import { stripDescriptions } from './build/strip-descriptions.ts';

export default defineConfig({
  define: defines,
  // React includes the hook; wouter's shim only re-exports it.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  worker: { format: 'es' },
  plugins: [
    stripDescriptions(),
    react(),
    vanillaExtractPlugin(),
    development(),
    lazyStyle('src/chat/chat.tsx', 'src/pages/portfolio-generator/editor.tsx'),
    siteBuild(),
  ],
});
