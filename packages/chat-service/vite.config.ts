import { defineConfig } from 'vite';
import { preparedKnowledge } from './build/prepared-knowledge.ts';

// Bundles everything into one file, so that no packages need to be installed.
export default defineConfig({
  plugins: [preparedKnowledge()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
  },
});
