import type { Page } from 'playwright/test';
import { findSmallTargets, findViolations } from './support/axe.ts';
import {
  answerWith,
  ask,
  box,
  goOffline,
  inPanel,
  launcher,
  log,
  openAssistant,
  panel,
  pendingStatus,
} from './support/chat.ts';
import { lost } from './support/lose.ts';
import { hold, recordShifts, shiftsOf, twoFrames } from './support/observe.ts';
import { open, scrollTo, scrollYOf, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const narrow = { width: 320, height: 568 };
const broad = { width: 1280, height: 800 };

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The name of the focused element, and the floating button that covers it. */
const lookAtFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const box = focused?.getBoundingClientRect();
    // Browsers scroll to the cursor of a text of several lines.
    const bottom = focused instanceof HTMLTextAreaElement ? box && box.top + 44 : box?.bottom;
    const covered = [
      ...document.querySelectorAll<HTMLElement>('#assistant-button, [aria-label="Back to top"]'),
    ].flatMap((button) => {
      const over = button.getBoundingClientRect();
      const isOver =
        box &&
        bottom &&
        box.right > over.left &&
        box.left < over.right &&
        bottom > over.top &&
        box.top < over.bottom;
      return isOver && over.width > 0 && button !== focused && focused !== document.body
        ? [`${button.ariaLabel} covers ${focused?.textContent || focused?.getAttribute('name')}`]
        : [];
    });
    return { name: focused?.getAttribute('name') || focused?.id || focused?.textContent || '', covered };
  });

test('the button never covers focus; the panel is modal and full screen on a small screen, beside the page on a wide one, and switches while open', {
  tag: ['@A11-1', '@CHT-7'],
}, async ({ page }) => {
  await page.route('**/chat', answerWith('See our [services](/services).'));
  await page.setViewportSize(narrow);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/contact');

  await test.step('focus is never covered in a long form, to the end of the footer and back', async () => {
    await page.getByRole('heading', { level: 1 }).click();
    const stops: string[] = [];
    for (const [key, end] of [
      ['Tab', 'assistant-button'],
      ['Shift+Tab', 'name'],
    ] as const)
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press(key);
        const { covered, name } = await lookAtFocus(page);
        stops.push(name);
        expect(covered, `at ${name}`).toEqual([]);
        if (name === end) break;
      }
    expect(stops.filter((stop) => stop === 'message')).toHaveLength(2);
    expect(stops).toContain('assistant-button');
    await open(page, '/faq');
  });

  await test.step('modal and full screen on a small screen', async () => {
    await scrollTo(page, 200);
    await openAssistant(page);
    const { x, y, width, height } = (await panel(page).boundingBox()) ?? {};
    expect([x, y, width, height]).toEqual([0, 0, 320, 568]);
    await expect(inPanel(page, 'Large panel')).toHaveCount(0);
    await page.mouse.wheel(0, 400);
    await twoFrames(page);
    expect(await scrollYOf(page)).toBe(200);
    for (let stops = 0; stops < 12; stops += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement === document.body || !!activeElement?.closest('dialog');
        }),
      ).toBe(true);
    }
  });

  await test.step('beside the page on a wide screen, which stays usable', async () => {
    await ask(page, 'What do you do?');
    await box(page).fill('Half a thou');
    await page.setViewportSize(broad);
    await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(448);
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('Half a thou');
    // Larger for a table, and back.
    for (const width of [768, 448]) {
      await inPanel(page, 'Large panel').click();
      await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(width);
    }
    await box(page).focus();
    await expect(log(page).getByText('What do you do?')).toBeVisible();
    const question = page.locator('main summary').first();
    await question.press('Enter');
    await expect(page.locator('main details').first()).toHaveAttribute('open', '');
    // The panel may cover what has focus, until Escape.
    await question.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(question).toBeFocused();
    await launcher(page).click();
    await expect(box(page)).toHaveValue('Half a thou');
  });

  await test.step('modal again, until a link is followed', async () => {
    await page.setViewportSize(narrow);
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('ght');
    await expect(box(page)).toHaveValue('Half a thought');
    await log(page).getByRole('link', { name: 'services' }).click();
    await expect(page).toHaveURL('/services');
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await openAssistant(page);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
  });
});

// The rules that depend on colours and sizes: the other ones see the same tree.
const seenRules = ['color-contrast', 'link-in-text-block', 'target-size'];

