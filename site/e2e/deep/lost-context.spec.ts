// Not in `npm test`, because a WebGL context takes seconds in software.
import { anyControl, canvas, pauseButton, smallWindow, withWebGl } from '../support/background.ts';
import { open } from '../support/site.ts';
import { expect, test, withMotion } from '../support/site-test.ts';

test.use({ ...withMotion, launchOptions: withWebGl, viewport: smallWindow });

const drawn = { timeout: 60_000 };

/** Runs before the worker’s code and stores its WebGL context, so that the test can lose it. */
const keepContext = `
const { getContext } = OffscreenCanvas.prototype;
OffscreenCanvas.prototype.getContext = function (...wanted) {
  const made = getContext.apply(this, wanted);
  if (wanted[0] === 'webgl2') globalThis.keptContext = made;
  return made;
};
`;

test('a lost context is reopened three times; then the gradient stays', {
  tag: '@BKG-2',
}, async ({ page }) => {
  await page.route(/\/assets\/scene\.worker-/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${keepContext}${await response.text()}` });
  });
  await open(page, '/services');
  await expect(pauseButton(page)).toBeVisible(drawn);
  for (let losses = 1; losses <= 4; losses += 1) {
    await expect(canvas(page)).toHaveCSS('opacity', '1', drawn);
    await page.workers()[0]?.evaluate(() => {
      const { keptContext } = globalThis as unknown as { keptContext: WebGL2RenderingContext };
      keptContext.getExtension('WEBGL_lose_context')?.loseContext();
    });
    await expect(canvas(page)).toHaveCount(0);
  }
  await expect(anyControl(page)).toHaveCount(0);
});
