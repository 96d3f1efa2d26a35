// @ts-check
// `npm run bench:presses`: presses ten things of the built site in Chromium with a processor four times as slow, and
// prints the time from the press to the next painted frame (Event Timing), and the processor time that the frame took on
// the main thread, and on the threads that draw it: other programs change these less. `--runs=5`; `--only=cart` or
// `--only=first` for some.
// `--check` makes the exit code 1 when a press is over a limit; a busy machine may be.
import { argv } from 'node:process';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from './find-program.mjs';
import { numberOf, optionOf } from './options.mjs';
import { startSite } from './processes.mjs';
import { medianOf } from './quantile.mjs';
import { toTable } from './table.mjs';

const limits = { median: 150, worst: 200 };
const slowDown = 4;
const runs = numberOf('runs', 5);
const only = optionOf('only') ?? '';
// Without the background: software WebGL is slower than any graphics card.
const flags = [...chromiumFlags, '--disable-software-rasterizer'];
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** @typedef {import('playwright').Page} Page */

/**
 * @typedef {object} Press
 * @property {string} name
 * @property {string} path
 * @property {(page: Page) => Promise<unknown>} [before] not measured
 * @property {(page: Page) => Promise<unknown>} act
 */

const openSearch = (/** @type {Page} */ page) =>
  page.locator('[aria-keyshortcuts]').filter({ visible: true }).click();

/** @type {readonly Press[]} */
const presses = [
  { name: 'open the search', path: '/', act: openSearch },
  {
    name: 'submit an empty form',
    path: '/contact',
    act: (page) => page.locator('form [type="submit"]').first().click(),
  },
  {
    name: 'choose a day of the demo',
    path: '/demo',
    act: (page) => page.locator('[data-day][aria-disabled="false"][aria-pressed="false"]').nth(3).click(),
  },
  {
    name: 'filter products',
    path: '/products',
    act: (page) => page.locator('search button').nth(1).click(),
  },
  {
    name: 'add to cart',
    path: '/products/1',
    act: (page) => page.getByRole('button', { name: 'Add to Cart' }).click(),
  },
  { name: 'open the assistant', path: '/', act: (page) => page.locator('#assistant-button').click() },
  {
    name: 'type in the catalogue’s field',
    path: '/products',
    before: (page) => page.getByRole('searchbox').click(),
    act: (page) => page.keyboard.press('p'),
  },
  {
    name: 'type in the search',
    path: '/',
    before: async (page) => {
      await openSearch(page);
      await page.getByRole('combobox').waitFor();
    },
    act: (page) => page.keyboard.press('p'),
  },
  { name: 'open an answer', path: '/faq', act: (page) => page.locator('summary').nth(1).click() },
  {
    name: 'follow a link',
    path: '/',
    act: (page) => page.getByRole('navigation').getByRole('link', { name: 'Products' }).first().click(),
  },
];

/** In the page: waits until nothing has been loaded and no long task has run for a second. */
const whenQuiet = () =>
  new Promise((resolve) => {
    let timer = setTimeout(resolve, 1000);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 1000);
    };
    new PerformanceObserver(wait).observe({ entryTypes: ['resource', 'longtask'] });
  });

/** @param {Page} page */
const slow = async (page) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
};

/**
 * The slowest event of the press, in milliseconds: until its frame was shown, the main thread's time until that frame was
 * handed to the compositor, and the time of drawing (not slowed down).
 * @param {string} text of a trace
 */
const readTrace = (text) => {
  /** @type {any[]} */
  const events = JSON.parse(text).traceEvents;
  const slowest = events
    .filter(({ args, name, ph }) => name === 'EventTiming' && ph === 'b' && args.data.interactionId > 0)
    .toSorted((a, b) => b.args.data.duration - a.args.data.duration)[0];
  if (!slowest) throw new Error('The trace has no press.');
  const { commitFinishTime, duration, timeStamp } = slowest.args.data;
  // Some frames have no time of their commit.
  const committed = commitFinishTime > timeStamp ? commitFinishTime - timeStamp : duration;
  /** @param {string} task @param {number} ms @param {(event: any) => boolean} isHere */
  const timeOf = (task, ms, isHere) =>
    events
      .filter(({ name, ts }) => name === task && ts >= slowest.ts && ts < slowest.ts + ms * 1000)
      .filter(isHere)
      .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  return {
    duration,
    worked: timeOf('RunTask', committed, ({ tid }) => tid === slowest.tid),
    drawn: timeOf('RasterTask', duration, ({ pid }) => pid === slowest.pid),
  };
};

