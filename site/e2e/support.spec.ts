import { field } from './support/accounts.ts';
import { fillIn, request, submitButton } from './support/forms.ts';
import { hold } from './support/observe.ts';
import { codeOf, waitUntilHydrated } from './support/site.ts';
import { expect, isBlocking, test } from './support/site-test.ts';

test('the address of a tab shows that tab from the first frame, and Back works', {
  tag: ['@SUP-1', '@RTE-5'],
}, async ({ page }) => {
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const entry = await hold(page, codeOf('main.tsx'));
  await page.goto('/support?tab=channels', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const form = page.getByRole('heading', { name: 'Ask support' });
  await expect(form).toBeHidden();
  entry.release();
  await expect(page.getByText('How to reach support')).toBeVisible();
  await waitUntilHydrated(page);
  await expect(form).toBeHidden();
  await tab('Contact Support').click();
  await expect(page).toHaveURL('/support');
  await expect(submitButton(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/support?tab=channels');
  await expect(tab('Support Channels')).toHaveAttribute('aria-selected', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels are shown, without tabs', { tag: ['@SUP-1', '@RTE-5'] }, async ({ page }) => {
    await page.goto('/support');
    for (const text of ['Ask support', 'How to reach support', 'Where most questions are answered'])
      await expect(page.getByRole('heading', { name: text })).toBeVisible();
    await expect(page.getByRole('tablist')).toBeHidden();
  });
});

test('choices made before hydration are sent once, to the console', {
  tag: ['@FRM-2', '@FRM-3', '@FRM-4'],
}, async ({ page }) => {
  const logged: string[] = [];
  const posted: string[] = [];
  page.on('console', (entry) => !isBlocking(entry) && logged.push(entry.text()));
  page.on('request', (sent) => sent.method() !== 'GET' && posted.push(sent.url()));
  const entry = await hold(page, codeOf('main.tsx'));
  await page.goto('/support', { waitUntil: 'commit' });
  await field(page, 'Priority').selectOption('High');
  await field(page, 'Subject').fill(request.Subject);
  entry.release();
  await waitUntilHydrated(page);
  await expect(field(page, 'Priority')).toHaveValue('high');
  await fillIn(page, request);
  await page.evaluate(() => {
    for (let times = 0; times < 3; times += 1) document.querySelector('form')?.requestSubmit();
  });
  await expect(page.getByText('Thank you! Your support request has been submitted.')).toBeVisible();
  expect(logged).toEqual([
    expect.stringMatching(/^Sent nowhere: .*"subject":"The shuttle is stuck","priority":"high"/),
  ]);
  expect(posted).toEqual([]);
});
