import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preparedKnowledge } from '../packages/chat-service/build/prepared-knowledge.ts';
import { defines } from './build/configuration.ts';
import { development } from './build/plugin/development.ts';
import { siteBuild } from './build/plugin/site-build.ts';
import { stripDescriptions } from './build/plugin/strip-descriptions.ts';

export default defineConfig({
  define: defines,
  worker: { format: 'es' },
  plugins: [
    stripDescriptions(),
    react(),
    vanillaExtractPlugin(),
    development(),
    preparedKnowledge(),
    siteBuild(),
  ],
});
