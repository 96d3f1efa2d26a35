import type { Locator } from 'playwright/test';
import {
  accountButton,
  expectError,
  field,
  fillRegistration,
  member,
  registerButton,
  userMenu,
} from './support/accounts.ts';
import { answerWith, ask, box, log, openAssistant } from './support/chat.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

// That every field says in which direction its text runs is tested by `site/test/directions.test.ts`; blank texts and digits by
// packages/contact/test/forms.test.ts and packages/kit/test.

const hebrew = 'שלום עולם';
const arabic = 'محمد بن سلمان';
const directionOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).direction);

test('words run in their own direction in a form, addresses from the left', { tag: '@BRW-2' }, async ({
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

test('an Arabic name is registered, and shown in its direction with its initial', {
  tag: ['@BRW-2', '@NAV-6', '@REG-1'],
}, async ({ page }) => {
  await open(page, '/register');
  await fillRegistration(page, { name: '\u2800\u200b', email: member.email, password: member.password });
  await registerButton(page).click();
  await expectError(page, 'Name', 'Name is required');
  const email = 'muhammad@loomwright.example';
  await field(page, 'Name').fill(` ${arabic} `);
  await field(page, 'Email').fill(`\u202a${email}\u202c`);
  await registerButton(page).click();
  await expect(accountButton(page, arabic)).toHaveText('م');
  await accountButton(page, arabic).click();
  expect(await directionOf(userMenu(page).getByText(arabic))).toBe('rtl');
  await expect(userMenu(page).getByText(email, { exact: true })).toBeVisible();
});

test('an Arabic question and its answer run from right to left', { tag: ['@BRW-2', '@CHT-3'] }, async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('**/chat', (route) => {
    asked.push(route.request().postDataJSON().message);
    return answerWith('مرحبا بكم\n\n- نعم\n- Yes')(route);
  });
  await open(page, '/');
  await openAssistant(page);
  // A blank one is not sent.
  await ask(page, '\u200b\u3164');
  await ask(page, arabic);
  await expect(log(page).getByText('مرحبا بكم')).toBeVisible();
  expect(asked).toEqual([arabic]);
  const directions = [arabic, 'مرحبا بكم', 'نعم', 'Yes'].map((text) =>
    directionOf(log(page).getByText(text, { exact: true }).first()),
  );
  expect(await Promise.all(directions)).toEqual(['rtl', 'rtl', 'rtl', 'ltr']);
  await box(page).fill(arabic);
  expect(await directionOf(box(page))).toBe('rtl');
});
