import { defineConfig } from 'vite';
import { preparedKnowledge } from './build/prepared-knowledge.ts';

// One file for Node, so that nothing needs installing beside it.
export default defineConfig({
  plugins: [preparedKnowledge()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
  },
});
