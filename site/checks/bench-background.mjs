// @ts-check
// Measures the cost of the background (BKG-2) on the built site, in a Chromium with software WebGL, the worst case.
// Main thread: the difference of its task time between running and paused, per frame. Worker: its own time per frame,
// and the time until the frame is rendered. Prints two tables; the exit code is 1 over a limit.
import { setTimeout as sleep } from 'node:timers/promises';
import { openTab } from './chromium-tab.mjs';
import { chromiumFlags, findChromium } from './find-program.mjs';
import { startSite } from './processes.mjs';
import { medianOf } from './quantile.mjs';
import { toTable } from './table.mjs';
import { measureFrames, watchedAddress, watchWorker } from './watched-worker.mjs';

const limits = { mainThreadMs: 0.1, drawCalls: 1, pausedFrames: 0, hiddenFrames: 0 };
const counts = [2000, 20_000, 200_000];
const spanMs = 4000;
const rounds = 3;
const flags = [
  ...chromiumFlags.filter((flag) => flag !== '--disable-gpu'),
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--window-size=1280,800',
];

/** @typedef {import('./watched-worker.mjs').Measured} Measured */
/** @typedef {Awaited<ReturnType<typeof openTab>>} Tab */

/** In the page, before its scripts: lets the background's worker be watched, and keeps it with its start message. */
const keepWorker = () => {
  const kept = /** @type {any} */ (window);
  const { Worker: Original } = window;
  const { bench } = kept;
  bench.open = () => new Original(bench.watchedAddress(bench.address, bench.watch), { type: 'module' });
  window.Worker = class extends Original {
    /** @param {string | URL} address @param {WorkerOptions} [options] */
    constructor(address, options) {
      const isBackground = options?.name === 'background';
      super(isBackground ? bench.watchedAddress(address, bench.watch) : address, options);
      if (!isBackground) return;
      Object.assign(bench, { worker: this, address: String(address) });
      this.addEventListener('message', ({ data }) => {
        if (data.kind === 'shown') bench.isShown = true;
      });
    }
    /** @override @param {any} message @param {any} [transfer] */
    postMessage(message, transfer) {
      if (message.kind === 'start') bench.start = message;
      super.postMessage(message, transfer);
    }
  };
};

const inPage = `window.bench={watch:${JSON.stringify(`(${watchWorker})()`)},watchedAddress:${watchedAddress},measure:${measureFrames}};(${keepWorker})()`;

/** In the page: sends the visible background's worker a message. @param {'run' | 'pause'} kind */
const send = (kind) => /** @type {any} */ (window).bench.worker.postMessage({ kind });

/** In the page: the number of frames the worker has drawn for the screen. */
const askFrames = async () => {
  const { bench } = /** @type {any} */ (window);
  return /** @type {number} */ ((await bench.measure(bench.worker, 0)).shownFrames);
};

/** In the page: the cost of a field of `count` particles in a worker of its own. @param {number} count */
const measureCount = async (count) => {
  const { bench } = /** @type {any} */ (window);
  const worker = bench.open();
  const canvas = document.createElement('canvas').transferControlToOffscreen();
  const shown = new Promise((resolve) => worker.addEventListener('message', resolve, { once: true }));
  worker.postMessage({ ...bench.start, canvas, count }, [canvas]);
  await shown;
  worker.postMessage({ kind: 'run' });
  const result = /** @type {Measured} */ (await bench.measure(worker, count > 100_000 ? 20 : 60));
  worker.terminate();
  return result;
};

/** The main thread's time and the number of frames within a time span. @param {Tab} tab */
const measureSpan = async (tab) => {
  const taskMs = async () => {
    const { metrics } = await tab.send('Performance.getMetrics');
    return metrics.find((/** @type {any} */ { name }) => name === 'TaskDuration').value * 1000;
  };
  const frames = await tab.evaluate(askFrames);
  const ms = await taskMs();
  await sleep(spanMs);
  return { ms: (await taskMs()) - ms, frames: (await tab.evaluate(askFrames)) - frames };
};

/** @param {Tab} tab */
const measureScreen = async (tab) => {
  const costs = [];
  let pausedFrames = 0;
  let framesASecond = 0;
  for (let round = 0; round < rounds; round += 1) {
    await tab.evaluate(send, 'pause');
    await sleep(200);
    const paused = await measureSpan(tab);
    pausedFrames += paused.frames;
    await tab.evaluate(send, 'run');
    const running = await measureSpan(tab);
    if (running.frames === 0) throw new Error('The field draws nothing.');
    framesASecond = running.frames / (spanMs / 1000);
    costs.push((running.ms - paused.ms) / running.frames);
  }
  await tab.evaluate(send, 'pause');
  return { mainThreadMs: Math.max(0, medianOf(costs)), pausedFrames, framesASecond };
};

/** The number of frames of a running background in a hidden tab. @param {Tab} tab */
const measureHidden = async (tab) => {
  await tab.hide();
  await sleep(1000);
  if (!(await tab.evaluate(() => document.hidden))) throw new Error('The tab cannot be hidden.');
  await tab.evaluate(send, 'run');
  return (await measureSpan(tab)).frames;
};

/** @param {string} url */
const measure = async (url) => {
  const tab = await openTab(findChromium(), flags);
  try {
    await tab.send('Performance.enable');
    await tab.send('Page.enable');
    // The policy would block the workers that this script starts.
    await tab.send('Page.setBypassCSP', { enabled: true });
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: inPage });
    await tab.send('Page.navigate', { url });
    const isShown = () => /** @type {any} */ (window).bench?.isShown === true;
    for (let tries = 0; !(await tab.evaluate(isShown)); tries += 1) {
      if (tries === 300) throw new Error('The page shows no field of particles.');
      await sleep(100);
    }
    await sleep(2000);
    const screen = await measureScreen(tab);
    const workers = [];
    for (const count of counts) workers.push({ count, ...(await tab.evaluate(measureCount, count)) });
    return { ...screen, workers, hiddenFrames: await measureHidden(tab) };
  } finally {
    await tab.stop();
  }
};

const main = async () => {
  const site = await startSite();
  try {
    const { workers, framesASecond, ...measured } = await measure(site.url);
    const found = { ...measured, drawCalls: Math.max(...workers.map(({ drawCalls }) => drawCalls)) };
    const workerRows = workers.map(({ count, ownMs, drawnMs, drawCalls }) => [
      count.toLocaleString('en'),
      ownMs.toFixed(3),
      drawnMs.toFixed(2),
      String(drawCalls),
    ]);
    console.log(toTable(['particles', 'worker, ms a frame', 'ms until drawn', 'draw calls'], workerRows));
    const rows = [
      ['main thread, ms a frame', found.mainThreadMs.toFixed(3), limits.mainThreadMs],
      ['draw calls a frame', found.drawCalls, limits.drawCalls],
      ['frames while paused', found.pausedFrames, limits.pausedFrames],
      ['frames while hidden', found.hiddenFrames, limits.hiddenFrames],
    ].map((row) => row.map(String));
    console.log(
      `\n${toTable([`2,000 at ${framesASecond.toFixed(0)} frames a second`, 'measured', 'limit'], rows)}`,
    );
    const names = /** @type {(keyof typeof limits)[]} */ (Object.keys(limits));
    // A missing measurement is over its limit too.
    const isOver = found.drawCalls === 0 || names.some((name) => !(found[name] <= limits[name]));
    if (isOver) console.log('Over a limit.');
    process.exitCode = isOver ? 1 : 0;
  } finally {
    await site.stop();
  }
};

await main();
