// Not in `npm test`, because it opens thirty browser contexts.
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { accountButton, logIn, member, storedCart, submitLogin } from '../support/accounts.ts';
import { cartText, open, seed, storedLines } from '../support/site.ts';
import { expect, test } from '../support/site-test.ts';

const kill = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Not awaited, because the crashed page never responds.
  void devtools.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
};

test('a login killed at any moment is completed by the next tab, with each line once', {
  tag: ['@CRT-6', '@STO-4', '@AUT-1'],
}, async ({ browser, baseURL }) => {
  const ends = new Set<boolean>();
  for (let delay = 0; delay < 300; delay += 10) {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
    await seed(context, { cart: cartText([4, 2]) });
    const page = await context.newPage();
    await open(page, '/login');
    await submitLogin(page, member.email, member.password);
    await wait(delay);
    await kill(page);
    const next = await context.newPage();
    await open(next, '/cart');
    const isLoggedIn = (await next.evaluate(() => localStorage.getItem('user'))) !== null;
    if (isLoggedIn) await expect(accountButton(next, member.name)).toBeVisible();
    else await logIn(next, member);
    await open(next, '/cart');
    const whole = [
      [1, 2],
      [3, 1],
      [4, 2],
    ];
    await expect.poll(() => storedCart(next, 'cart_1'), `killed after ${delay} ms`).toEqual(whole);
    await expect.poll(() => storedLines(next)).toEqual([]);
    ends.add(isLoggedIn);
    await context.close();
  }
  expect(ends, 'killed before and after the session was stored').toEqual(new Set([false, true]));
});
