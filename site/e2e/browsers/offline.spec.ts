import { member, userText } from '../support/people.ts';
import { serveVersions } from '../support/versions.ts';
import { expect, test } from './browsers-test.ts';

test.describe('without a network', () => {
  // What a browser itself says about a page's requests without a network.
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/NetworkError|Failed to fetch|Load failed|connection|ServiceWorker|sw\.js/i],
  });

  test('kept pages open without a network, and the cart goes on', {
    tag: ['@BRW-1', '@SEO-1', '@PGN-1', '@CRT-1'],
  }, async ({ newScreen }) => {
    test.slow();
    const versions = await serveVersions();
    try {
      const site = await newScreen(versions.url);
      await site.open('/');
      await site.tab.evaluate((user) => localStorage.setItem('user', user), userText(member));
      const keptCount = () =>
        site.tab.evaluate(async () => {
          let count = 0;
          for (const name of await caches.keys()) count += (await (await caches.open(name)).keys()).length;
          return count;
        });
      await expect.poll(keptCount, { timeout: 90_000 }).toBeGreaterThanOrEqual(versions.count);
      await versions.stop();
      for (const [path, heading] of [
        ['/products/3', 'Neural Network API'],
        ['/services', /^AI Solutions/],
        ['/tools/portfolio-generator', 'Portfolio Generator'],
        ['/no/such/page', 'Page Not Found'],
      ] as const) {
        await site.open(path);
        await site.shows('heading', heading);
      }
      await site.open('/products/3');
      await site.click('button', 'Add to Cart');
      await site.reload();
      await expect.poll(() => site.stored('cart_1')).toContain('Neural Network API');
      await site.open('/settings');
      await site.sees('This browser doesn’t offer to install the site here.');
      await site.sees('they open without a network');
    } finally {
      await versions.end();
    }
  });
});
