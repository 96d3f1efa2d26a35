import { accountButton, field, loginButton, member, problemBox } from './support/accounts.ts';
import { leaksIn, retainedData, typeIn, watchLeaks } from './support/leaks.ts';
import { open, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('a password that is typed, shown, refused and accepted is only in its field', {
  tag: ['@STO-5', '@LGN-6'],
}, async ({ context, page }) => {
  const expectNoLeak = await watchLeaks(context, member.password);
  const other = await context.newPage();
  await open(other, '/login');
  await open(page, '/login');
  await typeIn(page, 'Password', `${member.password}-wrong`);
  const reveal = page.getByRole('button', { name: 'Show password' });
  await reveal.click();
  await field(page, 'Password').press('Enter');
  await expect(problemBox(page)).toBeFocused();
  await expectNoLeak();
  await field(page, 'Email').fill(member.email);
  await reveal.click();
  await expect(field(page, 'Password')).toHaveValue(`${member.password}-wrong`);
  await loginButton(page).click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await expectNoLeak();
  await typeIn(page, 'Password', member.password);
  await reveal.click();
  await field(page, 'Password').press('Enter');
  await expect(page).toHaveTitle(/^Dashboard/);
  await expectNoLeak();
  await page.reload();
  await waitUntilHydrated(page);
  await expect(accountButton(page, member.name)).toBeVisible();
  await expectNoLeak();
});

const leaks = {
  'the document': (text: string) => document.querySelector('input')?.setAttribute('value', text),
  'a stored text': (text: string) => sessionStorage.setItem('x', btoa(text)),
  'the console': (text: string) => console.info(text),
};

test('a leak of a password is detected', { tag: '@STO-5' }, async ({ context, page }) => {
  await watchLeaks(context, member.password);
  await open(page, '/login');
  for (const [where, leak] of Object.entries(leaks)) {
    await page.evaluate(leak, member.password);
    await expect.poll(() => leaksIn(page)).toContain(where);
  }
  expect(await retainedData(page)).toContain(member.password);
});
