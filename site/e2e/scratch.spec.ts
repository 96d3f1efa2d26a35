import { chromium } from 'playwright/test';
import { open } from './support/site.ts';
import { test } from './support/site-test.ts';
import { chromiumFlags, findChromium } from '../build/find-chromium.mjs';
test.describe(() => {
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
test('mobile', async ({ page }) => {
  await open(page, '/products');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const d = page.getByRole('dialog');
  await d.evaluate((menu) => Promise.all(menu.getAnimations().map(({ finished }) => finished)));
  console.log('mobile', await d.boundingBox(), await page.evaluate(() => [document.documentElement.clientWidth, innerWidth]));
});});
test('classic', async ({ baseURL }) => {
  const b = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const page = await b.newPage({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 } });
  await open(page, '/products');
  console.log('classic before', await page.evaluate(() => [document.documentElement.clientWidth, innerWidth, document.querySelector('h1')?.getBoundingClientRect().x]));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const d = page.getByRole('dialog');
  await d.evaluate((menu) => Promise.all(menu.getAnimations().map(({ finished }) => finished)));
  console.log('classic', await d.boundingBox(), await page.evaluate(() => [document.documentElement.clientWidth, innerWidth]));
  for (const w of [320]) { await page.setViewportSize({width: w, height: 600}); await page.keyboard.press('Escape');
   for (const p of ['/', '/products', '/products/1', '/cart']) { await open(page, p); console.log(p, await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])); } }
  await b.close();
});
