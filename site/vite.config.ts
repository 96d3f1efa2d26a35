import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preparedKnowledge } from '../packages/chat-service/build/prepared-knowledge.ts';
import { defines } from './build/configuration.ts';
import { development } from './build/plugin/development.ts';
import { labCopies } from './build/plugin/lab-copies.ts';
import { lazyStyle } from './build/plugin/lazy-style.ts';
import { leanReactDom, leanXState } from './build/plugin/lean-setup.ts';
import { ownPreload } from './build/plugin/own-preload.ts';
import { siteBuild } from './build/plugin/site-build.ts';
import { stripDescriptions } from './build/plugin/strip-descriptions.ts';

export default defineConfig({
  define: defines,
  resolve: {
    alias: [
      // React includes the hook; the shim of wouter and @xstate/react only re-exports it.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
    ],
  },
  worker: { format: 'es' },
  plugins: [
    stripDescriptions(),
    ownPreload(),
    leanXState(),
    leanReactDom(),
    react(),
    vanillaExtractPlugin(),
    development(),
    lazyStyle(
      'src/assistant/panel/chat.tsx',
      'src/search/palette/palette.tsx',
      'src/pages/portfolio-generator/editor.tsx',
      // Members' pages, whose documents show nothing before the session is known.
      ...['activity', 'admin-dashboard', 'dashboard', 'orders', 'profile', 'settings'].map(
        (page) => `src/pages/${page}/${page}-page.tsx`,
      ),
      'src/lab/coverage/coverage.tsx',
      'src/lab/live/live.tsx',
      'src/lab/source/source.tsx',
    ),
    labCopies(),
    preparedKnowledge(),
    siteBuild(),
  ],
});
