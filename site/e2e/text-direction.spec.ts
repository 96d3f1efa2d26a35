import type { Locator } from 'playwright/test';
import {
  accountButton,
  field,
  fillRegistration,
  heading,
  member,
  registerButton,
  userMenu,
} from './support/accounts.ts';
import { answerWith, ask, box, log, openAssistant } from './support/chat.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const hebrew = 'שלום עולם';
const arabic = 'محمد بن سلمان';
const directionOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).direction);

test('text takes its own direction in a form, addresses are left to right', { tag: '@BRW-2' }, async ({
  page,
}) => {
  await open(page, '/contact');
  for (const [label, direction] of [
    ['Full Name', 'rtl'],
    ['Email', 'ltr'],
    ['Phone', 'ltr'],
    ['Your Message', 'rtl'],
  ] as const) {
    await field(page, label).fill(hebrew);
    expect(await directionOf(field(page, label)), label).toBe(direction);
  }
});

test('an Arabic name is registered, and shown right to left with its initial', {
  tag: ['@BRW-2', '@NAV-6', '@REG-1'],
}, async ({ page }) => {
  await open(page, '/register');
  const email = 'muhammad@loomwright.example';
  await fillRegistration(page, { name: arabic, email, password: member.password });
  await registerButton(page).click();
  await expect(heading(page)).toHaveText(/^Intelligent/);
  await expect(accountButton(page, arabic)).toHaveText('م');
  await accountButton(page, arabic).click();
  expect(await directionOf(userMenu(page).getByText(arabic))).toBe('rtl');
  await expect(userMenu(page).getByText(email, { exact: true })).toBeVisible();
});

test('an Arabic question and its answer run from right to left', { tag: '@BRW-2' }, async ({ page }) => {
  await page.route('**/chat', answerWith('مرحبا بكم\n\n- نعم\n- Yes'));
  await open(page, '/');
  await openAssistant(page);
  await ask(page, arabic);
  await expect(log(page).getByText('مرحبا بكم')).toBeVisible();
  const directions = [arabic, 'مرحبا بكم', 'نعم', 'Yes'].map((text) =>
    directionOf(log(page).getByText(text, { exact: true }).first()),
  );
  expect(await Promise.all(directions)).toEqual(['rtl', 'rtl', 'rtl', 'ltr']);
  await box(page).fill(arabic);
  expect(await directionOf(box(page))).toBe('rtl');
});
