import { defineConfig } from 'vite';

// One file for Node, which cannot run TypeScript: nothing has to be installed beside it.
export default defineConfig({
  ssr: { noExternal: true },
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
  },
});
