#!/usr/bin/env node
// @ts-check
// Runs the command line: built as it is published, and through Vite's module runner where its sources are.
import { existsSync, writeSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { stdout, stderr } = process;
const write = stdout.write.bind(stdout);
// What a loaded file prints is no answer of a command.
stdout.write = stderr.write.bind(stderr);

/** @param {number} code */
const end = (code) => {
  isEnded = true;
  process.exit(code);
};
let isEnded = false;
// The reader has read enough.
stdout.on('error', () => end(process.exitCode === undefined ? 2 : Number(process.exitCode)));
stderr.on('error', () => {});
const sources = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
/** @type {{ module: typeof import('../src/cli/main.ts') }} */
const { module } = existsSync(sources)
  ? await runnerImport(sources, { logLevel: 'error', configFile: false })
  : { module: await import(new URL('../dist/cli.js', import.meta.url).href) };
// A loaded file may throw later, or end the process.
process.on('uncaughtException', (error) => {
  writeSync(2, `The loaded file threw an error: ${String(error?.message ?? error).split('\n')[0]}\n`);
  end(2);
});
process.on('exit', () => {
  if (isEnded) return;
  writeSync(2, 'The loaded file ended the process.\n');
  process.exitCode = 2;
});

const main = async () => {
  /** @type {string[]} */
  const lines = [];
  process.exitCode = await module.main(process.argv.slice(2), (line) => lines.push(`${line}\n`));
  // What a loaded file has thrown meanwhile comes first.
  await setImmediate();
  // A loaded file may keep the process alive, with a timer or a server.
  write(lines.join(''), () => end(Number(process.exitCode)));
};
// Not awaited: Node warns of a top-level `await` that a loaded file keeps from settling.
void main();
