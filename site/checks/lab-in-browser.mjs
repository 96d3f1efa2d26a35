// @ts-check
// How fast the lab is on the page: the largest chart drawn by a slow phone, and a recording of many events.
import { setTimeout as sleep } from 'node:timers/promises';
import { openTab } from './chromium-tab.mjs';
import { chromiumFlags, findChromium } from './find-program.mjs';
import { startSite } from './processes.mjs';
import { medianOf } from './quantile.mjs';

/** @typedef {Awaited<ReturnType<typeof openTab>>} Tab */

/** Opens a document, and waits until it lives and is quiet. @param {Tab} tab @param {string} url */
const open = async (tab, url) => {
  await tab.send('Page.enable');
  await tab.send('Page.navigate', { url });
  const isAlive = () => document.readyState === 'complete' && 'hydrated' in document.documentElement.dataset;
  for (let tries = 0; !(await tab.evaluate(isAlive)); tries += 1) {
    if (tries === 300) throw new Error(`${url} does not come alive.`);
    await sleep(100);
  }
  await sleep(2000);
};

/**
 * In the page: presses the link to a chart, whose code is there. In ms: `opened` from the click until its page is on the
 * screen, `drawing` from then until all of the chart is, and `longest` the longest task until the page is at rest.
 * @param {{ readonly id: string, readonly states: number }} chart
 */
const drawChart = async ({ id, states }) => {
  const href = `/statecharts/${id}`;
  /** @type {HTMLAnchorElement | null} */
  const link = document.querySelector(`main ul a[href="${href}"]`);
  if (!link) throw new Error(`There is no link to ${href}.`);
  const isThere = () => document.querySelector('h1')?.textContent === `The ${id} statechart`;
  const drawnStates = () =>
    new Set(
      Array.from(document.querySelectorAll('figure [data-state]'), (one) => one.getAttribute('data-state')),
    ).size;
  link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 3000));
  /** @type {number[]} */
  const tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
  /** @param {() => boolean} isMet */
  const frameWhere = (isMet) =>
    new Promise((resolve) => {
      const watch = () => {
        // The task after this frame begins when it has been painted.
        if (isMet()) setTimeout(resolve);
        else requestAnimationFrame(watch);
      };
      watch();
    });
  const begin = performance.now();
  link.click();
  await frameWhere(isThere);
  const opened = performance.now() - begin;
  await frameWhere(() => drawnStates() === states);
  const drawing = performance.now() - begin - opened;
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const told = document.querySelectorAll('section[id^="state-"]').length;
  if (told !== states) throw new Error(`The table of ${href} has ${told} of ${states} states.`);
  return { opened, drawing, longest: Math.max(0, ...tasks) };
};

/** In the page: measures the frames while 1000 events a second reach the app. @param {boolean} isRecorded */
const measureFrames = async (isRecorded) => {
  const press = (/** @type {string} */ text) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click();
  if (isRecorded) press('Record');
  await new Promise((resolve) => setTimeout(resolve, 500));
  let [sent, spent] = [0, 0];
  const begin = performance.now();
  const end = begin + 4000;
  const send = () => {
    const before = performance.now();
    for (; sent < before - begin; sent += 1) window.dispatchEvent(new Event('pagehide'));
    spent += performance.now() - before;
    if (performance.now() < end) setTimeout(send, 10);
  };
  send();
  /** @type {number[]} */
  const gaps = [];
  let last = performance.now();
  await new Promise((resolve) => {
    const frame = () => {
      const now = performance.now();
      gaps.push(now - last);
      last = now;
      if (now < end) requestAnimationFrame(frame);
      else resolve(undefined);
    };
    requestAnimationFrame(frame);
  });
  press('Pause');
  return {
    longest: Math.max(...gaps),
    late: gaps.filter((gap) => gap > 50).length,
    frames: gaps.length,
    sent,
    /** In ms. */
    eachEvent: spent / sent,
  };
};

/** Measures both; `largest` is the chart to draw. @param {{ readonly id: string, readonly states: number }} largest */
export const measureInBrowser = async (largest) => {
  const site = await startSite();
  const tab = await openTab(findChromium(), [...chromiumFlags, '--window-size=1280,900']);
  try {
    const drawings = [];
    for (let run = 0; run < 5; run += 1) {
      await open(tab, `${site.url}/statecharts`);
      await tab.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      drawings.push(await tab.evaluate(drawChart, largest));
      await tab.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    await open(tab, `${site.url}/statecharts?live`);
    const idle = await tab.evaluate(measureFrames, false);
    return {
      drawing: {
        opened: medianOf(drawings.map(({ opened }) => opened)),
        drawing: medianOf(drawings.map(({ drawing }) => drawing)),
        longest: medianOf(drawings.map(({ longest }) => longest)),
      },
      idle,
      recording: await tab.evaluate(measureFrames, true),
    };
  } finally {
    await tab.stop();
    await site.stop();
  }
};
