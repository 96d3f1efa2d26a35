import type { Locator, Page } from 'playwright/test';
import {
  accountButton,
  expectError,
  field,
  fillRegistration,
  heading,
  logIn,
  member,
  registerButton,
  userMenu,
} from './support/accounts.ts';
import { answerWith, ask, box, log, openAssistant } from './support/chat.ts';
import { fillIn, letter, submitButton } from './support/forms.ts';
import { goToStep, pressed, TOOL } from './support/portfolio.ts';
import { cartText, open, quantityOf, readStored, seed } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const hebrew = 'שלום עולם';
const arabic = 'محمد بن سلمان';
const directionOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).direction);

/** Types Hebrew into every field of the main part of a page, and reads in which direction each runs. */
const directionsIn = async (page: Page) => {
  const fields = page.getByRole('main').locator('input, textarea').filter({ visible: true });
  const found: string[] = [];
  for (const part of await fields.all()) {
    const kind = (await part.getAttribute('type')) ?? (await part.evaluate(({ localName }) => localName));
    if (/radio|checkbox|file/.test(kind)) continue;
    await part.fill(hebrew);
    const name = (await part.getAttribute('name')) ?? (await part.getAttribute('placeholder'));
    found.push(`${name} ${await directionOf(part)}`);
  }
  return found;
};

test('in every form words run in their own direction, addresses and passwords from the left', {
  tag: '@BRW-2',
}, async ({ page }) => {
  for (const [path, ...fields] of [
    ['/contact', 'name rtl', 'email ltr', 'company rtl', 'phone ltr', 'message rtl'],
    ['/support', 'name rtl', 'email ltr', 'subject rtl', 'message rtl'],
    ['/demo', 'name rtl', 'email ltr', 'note rtl'],
    ['/register', 'name rtl', 'email ltr', 'password ltr', 'confirmation ltr'],
    ['/login', 'email ltr', 'password ltr'],
    ['/forgot-password', 'email ltr', 'code ltr', 'password ltr', 'confirmation ltr'],
    ['/products', 'Search products rtl'],
    ['/documentation', 'Search documentation rtl'],
  ] as const) {
    await open(page, path);
    expect([path, ...(await directionsIn(page))]).toEqual([path, ...fields]);
  }

  await test.step('the portfolio, and its preview', async () => {
    await open(page, TOOL);
    await pressed(page, 'Start empty').click();
    await goToStep(page, 'About you');
    const found = await directionsIn(page);
    expect(found).toEqual(['name rtl', 'headline rtl', 'about rtl']);
    const name = page.frameLocator('iframe[title="Preview of your page"]').getByRole('heading', { level: 1 });
    await expect(name).toHaveText(hebrew);
    expect(await directionOf(name)).toBe('rtl');
  });

  await test.step('the search of the site', async () => {
    await page.keyboard.press('Control+k');
    const search = page.getByRole('combobox', { name: 'Search this site' });
    await search.fill(hebrew);
    expect(await directionOf(search)).toBe('rtl');
    expect(await directionOf(page.locator('bdi', { hasText: hebrew }))).toBe('rtl');
  });
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
  const name = userMenu(page).getByText(arabic);
  expect(await directionOf(name)).toBe('rtl');
  await expect(userMenu(page).getByText(email, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(heading(page)).toBeVisible();
  const welcome = page.getByText(`Welcome back, ${arabic}.`);
  expect(await directionOf(welcome)).toBe('ltr');
  expect(await directionOf(welcome.locator('bdi'))).toBe('rtl');
});

test('an Arabic question and its answer run from right to left; a blank one is not sent', {
  tag: ['@BRW-2', '@CHT-3'],
}, async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/chat', (route) => {
    asked.push(route.request().postDataJSON().message);
    return answerWith('مرحبا بكم\n\n- نعم\n- Yes')(route);
  });
  await open(page, '/');
  await openAssistant(page);
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

test('a quantity in the cart may be typed in the digits of any script', {
  tag: ['@CRT-1', '@BRW-2'],
}, async ({ context, page }) => {
  await seed(context, { [`cart_${member.id}`]: cartText([1, 2]) });
  await logIn(page, member, '/login?next=/cart');
  const quantity = quantityOf(page, 'AI Chatbot Integration');
  for (const [typed, meant] of [
    ['٣', 3],
    ['१२', 12],
    ['１２３', 99],
    ['\u200f٧\u200e', 7],
    ['0x10', 1],
  ] as const) {
    await quantity.fill(typed);
    await quantity.blur();
    await expect(quantity).toHaveValue(String(meant));
    await expect.poll(() => readStored(page, `cart_${member.id}`)).toContain(`"quantity":${meant}}`);
  }
});

test('a name and a message that show nothing are missing', { tag: ['@FRM-1', '@BRW-2'] }, async ({
  page,
}) => {
  await open(page, '/contact');
  await fillIn(page, { ...letter, 'Full Name': '\u200b', 'Your Message': '\u2800 \u3164' });
  await submitButton(page).click();
  await expectError(page, 'Full Name', 'Full name is required');
  await expectError(page, 'Your Message', 'Message is required');
});
