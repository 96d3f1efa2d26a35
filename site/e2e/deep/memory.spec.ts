// Not in `npm test`: a leak shows after hundreds of repetitions, which take minutes.
import { canvas, pauseButton, smallWindow, withWebGl } from '../support/background.ts';
import { openAssistant } from '../support/chat.ts';
import { open, preferencesText } from '../support/site.ts';
import { expect, test, withMotion } from '../support/site-test.ts';
import { expectSteady } from './memory.ts';

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
    const isBusy = document.querySelector('main')?.ariaBusy === 'true';
    return location.pathname === path && heading !== before && heading?.isConnected && !isBusy;
  };
  while (!isShown()) {
    if (performance.now() > until) throw new Error(`${path} is not shown`);
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
};

test('a thousand route changes leave no memory, listener, actor or worker behind', {
  tag: ['@RTE-3', '@RTE-6'],
}, async ({ page }) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await expectSteady(page, { times: 1000, every: 200 }, (count) =>
    page.evaluate(follow, round[(count - 1) % round.length] ?? '/'),
  );
});

test('200 openings of the assistant leave no memory, listener or actor behind', {
  tag: ['@CHT-1', '@CHT-7'],
}, async ({ page }) => {
  await open(page, '/faq');
  await expectSteady(page, { times: 200, every: 40 }, async () => {
    await openAssistant(page);
    await page.keyboard.press('Escape');
  });
});

test.describe('with WebGL', () => {
  test.use({ ...withMotion, launchOptions: withWebGl, viewport: smallWindow });

  test('a background switched 200 times leaves one canvas and one worker', {
    tag: '@BKG-2',
  }, async ({ context, page }) => {
    const drawn = { timeout: 60_000 };
    await open(page, '/services');
    await expect(pauseButton(page)).toBeVisible(drawn);
    const other = await context.newPage();
    await other.goto('/robots.txt');
    const choose = (background: 'on' | 'off') =>
      other.evaluate(
        (text) => localStorage.setItem('preferences', text),
        preferencesText({ theme: 'light', background }),
      );
    await page.bringToFront();
    const every = 40;
    await expectSteady(page, { times: 200, every }, async (count) => {
      await choose('off');
      await expect(canvas(page)).toHaveCount(0);
      await choose('on');
      await expect(canvas(page)).toHaveCount(1);
      await expect.poll(() => page.workers().length).toBe(1);
      if (count % every === 0) await expect(canvas(page)).toHaveCSS('opacity', '1', drawn);
    });
  });
});