/** @param {import('playwright').Browser} browser @param {string} url @param {(page: Page) => Promise<any>} act */
const withPage = async (browser, url, act) => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
};

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {Press} press
 * @returns {Promise<ReturnType<typeof readTrace>>}
 */
const measure = (browser, url, { act, before, path }) =>
  withPage(browser, url, async (page) => {
    await page.goto(path);
    await page.waitForSelector('html[data-hydrated]');
    await page.evaluate(whenQuiet);
    await before?.(page);
    await slow(page);
    await page.evaluate(whenQuiet);
    await browser.startTracing(page, { categories });
    await act(page);
    await page.evaluate(whenQuiet);
    return readTrace((await browser.stopTracing()).toString());
  });

/** In the page, before its scripts: keeps the time from the first press to the frame with the open search. */
const watchFirst = () => {
  let pressed = 0;
  addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('dialog[open]')) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => Object.assign(window, { firstPress: performance.now() - pressed })),
    );
  }).observe(document, { subtree: true, attributeFilter: ['open'] });
};

/** In the page: the middle of the button that opens the search, once the page has been painted. */
const whenPainted = () =>
  new Promise((/** @type {(place: { x: number, y: number }) => void} */ resolve) =>
    new PerformanceObserver(() => {
      const button = [...document.querySelectorAll('[aria-keyshortcuts]')].find(
        (each) => each.clientWidth > 0,
      );
      const { x = 0, y = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
      resolve({ x: x + width / 2, y: y + height / 2 });
    }).observe({ type: 'paint', buffered: true }),
  );

/**
 * The time until the search is open when its button is pressed right after the first paint, before hydration.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<number>}
 */
const measureFirst = (browser, url) =>
  withPage(browser, url, async (page) => {
    await slow(page);
    await page.addInitScript(watchFirst);
    await page.goto('/', { waitUntil: 'commit' });
    const { x, y } = await page.evaluate(whenPainted);
    await page.mouse.click(x, y);
    return (await page.waitForFunction(() => Reflect.get(window, 'firstPress'))).jsonValue();
  });

/** @param {() => Promise<any>} act */
const repeat = async (act) => {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await act());
  return results;
};

const main = async () => {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: findChromium(), args: flags });
  try {
    const rows = [];
    let isOver = false;
    for (const press of presses.filter(({ name }) => name.includes(only))) {
      const results = await repeat(() => measure(browser, site.url, press));
      const times = results.map(({ duration }) => duration);
      const [median, worst] = [medianOf(times), Math.max(...times)];
      isOver ||= median > limits.median || worst > limits.worst;
      const worked = medianOf(results.map((result) => result.worked));
      const drawn = medianOf(results.map((result) => result.drawn));
      rows.push([press.name, ...[median, worst, worked, drawn].map((ms) => ms.toFixed(0))]);
    }
    console.log(`${slowDown} times as slow, medians of ${runs}:`);
    console.log(toTable(['press', 'median, ms', 'worst', 'main thread', 'drawing'], rows));
    console.log(`Limits: ${limits.median} ms as the median, ${limits.worst} as the worst.`);
    if ('first press'.includes(only)) {
      const first = await repeat(() => measureFirst(browser, site.url));
      const [median, worst] = [medianOf(first), Math.max(...first)];
      console.log(
        `First press, right after the first paint: ${median.toFixed(0)} ms, worst ${worst.toFixed(0)}.`,
      );
    }
    if (isOver) console.log('Over a limit.');
    process.exitCode = isOver && argv.includes('--check') ? 1 : 0;
  } finally {
    await browser.close();
    await site.stop();
  }
};

await main();