test('axe finds no violation in any state, in both themes, narrow and wide, in landscape and with large text', {
  tag: ['@A11-1', '@CHT-7'],
}, async ({ page }) => {
  let isEmpty = false;
  await page.route('**/chat', (route) =>
    isEmpty
      ? route.fulfill({ json: {} })
      : answerWith('**Yes**, `always`:\n- [here](/faq)\n- [there](https://example.com)')(route),
  );
  await open(page, '/forum');
  /** All of axe's rules where a tree is first seen; elsewhere those that depend on colours and sizes. */
  const check = async (
    state: string,
    looks: readonly (readonly [typeof narrow, 'light' | 'dark', 'all'?])[],
  ) => {
    for (const [size, colorScheme, isAll] of looks) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const when = `${state}, ${size.width} px, ${colorScheme}`;
      await expect
        .poll(() => findViolations(page, isAll ? undefined : seenRules), { message: when })
        .toEqual([]);
      expect(await findSmallTargets(page), when).toEqual([]);
      expect(await overflowOf(page), when).toBe(0);
    }
  };
  await openAssistant(page);
  await check('greeting', [
    [narrow, 'light', 'all'],
    [broad, 'dark'],
  ]);
  await inPanel(page, 'When are you open?').click();
  await expect(log(page).getByRole('link', { name: 'here', exact: true })).toBeVisible();
  isEmpty = true;
  await ask(page, 'Still there?');
  await expect(log(page).getByText('No response received from server')).toBeVisible();
  await expect(inPanel(page, 'Try again')).toBeVisible();
  await check('an answer and a failure', [
    [broad, 'light', 'all'],
    [narrow, 'dark'],
  ]);
  await goOffline(page);
  await ask(page, 'And now?');
  await expect(pendingStatus(page)).toContainText('You are offline.');
  await expect(inPanel(page, 'Try again')).toHaveCount(0);
  await box(page).fill('x'.repeat(2001));
  await expect(panel(page)).toContainText('Too long by 1 character');
  await check('all of these, waiting, and too long a question', [
    [narrow, 'dark', 'all'],
    [narrow, 'light'],
    [broad, 'light', 'all'],
    [broad, 'dark'],
  ]);
  await page.setViewportSize({ width: 568, height: 320 });
  expect((await log(page).boundingBox())?.width).toBeGreaterThan(400);
  await expect(inPanel(page, 'Send')).toBeInViewport();
  await expect(inPanel(page, 'Close the assistant')).toBeInViewport();
  // Twice the user's normal text size.
  await page.setViewportSize({ width: 640, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(inPanel(page, 'Send')).toBeInViewport();
  expect(await overflowOf(page)).toBe(0);
});

test('is not preloaded under Save-Data and preloaded when idle otherwise, without layout shifts; missing code or style shows an error with a contact link, and can be retried', {
  tag: '@CHT-7',
}, async ({ page, watch }) => {
  watch.expects(lost);
  // Axe requests the missing style sheet.
  watch.expects(/Couldn't load preload assets/);
  let gone: RegExp | undefined = /chat-/;
  const requested: string[] = [];
  await page.route(/\/assets\/chat-/, (route) => {
    requested.push(route.request().url());
    return gone?.test(route.request().url()) ? route.abort() : route.continue();
  });
  await page.addInitScript(() => {
    if (window.location.pathname === '/faq')
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await recordShifts(page);
  await page.setViewportSize(narrow);

  await test.step('under Save-Data not before the pointer is over the button', async () => {
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await waitUntilHydrated(page);
    expect(requested).toEqual([]);
    await launcher(page).hover();
    await expect.poll(() => requested.length).toBeGreaterThan(0);
  });

  await test.step('missing code or style shows an error', async () => {
    for (const next of [/chat-.*\.css/, undefined]) {
      await launcher(page).click();
      const error = page.getByRole('alert').filter({ hasText: 'The assistant could not be loaded.' });
      await expect(error).toBeVisible();
      await expect(error.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
      if (next) expect(await findViolations(page)).toEqual([]);
      const [note, button] = [await error.boundingBox(), await launcher(page).boundingBox()];
      expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
      gone = next;
    }
  });

  await test.step('a retry loads it', async () => {
    await openAssistant(page);
    await expect(panel(page)).toHaveCSS('position', 'fixed');
    await expect(panel(page)).toHaveCSS('height', '568px');
    await expect(page.getByText('The assistant could not be loaded.')).toHaveCount(0);
  });

  await test.step('otherwise preloaded when idle, and nothing shifts when it loads or opens', async () => {
    await page.unroute(/\/assets\/chat-/);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/chat-/.test(request.url())) fetched.push(request.url());
    });
    await page.setViewportSize(broad);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, '/');
    await expect.poll(() => fetched.length).toBe(2);
    await openAssistant(page);
    await inPanel(page, 'Close the assistant').click();
    await twoFrames(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
});

test('with five hundred messages sending one more is fast, and the log scrolls only when it is at its end', {
  tag: '@CHT-7',
}, async ({ page }) => {
  test.setTimeout(60_000);
  // Replies are made in the page: five hundred over the network would measure the network.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (input, init) =>
      String(input).endsWith('/chat')
        ? Response.json({
            response: 'An answer with **weight**, a [link](/faq) and\n- a point\n- and another one',
          })
        : fetch(input, init);
  });
  await open(page, '/forum');
  await openAssistant(page);
  // The panel is closed, since rendering each message would take too long.
  await inPanel(page, 'Close the assistant').click();
  await page.evaluate(async () => {
    const box = document.querySelector<HTMLTextAreaElement>('#assistant textarea');
    const log = document.querySelector('#assistant [role="log"]');
    const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    for (let count = 1; count <= 250; count += 1) {
      setValue?.call(
        box,
        `Question ${count}, which is not a short one, so that its row has more than one line`,
      );
      box?.dispatchEvent(new Event('input', { bubbles: true }));
      box?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      while ((log?.childElementCount ?? 0) < 2 * count) await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await openAssistant(page);
  await expect(log(page).locator('time')).toHaveCount(500);
  const distance = () =>
    log(page).evaluate((element) => {
      const scroller = element.parentElement?.parentElement;
      return scroller ? Math.round(scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight) : -1;
    });
  await expect.poll(distance).toBeLessThan(5);
  // Processor time of the main thread, which load on the machine does not change.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spentMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const before = await spentMs();
  await ask(page, 'One more');
  await expect(log(page).locator('time')).toHaveCount(502);
  await expect.poll(distance).toBeLessThan(5);
  await twoFrames(page);
  const spent = (await spentMs()) - before;
  test.info().annotations.push({ type: 'one more', description: `${spent.toFixed(0)} ms of work` });
  expect(spent).toBeLessThan(400);

  await log(page).evaluate((element) => element.parentElement?.parentElement?.scrollTo(0, 3000));
  await expect.poll(distance).toBeGreaterThan(1000);
  // A message received while the user reads further up scrolls nothing, and shows a button.
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = async (...args) => {
      await new Promise((resolve) => window.addEventListener('scrolled-up', resolve, { once: true }));
      return fetch(...args);
    };
  });
  await ask(page, 'And another');
  await expect.poll(distance).toBeLessThan(5);
  await log(page).evaluate((element) => element.parentElement?.parentElement?.scrollTo(0, 3000));
  await expect.poll(distance).toBeGreaterThan(1000);
  await twoFrames(page);
  await page.evaluate(() => window.dispatchEvent(new Event('scrolled-up')));
  await expect(log(page).locator('time')).toHaveCount(504);
  await expect(inPanel(page, 'New messages')).toBeVisible();
  expect(await distance()).toBeGreaterThan(1000);
  await inPanel(page, 'New messages').press('Enter');
  await expect.poll(distance).toBeLessThan(5);
  await expect(inPanel(page, 'New messages')).toHaveCount(0);
  await expect(page.locator('#assistant textarea')).toBeFocused();
});

test('in a low window the panel opens at the beginning of its greeting', { tag: '@CHT-7' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, '/forum');
  await openAssistant(page);
  await expect(panel(page).getByText('What would you like to know?')).toBeInViewport({ ratio: 1 });
});

test('a double click on the button is one press, opening and closing', { tag: '@CHT-1' }, async ({
  page,
}) => {
  const code = await hold(page, /\/assets\/chat-/);
  await open(page, '/faq');
  await launcher(page).dblclick();
  code.release();
  await expect(panel(page)).toBeVisible();
  await inPanel(page, 'Close the assistant').click();
  await expect(panel(page)).toBeHidden();
  await launcher(page).dblclick();
  await expect(box(page)).toBeFocused();
  await expect(panel(page)).toBeVisible();
  await launcher(page).dblclick();
  await expect(panel(page)).toBeHidden();
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
});
