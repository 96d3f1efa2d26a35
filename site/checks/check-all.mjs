// @ts-check
// `npm test`: runs every part of `parts.mjs`, side by side within the machine's cores, whether or not another failed.
// Parts that passed with the same inputs are not run again unless CI is set or `--fresh` is given. `--only=NAME,…` runs
// these parts and what they need. The last line is `N passed, N failed`.
import { rmSync } from 'node:fs';
import { availableParallelism, constants } from 'node:os';
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { recallSeconds } from './cache.mjs';
import { CHROMIUM, HEADLESS_SHELL, provideProgram } from './find-program.mjs';
import { messageOf, print } from './log.mjs';
import { optionOf } from './options.mjs';
import { createParts } from './parts.mjs';
import { reportsFolder, root } from './places.mjs';
import { notRun, runPart } from './run-part.mjs';
import { runTasks } from './schedule.mjs';
import { summarise } from './summary.mjs';

/** @typedef {import('./parts.mjs').Part} Part */

const heartbeatMs = 30_000;

const isFresh = env.CI !== undefined || argv.includes('--fresh');
const only = optionOf('only')?.split(',');

/** @param {readonly Part[]} parts @returns {readonly Part[]} the requested parts, and all they need */
const select = (parts) => {
  if (!only) return parts;
  const wanted = new Set(only);
  for (const name of only)
    if (!parts.some((part) => part.name === name))
      throw new Error(`No part is called ${name}. There are: ${parts.map((part) => part.name).join(', ')}.`);
  for (const part of parts.toReversed())
    if (wanted.has(part.name)) for (const need of part.needs) wanted.add(need);
  return parts.filter(({ name }) => wanted.has(name));
};

const interruption = new AbortController();
/** @param {NodeJS.Signals} signal */
const onInterrupt = (signal) => {
  // A second signal exits at once.
  if (interruption.signal.aborted) process.exit(128 + constants.signals[signal]);
  print(`${signal}: stopping what runs.`);
  process.exitCode = 128 + constants.signals[signal];
  interruption.abort();
};
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, onInterrupt);

/**
 * The environment variables with the paths of external programs, and the variables of those that were not found.
 * @param {readonly Part[]} parts
 */
const providePrograms = (parts) => {
  /** @type {Record<string, string>} */
  const programPaths = {};
  /** @type {Set<string>} */
  const missing = new Set();
  const wanted = parts.flatMap(({ optionalPrograms = [], programs = [] }) => [
    ...programs,
    ...optionalPrograms,
  ]);
  for (const program of new Set(wanted)) {
    // A browser given by the environment replaces the headless shell.
    if (program === HEADLESS_SHELL && env[CHROMIUM.variable]) continue;
    try {
      programPaths[program.variable] = provideProgram(program);
    } catch (error) {
      missing.add(program.variable);
      print(messageOf(error));
    }
  }
  return { programPaths, missing };
};

/** @param {ReadonlyMap<string, () => string>} running parts with their output so far */
const printLastLines = (running) => {
  for (const [name, output] of running)
    print(`  ${name}: ${output().trimEnd().split('\n').at(-1)?.trim().slice(0, 100) ?? ''}`);
};

const main = async () => {
  const cores = availableParallelism();
  const parts = select(createParts(cores));
  if (!only) rmSync(join(root, reportsFolder), { recursive: true, force: true });
  const running = new Map();
  const { signal } = interruption;
  const surroundings = { isFresh, running, signal, ...providePrograms(parts) };
  const heartbeat = setInterval(() => printLastLines(running), heartbeatMs);
  /** @type {Map<string, import('./summary.mjs').Result>} */
  const results = new Map();
  await runTasks(
    parts.map((part) => ({ ...part, seconds: recallSeconds(part.pieces[0]?.name ?? '') ?? part.seconds })),
    {
      cores,
      run: async (part) => {
        const result = await runPart(part, surroundings);
        results.set(part.name, result);
        return result.failed === 0;
      },
      skip: ({ name }, need) => results.set(name, notRun(name, `${need} did not pass`)),
    },
  );
  clearInterval(heartbeat);
  if (!summarise(parts.flatMap(({ name }) => results.get(name) ?? []))) process.exitCode ||= 1;
};

try {
  await main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
