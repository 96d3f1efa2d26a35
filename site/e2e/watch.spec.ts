import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test.describe('the watch', () => {
  const alter = [
    ['an inline handler', '<h1 ', '<h1 onclick="1" ', /Content Security Policy/],
    [
      'a foreign image',
      '</body>',
      '<img src="https://example.org/x.png"></body>',
      /foreign request|Content Security/,
    ],
    [
      'a document that the page does not agree with',
      '>Products</h1>',
      '>Goods</h1>',
      /Minified React error #4\d\d/,
    ],
  ] as const;
  test('detects policy violations, foreign requests and hydration mismatches', {
    tag: '@SEC-1',
  }, async ({ page, watch }) => {
    watch.expects(/.*/);
    for (const [what, before, after, complaint] of alter)
      await test.step(what, async () => {
        await page.route('/products', async (route) => {
          const response = await route.fetch();
          const body = await response.text();
          expect(body).toContain(before);
          await route.fulfill({ response, body: body.replace(before, () => after) });
        });
        const known = watch.matching(complaint).length;
        await open(page, '/products');
        await expect.poll(() => watch.matching(complaint).length, { message: what }).toBeGreaterThan(known);
        await page.unroute('/products');
      });
  });
});
