#!/usr/bin/env node
// @ts-check
// Runs the command line, which is written in TypeScript, through Vite's module runner.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** @type {{ module: typeof import('../src/cli/main.ts') }} */
const { module } = await runnerImport(fileURLToPath(new URL('../src/cli/main.ts', import.meta.url)), {
  logLevel: 'error',
  configFile: false,
});
process.exitCode = await module.main(process.argv.slice(2));
