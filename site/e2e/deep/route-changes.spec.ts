import { openAssistant } from '../support/chat.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/site-test.ts';
import { GROWTH_LIMIT, type Measured, measure, printMeasured, startMeasuring } from './measure.ts';

const CHANGES = 1000;
const MEASURED_FROM = 200;

/** A round of twenty pages, so that measurements are taken on the same one. */
const round = [
  ...['/products', '/products/1', '/services', '/about', '/contact', '/demo', '/faq', '/support', '/blog'],
  ...['/blog/what-we-measure-every-week', '/documentation', '/documentation/integrate-the-chatbot', '/cart'],
  ...[
    '/tools/portfolio-generator',
    '/statecharts',
    '/statecharts/cart',
    '/privacy',
    '/login',
    '/no/such',
    '/',
  ],
];

/** In the page: goes there by a link of the page where there is one, and waits until the page is shown. */
const follow = async (path: string) => {
  const before = document.querySelector('h1');
  const link = document.querySelector(`:is(header, main, footer) a[href="${path}"]`);
  // Those of a drawing cannot be pressed by a script.
  if (link instanceof HTMLElement) link.click();
  else {
    history.pushState(history.state, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }
  const until = performance.now() + 20_000;
  const isShown = () => {
    const heading = document.querySelector('h1');
    const main = document.querySelector('main');
    return (
      location.pathname === path && heading !== before && heading?.isConnected && main?.ariaBusy !== 'true'
    );
  };
  while (!isShown()) {
    if (performance.now() > until) throw new Error(`${path} is not shown`);
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
};

test(`after ${CHANGES} route changes memory has not grown by 1 MB since the first ${MEASURED_FROM}, and listeners, actors and workers are those of the beginning`, {
  tag: ['@RTE-3', '@RTE-6'],
}, async ({ page }) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const devtools = await startMeasuring(page);
  const points = new Map<number, Measured>();
  for (let change = 1; change <= CHANGES; change += 1) {
    await page.evaluate(follow, round[(change - 1) % round.length] ?? '/');
    if (change === round.length || change % MEASURED_FROM === 0)
      points.set(change, await measure(page, devtools));
  }
  printMeasured('changes', points);
  const [begin, from, end] = [round.length, MEASURED_FROM, CHANGES].map((change) => points.get(change));
  expect((end?.heapBytes ?? 0) - (from?.heapBytes ?? 0)).toBeLessThanOrEqual(GROWTH_LIMIT);
  expect(end?.listeners).toBeLessThanOrEqual(begin?.listeners ?? 0);
  expect(end?.actors).toBe(begin?.actors);
  expect(end?.workers).toBe(begin?.workers);
});

test('after 200 openings of the assistant memory has not grown by 1 MB since the first 40', {
  tag: ['@CHT-1', '@CHT-7'],
}, async ({ page }) => {
  await open(page, '/faq');
  const devtools = await startMeasuring(page);
  const points = new Map<number, Measured>();
  for (let times = 1; times <= 200; times += 1) {
    await openAssistant(page);
    await page.keyboard.press('Escape');
    if (times % 40 === 0) points.set(times, await measure(page, devtools));
  }
  printMeasured('openings', points);
  const [from, end] = [points.get(40), points.get(200)];
  expect((end?.heapBytes ?? 0) - (from?.heapBytes ?? 0)).toBeLessThanOrEqual(GROWTH_LIMIT);
  expect(end?.listeners).toBeLessThanOrEqual(from?.listeners ?? 0);
  expect(end?.actors).toBe(from?.actors);
});
