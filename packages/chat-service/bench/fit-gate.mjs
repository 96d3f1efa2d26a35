// Refits the gate after the cards have changed: prints the weights and thresholds for `src/matching/gate.ts`.
// node packages/chat-service/bench/fit-gate.mjs
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('../test/golden/fit-gate.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'error',
});
console.log(module.report);
