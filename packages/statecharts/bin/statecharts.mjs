#!/usr/bin/env node
// @ts-check
// Runs the command in a child process, since the user's files may print, throw, loop, exit or never end.
import { spawn } from 'node:child_process';
import { existsSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @typedef {import('../src/cli/child.ts').Message} Message */

// In the repository `dist` may be stale, so the sources are used. The published package has none.
const hasSources = existsSync(new URL('../src/cli/child.ts', import.meta.url));
const program = fileURLToPath(new URL(hasSources ? 'from-sources.mjs' : '../dist/cli.js', import.meta.url));
// The child's stdout goes to stderr, so that output of loaded files is not mixed into the result.
const child = spawn(process.execPath, [program, ...process.argv.slice(2)], {
  stdio: ['inherit', 2, 'inherit', 'ipc'],
});

let isEnding = false;
let doing = '';
let begun = 0;
let shown = '';
/** @type {NodeJS.Timeout | undefined} */
let watchdog;
/** @type {string | undefined} */
let file;

const clear = () => {
  if (shown !== '') process.stderr.write('\r\u001B[K');
  shown = '';
};
if (process.stderr.isTTY)
  setInterval(() => {
    if (doing === shown || Date.now() - begun < 1000) return;
    clear();
    process.stderr.write(`${doing} …`);
    shown = doing;
  }, 250).unref();

/** @param {string} line */
const warn = (line) => {
  clear();
  try {
    writeSync(2, `${line}\n`);
  } catch {
    // stderr is closed.
  }
};
/** @param {number} code */
const end = (code) => {
  if (isEnding) return;
  isEnding = true;
  clear();
  clearTimeout(watchdog);
  // Exits only after all output has been written, even to a slow pipe.
  const finish = () => process.stdout.write('', () => process.exit(code));
  if (child.exitCode === null && child.signalCode === null) child.once('exit', finish);
  else finish();
  // Disconnecting lets the child delete its temporary files, unless a loaded file is in a loop.
  setImmediate(() => child.connected && child.disconnect());
  setTimeout(() => child.kill('SIGKILL'), 300);
};
// A reader such as `head` may close the pipe early.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

child.on('message', (/** @type {Message} */ message) => {
  if (isEnding) return;
  if (message.kind === 'print') {
    clear();
    process.stdout.write(`${message.line}\n`);
  } else if (message.kind === 'warn') warn(message.line);
  else if (message.kind === 'end') end(message.code);
  else if (message.kind === 'threw') {
    warn(`${file ?? 'A loaded file'} threw an error after it was loaded: ${message.reason}`);
    end(2);
  } else {
    [doing, begun] = [message.text, Date.now()];
    file = message.file ?? file;
    clearTimeout(watchdog);
    if (message.seconds === undefined) return;
    watchdog = setTimeout(() => {
      warn(
        `${file} was not loaded in ${message.seconds} s: it loops or waits for something; export its machines from a file that does not, or give --timeout SECONDS.`,
      );
      end(2);
    }, message.seconds * 1000);
  }
});
child.on('disconnect', () => {
  if (file !== undefined && !isEnding)
    warn(`${file} ended the process: export its machines from a file that neither exits nor waits for ever.`);
  end(2);
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => end(130));
