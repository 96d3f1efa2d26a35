// Refits the answer gate after a change to the cards: node packages/chat-service/bench/fit-gate.mjs
// It prints new weights for `src/matching/gate.ts`, and the results for several pairs of thresholds.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('../test/golden/fit-gate.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'error',
});
console.log(module.report);
