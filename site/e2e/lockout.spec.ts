import { company } from '@loomwright/content';
import { toCountText } from '@loomwright/kit';
import { FIRST_LOCK_MS, MAX_FAILURES } from '@loomwright/login/limits';
import { samples } from '@loomwright/machine-testing';
import type { BrowserContext, Page } from 'playwright/test';
import {
  field,
  loginButton,
  logOut,
  member,
  problemBox,
  storedLockout,
  submitLogin,
} from './support/accounts.ts';
import { recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import { open, seed, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const locked = 'Too many login attempts. Please try again later.';
const mismatch = 'Invalid email or password';
const wrong = 'not-on-the-loom';
const start = Date.parse('2026-05-06T10:00:00Z');

const seconds = FIRST_LOCK_MS / 1000;
/** `30 seconds`, `1 minute 30 seconds`. */
const lockDuration = [
  seconds >= 60 ? toCountText(Math.floor(seconds / 60), 'minute') : '',
  seconds % 60 > 0 ? toCountText(seconds % 60, 'second') : '',
]
  .filter(Boolean)
  .join(' ');
const lockStart = `The form is locked for ${lockDuration}.`;
const lastFailures = Array.from(
  { length: MAX_FAILURES - 1 },
  (_, times) => `Remaining attempts: ${MAX_FAILURES - 1 - times}`,
);

const lockText = (page: Page) => page.getByText(locked, { exact: true });
const countdown = (page: Page) => problemBox(page).getByText(/^Try again in \d+:\d\d$/);
const secondsLeft = async (page: Page) => {
  const [minutes = 0, seconds = 0] = ((await countdown(page).textContent()) ?? '')
    .replace('Try again in ', '')
    .split(':')
    .map(Number);
  return minutes * 60 + seconds;
};

/** One attempt with a wrong password, until its reply. */
const fail = async (page: Page, answer: string) => {
  await submitLogin(page, member.email, wrong);
  await expect(page.getByText(answer, { exact: true })).toBeVisible();
  await expect(loginButton(page)).toHaveText('Log in');
};

/** A clock for every page of the browser, which runs normally until it is set. */
const useClock = (context: BrowserContext) => context.clock.install({ time: start });

/** The last failure allowed on a page whose clock is stopped, and the announcements until the end of the lockout. */
const expectLockAnnounced = async ({ clock }: BrowserContext, page: Page) => {
  const announcements: string[] = [];
  const until = (text: string) =>
    expect
      .poll(async () => {
        announcements.push(...(await takeAnnouncements(page)));
        // React's pending work may wait for the clock.
        await clock.runFor(20);
        return announcements.at(-1);
      })
      .toBe(text);
  await submitLogin(page, member.email, wrong);
  await until(lockStart);
  await clock.runFor(FIRST_LOCK_MS - 12_000);
  await expect(countdown(page)).toHaveText(/ 0:1[0-2]$/);
  await clock.runFor(2_000);
  await until('10 seconds left.');
  await clock.runFor(8_000);
  await expect(countdown(page)).toHaveText(/ 0:0[0-2]$/);
  await clock.runFor(3_000);
  await until('You can log in again.');
  await clock.runFor(FIRST_LOCK_MS);
  announcements.push(...(await takeAnnouncements(page)));
  expect(announcements.filter((text) => text !== 'Logging in…')).toEqual([
    lockStart,
    '10 seconds left.',
    'You can log in again.',
  ]);
};

test('the failures allowed lock the form in every tab, with an error, the address kept, the password emptied', {
  tag: ['@LGN-3', '@LGN-4', '@STO-4'],
}, async ({ context, page }) => {
  await useClock(context);
  const before = await context.newPage();
  await open(before, '/login');
  await field(before, 'Email').fill(member.email);
  await open(page, '/login');

  await test.step('failures before the last are counted', async () => {
    for (const answer of lastFailures) {
      await fail(page, answer);
      await expect(page.getByText(mismatch, { exact: true })).toBeVisible();
      await expect(problemBox(page)).toBeFocused();
    }
    expect(await storedLockout(page)).toEqual({ failures: MAX_FAILURES - 1, locks: 0, lockedUntil: null });
  });

  await test.step('the last one locks: the address is kept, the password emptied', async () => {
    await fail(page, locked);
    expect(await secondsLeft(page)).toBeGreaterThan(seconds - 15);
    expect(await secondsLeft(page)).toBeLessThanOrEqual(seconds);
    await expect(problemBox(page)).toBeFocused();
    await expect(page.getByText(mismatch)).toHaveCount(0);
    await expect(page.getByText('Remaining attempts')).toHaveCount(0);
    await expect(field(page, 'Email')).toHaveValue(member.email);
    await expect(field(page, 'Password')).toHaveValue('');
    await expect(loginButton(page)).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('even the right password is not checked', async () => {
    const lockout = await storedLockout(page);
    expect(lockout).toMatchObject({ failures: MAX_FAILURES, locks: 1 });
    await field(page, 'Password').fill(member.password);
    await field(page, 'Password').press('Enter');
    await loginButton(page).dispatchEvent('click');
    await expect(lockText(page)).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(await storedLockout(page)).toEqual(lockout);
  });

  await test.step('it applies to a tab opened before', async () => {
    await expect(lockText(before)).toBeVisible();
    await expect(countdown(before)).toBeVisible();
    await expect(loginButton(before)).toHaveAttribute('aria-disabled', 'true');
    await expect(field(before, 'Email')).toHaveValue(member.email);
  });

  await test.step('it ends after its time, in both', async () => {
    await context.clock.fastForward(FIRST_LOCK_MS + 1000);
    for (const tab of [page, before]) {
      await expect(lockText(tab)).toHaveCount(0);
      await expect(tab.getByText('You can log in again.').filter({ visible: true }).first()).toBeVisible();
      await expect(loginButton(tab)).toHaveAttribute('aria-disabled', 'false');
    }
    await expect(field(page, 'Email')).toHaveValue(member.email);
    await expect.poll(() => storedLockout(page)).toEqual({ failures: 0, locks: 1, lockedUntil: null });
  });
});

test('the second lockout is twice as long, also across a reload and with the clock set back; its remaining time is announced', {
  tag: ['@LGN-3', '@LGN-4', '@STO-4', '@A11-1'],
}, async ({ context, page }) => {
  test.slow();
  await useClock(context);
  await recordAnnouncements(page);
  await seed(context, {
    login_lockout: JSON.stringify({ failures: MAX_FAILURES - 1, locks: 1, lockedUntil: null }),
  });
  await open(page, '/login');

  await test.step('the second lockout is twice as long as the first', async () => {
    await fail(page, locked);
    expect(await secondsLeft(page)).toBeGreaterThan(2 * seconds - 15);
    expect(await secondsLeft(page)).toBeLessThanOrEqual(2 * seconds);
    await context.clock.fastForward(FIRST_LOCK_MS + 1000);
    await expect(lockText(page)).toBeVisible();
  });

  await test.step('a clock set back does not lengthen it, in the open page, after a reload or in a new tab', async () => {
    const left = await secondsLeft(page);
    await context.clock.setSystemTime(start - 3_600_000);
    await context.clock.runFor(3000);
    expect(await secondsLeft(page)).toBeLessThan(left);
    await context.clock.setSystemTime(start - 7_200_000);
    await page.reload();
    await waitUntilHydrated(page);
    const after = await context.newPage();
    await open(after, '/login');
    for (const tab of [page, after]) {
      await expect(lockText(tab)).toBeVisible();
      await expect(countdown(tab)).toBeVisible();
      await expect(loginButton(tab)).toHaveAttribute('aria-disabled', 'true');
      expect(await secondsLeft(tab)).toBeLessThanOrEqual(2 * seconds);
    }
    await context.clock.fastForward(2 * FIRST_LOCK_MS + 1000);
    for (const tab of [page, after]) await expect(lockText(tab)).toHaveCount(0);
    await after.close();
    await page.bringToFront();
  });

  await test.step('a success resets everything', async () => {
    await submitLogin(page, member.email, member.password);
    await expect(page).toHaveURL('/dashboard');
    await expect.poll(() => storedLockout(page)).toEqual({ failures: 0, locks: 0, lockedUntil: null });
    await logOut(page);
    await expect(page).toHaveURL('/login');
    // So that it is not among the announcements of the lockout.
    await expect.poll(() => takeAnnouncements(page)).toContain(`Log in · ${company.name}`);
  });

  await test.step('the next lockout is announced at its start, ten seconds before its end, and at its end', async () => {
    for (const answer of lastFailures) await fail(page, answer);
    await takeAnnouncements(page);
    await context.clock.pauseAt(start + 600_000);
    await expectLockAnnounced(context, page);
  });
});

test('of twenty submits in each of several tabs as many as are allowed are checked, then all tabs are locked', {
  tag: ['@LGN-3', '@LGN-4', '@STO-4'],
}, async ({ context }) => {
  test.slow();
  await context.addInitScript(() => {
    // A blank page has no Web Crypto.
    if (!window.isSecureContext) return;
    const checked = { count: 0 };
    Object.assign(window, { checked });
    const { deriveBits } = SubtleCrypto.prototype;
    SubtleCrypto.prototype.deriveBits = function (...parameters) {
      checked.count += 1;
      return deriveBits.apply(this, parameters);
    };
  });
  const tabs: Page[] = [];
  for (const _ of samples([1, 2, 3, 4])) {
    const tab = await context.newPage();
    await open(tab, '/login');
    tabs.push(tab);
  }
  const begin = Date.now() + 1000;
  const seen = await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(
        async ({ first, email, password }) => {
          const form = document.querySelector('main form') as HTMLFormElement;
          const [one, two] = form.querySelectorAll('input');
          const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
          let mismatches = 0;
          let wasShown = false;
          new MutationObserver(() => {
            const isShown = form.textContent?.includes('Invalid email or password') === true;
            if (isShown && !wasShown) mismatches += 1;
            wasShown = isShown;
          }).observe(document.body, { subtree: true, childList: true, characterData: true });
          await wait(first - Date.now());
          for (let times = 0; times < 20; times += 1) {
            if (one) one.value = email;
            if (two) two.value = password;
            form.requestSubmit();
            for (let waits = 0; waits < 200 && form.querySelector('[aria-busy="true"]'); waits += 1)
              await wait(20);
            await wait(20);
          }
          return {
            mismatches,
            checked: (window as unknown as { checked: { count: number } }).checked.count,
          };
        },
        { first: begin, email: member.email, password: wrong },
      ),
    ),
  );
  for (const tab of tabs) await expect(lockText(tab)).toBeVisible();
  const sumOf = (key: 'checked' | 'mismatches') => seen.reduce((sum, { [key]: count }) => sum + count, 0);
  expect(sumOf('checked')).toBe(MAX_FAILURES);
  expect(sumOf('mismatches')).toBeLessThanOrEqual(MAX_FAILURES);
  const [tab] = tabs;
  if (tab) expect(await storedLockout(tab)).toMatchObject({ failures: MAX_FAILURES, locks: 1 });
});
