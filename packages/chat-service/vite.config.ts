import { defineConfig } from 'vite';
import { learnedWeights } from './build/learned-weights.ts';

// One file for Node, which cannot run TypeScript: nothing has to be installed beside it.
export default defineConfig({
  plugins: [learnedWeights()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
  },
});
