// @ts-check
// `npm run test:steady -- cart` repeats the browser tests under CPU load to find flaky ones.
import { spawn } from 'node:child_process';
import { argv, env } from 'node:process';
import { Worker } from 'node:worker_threads';
import { ensureTestBrowser } from './find-program.mjs';
import { root } from './paths.mjs';

for (let count = 0; count < 2; count += 1) new Worker('for (;;);', { eval: true });
const parameters = [
  'test',
  '-c',
  'site/e2e/playwright.config.ts',
  '--repeat-each=10',
  '--retries=0',
  ...argv.slice(2),
];
const playwright = spawn('playwright', parameters, {
  cwd: root,
  stdio: 'inherit',
  env: { ...env, ...ensureTestBrowser() },
});
// Ctrl-C also reaches Playwright, which must exit first.
process.on('SIGINT', () => {});
playwright.on('close', (code) => process.exit(code ?? 1));
