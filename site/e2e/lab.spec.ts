import { machines as list } from './support/machines.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('[LAB-1] [PPL-3] [RTE-2] lists every machine, and the map leads to each', async ({ page }) => {
  await open(page, '/documentation');
  await page.getByRole('link', { name: 'All of them are drawn here' }).click();
  await expect(page).toHaveURL('/statecharts');
  const machines = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(machines).toHaveText(list.map(({ id }) => id));
  const map = page.getByRole('group', { name: 'the map of all machines' });
  await expect(map.getByRole('link')).toHaveCount(list.length);
  await map.getByRole('link', { name: 'cartOwner' }).click();
  await expect(page).toHaveURL('/statecharts/cartOwner');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statechart cartOwner');
});

test('[LAB-1] draws a machine and tells it state by state, also without JavaScript', async ({
  baseURL,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const { id, states } of list.slice(4, 8)) {
    await page.goto(`/statecharts/${id}`);
    await expect(page.getByRole('group', { name: id, exact: true }).getByRole('link')).toHaveCount(states);
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(states);
  }
  await page.goto('/statecharts/session');
  await page.getByRole('group', { name: 'session' }).getByRole('link', { name: 'signingIn' }).press('Enter');
  await expect(page).toHaveURL('/statecharts/session#state-signingIn');
  const table = page.getByRole('region', { name: 'signingIn' }).getByRole('table');
  await expect(table.getByRole('row').nth(1)).toHaveText(/session\.followed.*isSignedIn.*signedIn/);
  await expect(page.getByRole('button', { name: 'Larger' })).toBeHidden();
  await context.close();
});

test('[LAB-1] the size of a drawing is chosen step by step, and fits its frame if wanted; its other layout is for narrow windows', async ({
  page,
}) => {
  await open(page, '/statecharts/login');
  const drawing = page.getByRole('group', { name: 'login' });
  const frame = page.getByRole('region', { name: 'Drawing of login' });
  const widthOf = async () => Math.round((await drawing.boundingBox())?.width ?? 0);
  const whole = await widthOf();
  await expect(page.getByText('100 %', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Larger' }).click();
  expect(await widthOf()).toBe(Math.round(whole * 1.25));
  await page.getByRole('button', { name: 'Fit' }).click();
  expect(await widthOf()).toBeLessThan(await frame.evaluate((element) => element.clientWidth));
  await page.getByRole('button', { name: 'Actual size' }).click();
  expect(await widthOf()).toBe(whole);
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Smaller' }).click();
  await expect(page.getByRole('button', { name: 'Smaller' })).toHaveAttribute('aria-disabled', 'true');
  expect(await widthOf()).toBe(Math.round(whole * 0.5));

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Actual size' }).click();
  expect(await widthOf()).toBeLessThan(whole);
  // The page itself does not scroll sideways.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
