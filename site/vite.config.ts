import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { development } from './build/development.ts';
import { siteBuild } from './build/site-build.ts';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), development(), siteBuild()],
});
