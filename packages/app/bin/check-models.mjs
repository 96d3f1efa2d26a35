#!/usr/bin/env node
// @ts-check
// Run by `npm run check:models`. Bundles the models first, because they run faster outside a test runner.
// --only=carts    models whose names contain this      --seconds=600    time limit for each model
// --cores=2       models checked in parallel           --megabytes=1024 memory limit for each model
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '600' },
    megabytes: { type: 'string', default: '1024' },
    cores: { type: 'string', default: String(availableParallelism()) },
  },
});
const megabytes = Number(values.megabytes);

const home = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(home, 'node_modules/.models-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await build({
  configFile: false,
  logLevel: 'error',
  root: home,
  ssr: { noExternal: true },
  build: {
    ssr: join(home, 'test/models/main.ts'),
    outDir: folder,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'models.mjs' } },
  },
});

/** @param {string} text @param {number} width */
const right = (text, width) => text.padStart(width);
/** @param {readonly (string | number)[]} cells */
const row = ([name = '', ...cells]) =>
  `${String(name).padEnd(52)}${cells.map((cell) => right(String(cell), 12)).join('')}`;
console.log(
  row([
    'model',
    'states',
    'transitions',
    'worked out',
    'depth',
    'seconds',
    'states/s',
    'MB',
    'complete',
    'properties',
  ]),
);

/** @type {number[] | undefined} */
let waiting;
let isBroken = false;

/** @param {any} result */
const show = (result) => {
  if (result.error) {
    isBroken = true;
    console.log(`✗ ${result.name}: ${result.error}`);
    return;
  }
  const { depth, endedBy, milliseconds, properties, states, transitions, violations, computedSteps } = result;
  const held = `${properties - violations.length}/${properties}`;
  const speed = Math.round((states / milliseconds) * 1000);
  const complete = endedBy ? `no: ${endedBy}` : 'yes';
  console.log(
    row([
      result.name,
      states,
      transitions,
      computedSteps,
      depth,
      (milliseconds / 1000).toFixed(1),
      speed,
      Math.round(result.megabytes),
      complete,
      held,
    ]),
  );
  if (result.advice) console.log(`  ${result.advice}`);
  for (const violation of violations) console.log(`\n${violation}`);
  isBroken ||= violations.length > 0;
};

const work = () =>
  new Promise((resolve, reject) => {
    const worker = new Worker(pathToFileURL(join(folder, 'models.mjs')), {
      workerData: { seconds: Number(values.seconds), megabytes },
      // Most objects that a search creates are short-lived, and a large young generation frees them cheaply.
      resourceLimits: { maxOldGenerationSizeMb: 2 * megabytes, maxYoungGenerationSizeMb: 192 },
    });
    const next = () => {
      const index = waiting?.shift();
      if (index === undefined) resolve(worker.terminate());
      else worker.postMessage(index);
    };
    worker.on('error', reject);
    worker.on('message', (message) => {
      if ('names' in message)
        waiting ??= message.names.flatMap((/** @type {string} */ name, /** @type {number} */ index) =>
          name.includes(values.only) ? [index] : [],
        );
      else show(message);
      next();
    });
  });

await Promise.all(Array.from({ length: Number(values.cores) }, work));
process.exitCode = isBroken ? 1 : 0;
