import { findSmallTargets, findViolations } from './support/axe.ts';
import { answerWith, ask, inPanel, log, openAssistant, panel } from './support/chat.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('the pages of an answer stand below it once; it is rated by keyboard, and where it was no help its question goes to the contact form', {
  tag: ['@CHT-1', '@CHT-7', '@SVC-1', '@A11-1'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route(
    '**/chat',
    answerWith('From nine to six. [Contact](/contact)\n\nOn Sunday we are closed. [Contact](/contact)'),
  );
  await open(page, '/forum');
  await openAssistant(page);
  await ask(page, 'When are you open?');
  await expect(log(page).getByRole('listitem')).toHaveText(['Contact']);
  await expect(log(page).getByText('Source', { exact: true })).toBeVisible();
  const rating = log(page).getByRole('group', { name: 'Was this helpful?' });
  const yes = rating.getByRole('button', { name: /^Yes/ });
  const no = rating.getByRole('button', { name: /^No/ });
  await yes.focus();
  await page.keyboard.press('Enter');
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(no).toHaveAttribute('aria-pressed', 'true');
  await expect(yes).toHaveAttribute('aria-pressed', 'false');
  await expect(no).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);

  // It stays with the conversation, across pages too.
  await page.setViewportSize({ width: 1280, height: 800 });
  await log(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(no).toHaveAttribute('aria-pressed', 'true');
  await log(page).getByRole('link', { name: 'Write to us instead' }).click();
  await expect(page.getByRole('main').getByLabel('Your Message')).toHaveValue(/When are you open\?/);
  await no.click();
  await expect(no).toHaveAttribute('aria-pressed', 'false');
  await expect(log(page).getByRole('link', { name: 'Write to us instead' })).toHaveCount(0);
  await inPanel(page, 'Clear conversation').click();
  await expect(rating).toHaveCount(0);
});

test('a comparison is read without scrolling sideways: as lists in a narrow panel, as a table in a large one', {
  tag: ['@SVC-1', '@CHT-7', '@CMP-1', '@A11-1'],
}, async ({ page }) => {
  const names = ['AI Chatbot Integration', 'Workflow Automation Studio', 'Customer Insight Platform'];
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/forum');
  await openAssistant(page);
  await ask(page, 'compare the chatbot, the studio and the insight platform');
  const table = log(page).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(names);
  const prices = table.getByRole('row', { name: /^Price/ });
  await expect(prices.getByRole('cell')).toHaveText([
    '$29.99 per workspace, per month',
    '$24.99 per workspace, per month',
    '$34.99 per workspace, per month',
  ]);
  await expect(table.getByRole('rowheader')).toHaveText(['Price', 'Status', 'Category', 'What it does']);
  const [first = ''] = await prices
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(first).toContain('AI Chatbot Integration');
  const isWhole = () =>
    panel(page).evaluate((element) =>
      [element, ...element.querySelectorAll('*')].every(
        ({ clientWidth, scrollWidth }) => clientWidth <= 1 || scrollWidth <= clientWidth,
      ),
    );
  expect(await isWhole()).toBe(true);
  expect(await findViolations(page)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await inPanel(page, 'Large panel').click();
  await expect(table).toHaveCSS('display', 'table');
  await expect(prices).toHaveCSS('display', 'table-row');
  expect(await isWhole()).toBe(true);
  await log(page).getByRole('link', { name: 'Compare these products' }).click();
  await expect(page).toHaveURL('/products/compare?ids=1,4,5');
  for (const name of names)
    await expect(page.getByRole('main').getByRole('columnheader', { name })).toBeVisible();
});

test('suggested questions follow what was asked, and none is offered twice', { tag: '@CHT-1' }, async ({
  page,
}) => {
  await open(page, '/products/1');
  await openAssistant(page);
  const offered = () =>
    panel(page)
      .getByRole('list', { name: /questions/i })
      .getByRole('button')
      .allTextContents();
  const seen = await offered();
  expect(seen).toContain('What does the AI Chatbot Integration cost?');
  await inPanel(page, 'What does the AI Chatbot Integration cost?').click();
  await expect(inPanel(page, 'What does a workspace include?')).toBeVisible();
  for (let count = 3; count > 0; count -= 1) {
    const now = await offered();
    for (const question of now) expect(seen).not.toContain(question);
    seen.push(...now);
    await inPanel(page, now[0] ?? '').click();
    await expect(inPanel(page, now[0] ?? '')).toHaveCount(0);
    await expect(log(page).locator('time')).toHaveCount(2 * (5 - count));
  }
});
