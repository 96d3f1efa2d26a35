// Not in `npm test`, because a leak shows only after hundreds of repetitions.
import { open } from '../support/site.ts';
import { test } from '../support/site-test.ts';
import { expectSteady } from './memory.ts';

const round = [
  ...['/products', '/products/1', '/services', '/about', '/contact', '/demo', '/faq', '/support', '/blog'],
  ...['/blog/what-we-measure-every-week', '/documentation', '/documentation/integrate-the-chatbot', '/cart'],
  ...['/tools/portfolio-generator', '/statecharts', '/statecharts/cart', '/privacy', '/login'],
  ...['/no/such', '/'],
];

const follow = async (path: string) => {
  const before = document.querySelector('h1');
  const link = document.querySelector(`:is(header, main, footer) a[href="${path}"]`);
  // Links inside a drawing are SVG elements, which have no `click`.
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

test('a thousand route changes leak no memory, listener, actor or worker', {
  tag: ['@RTE-3', '@RTE-6'],
}, async ({ page }) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await expectSteady(page, { times: 1000, every: 200 }, (count) =>
    page.evaluate(follow, round[(count - 1) % round.length] ?? '/'),
  );
});
