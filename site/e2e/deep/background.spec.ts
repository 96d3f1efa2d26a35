import { chromium, type Page } from 'playwright/test';
import { chromiumFlags, findTestBrowser } from '../../checks/find-program.mjs';
import {
  anyControl,
  canvas,
  drawn,
  openTimed,
  path,
  pauseButton,
  smallWindow,
  waitLong,
  withWebGl,
} from '../support/background.ts';
import { lost } from '../support/lose.ts';
import { expect, isBlocking, test, withMotion } from '../support/site-test.ts';

test.use({ ...withMotion, launchOptions: withWebGl, viewport: smallWindow });

test('without its code, its worker or WebGL there is no background, and no message', {
  tag: ['@BKG-2', '@RTE-6'],
}, async ({ baseURL, page, watch }) => {
  // Chromium's message about a missing address.
  watch.expects(lost);
  const expectNone = async (target: Page) => {
    await waitLong(target);
    await expect(canvas(target)).toHaveCount(0);
    await expect(anyControl(target)).toHaveCount(0);
    await expect(target.getByRole('heading', { level: 1 })).toBeVisible();
  };
  // Requested again when the network returns.
  const tryAgain = () => page.evaluate(() => window.dispatchEvent(new Event('online')));
  let isOpen = false;
  for (const code of [/\/assets\/idle-/, /\/assets\/background-/, /worker/])
    await test.step(`without ${code}`, async () => {
      let refusals = 0;
      await page.route(code, (route) => {
        refusals += 1;
        return route.abort();
      });
      if (isOpen) await tryAgain();
      else await openTimed(page, path);
      isOpen = true;
      await expect
        .poll(async () => {
          await page.clock.fastForward(3000);
          return refusals;
        })
        .toBeGreaterThan(0);
      await expectNone(page);
      await page.unroute(code);
    });

  await test.step('with a blocked worker, until it is allowed', async () => {
    await page.evaluate(() => {
      const { Worker } = window;
      window.Worker = class {
        constructor() {
          Object.assign(window, { refusing: true });
          window.Worker = Worker;
          throw new DOMException('refused', 'SecurityError');
        }
      } as never;
    });
    await tryAgain();
    await expectNone(page);
    expect(await page.evaluate(() => 'refusing' in window)).toBe(true);
    await tryAgain();
    await expect(pauseButton(page)).toBeVisible(drawn);
    await expect(canvas(page)).toHaveCount(1);
  });

  await test.step('without WebGL', async () => {
    const plain = await chromium.launch({
      executablePath: findTestBrowser(),
      args: [...chromiumFlags, '--disable-software-rasterizer'],
    });
    const bare = await plain.newPage({ ...(baseURL && { baseURL }) });
    const messages: string[] = [];
    bare.on('console', (message) => !isBlocking(message) && messages.push(message.text()));
    await openTimed(bare, '/faq');
    await expectNone(bare);
    expect(messages).toEqual([]);
    await plain.close();
  });
});
