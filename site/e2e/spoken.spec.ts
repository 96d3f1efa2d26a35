import { readdir } from 'node:fs/promises';
import { MAX_FAILURES } from '@loomwright/login/limits';
import { samples } from '@loomwright/machine-testing';
import type { Locator, Page } from 'playwright/test';
import { accountButton, loginButton, member, problemBox, submitLogin, userText } from './support/accounts.ts';
import { answerWith, ask, log, openAssistant, panel } from './support/chat.ts';
import { submitButton } from './support/forms.ts';
import { listen, readAloud, takeHeard } from './support/read-aloud.ts';
import { cartText, notice, open, replaceStorage } from './support/site.ts';
import { answered404, expect, test } from './support/site-test.ts';
import { toTranscript } from './support/transcript.ts';

interface Journey {
  readonly name: string;
  readonly path: string;
  readonly texts?: Readonly<Record<string, string>>;
  readonly reach?: (page: Page) => Promise<unknown>;
  readonly part?: (page: Page) => Locator;
}

const user = userText(member);
const main = (page: Page) => page.getByRole('main');
const wholePage = (page: Page) => page.locator('body');

const failLogin = async (page: Page, reply: string) => {
  await submitLogin(page, member.email, 'not-on-the-loom');
  await expect(page.getByText(reply, { exact: true })).toBeVisible();
  await expect(loginButton(page)).toHaveText('Log in');
};

/** `npm test` runs the first four. */
const journeys: readonly Journey[] = [
  {
    name: 'product-added',
    path: '/products/1',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add to Cart' }).press('Enter');
      await expect(notice(page, /AI Chatbot Integration/)).toBeVisible();
    },
  },
  {
    name: 'contact-with-errors',
    path: '/contact',
    reach: async (page) => {
      await submitButton(page).press('Enter');
      await expect(problemBox(page)).toBeFocused();
    },
  },
  {
    name: 'cart-of-a-member',
    path: '/cart',
    texts: { user, cart_1: cartText([1, 2], [3, 1]) },
    reach: (page) => expect(main(page).getByRole('button', { name: /^Remove / })).toHaveCount(2),
  },
  {
    name: 'search-with-results',
    path: '/forum',
    reach: async (page) => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Search this site' })).toBeFocused();
      // Inserted at once, because a slow page would also announce the results for part of a typed word.
      await page.keyboard.insertText('price');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
    },
    part: (page) => page.getByRole('dialog', { name: 'Search' }),
  },
  { name: 'home', path: '/' },
  {
    name: 'products-nothing-found',
    path: '/products',
    reach: async (page) => {
      await page.getByRole('searchbox', { name: 'Search products' }).fill('nothing like it');
      await expect(page.getByRole('status').getByText('No products found')).toBeAttached();
    },
  },
  {
    name: 'login-after-a-wrong-password',
    path: '/login',
    reach: (page) => failLogin(page, `Remaining attempts: ${MAX_FAILURES - 1}`),
  },
  {
    name: 'login-locked',
    path: '/login',
    texts: { login_lockout: JSON.stringify({ failures: MAX_FAILURES - 1, locks: 0, lockedUntil: null }) },
    reach: (page) => failLogin(page, 'Too many login attempts. Please try again later.'),
  },
  {
    name: 'assistant-with-an-answer',
    path: '/forum',
    reach: async (page) => {
      await page.route(
        '**/chat',
        answerWith(
          'From **nine to six**, Monday to Friday. [Contact](/contact)\n\n- Saturday until four\n- Sunday closed',
        ),
      );
      await openAssistant(page);
      await ask(page, 'When are you open?');
      await expect(log(page).getByRole('listitem').filter({ hasText: 'Contact' })).toBeVisible();
    },
    part: panel,
  },
  {
    name: 'demo-with-a-time',
    path: '/demo',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Monday, 30 November 2026/ }).press('Enter');
      await page.getByRole('radio', { name: /^12:00 AM/ }).press('Space');
      await expect(page.getByText('Monday, 30 November 2026, 12:00 AM–12:30 AM')).toBeVisible();
    },
    part: (page) => page.getByRole('form', { name: 'Book your half hour' }),
  },
  { name: 'page-not-found', path: '/no/such/page', part: wholePage },
  {
    name: 'settings-of-a-member',
    path: '/settings',
    texts: { user },
    reach: async (page) => {
      await expect(accountButton(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'As an app' })).toBeVisible();
    },
  },
];

test.use({ timezoneId: 'America/New_York' });

test('journeys read as in docs/spoken', {
  tag: '@A11-1',
}, async ({ page, watch }) => {
  watch.expects(answered404);
  await listen(page);
  // Fixes the date, but not timers: a Wednesday, ten minutes before a demo slot.
  await page.clock.setFixedTime(new Date('2026-11-25T10:20:00Z'));
  for (const { name, part = main, path, reach, texts } of samples(journeys, 4))
    await test.step(name, async () => {
      await replaceStorage(page, texts);
      await open(page, path);
      await takeHeard(page);
      await reach?.(page);
      const heard = await takeHeard(page);
      const spoken = await readAloud(part(page));
      expect.soft(toTranscript([...heard, ...spoken])).toMatchSnapshot(`${name}.txt`);
    });

  const files = await readdir(new URL('../../docs/spoken/', import.meta.url));
  expect(files.sort()).toEqual(['README.md', ...journeys.map(({ name }) => `${name}.txt`)].sort());
});
