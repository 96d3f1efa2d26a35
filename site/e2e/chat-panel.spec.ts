import { expectFit, expectNoViolations } from './support/axe.ts';
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
  panelFiles,
  pendingStatus,
  times,
} from './support/chat.ts';
import { lost } from './support/lose.ts';
import { hold, recordShifts, shiftsOf, twoFrames } from './support/observe.ts';
import { open, scrollTo, scrollYOf, waitUntilHydrated } from './support/site.ts';
import { expect, test, withMotion } from './support/site-test.ts';

const narrow = { width: 320, height: 568 };
const broad = { width: 1280, height: 800 };

test('on a small screen the panel is modal and full screen, until its link is followed', {
  tag: ['@A11-1', '@CHT-7'],
}, async ({ page }) => {
  await page.route('**/chat', answerWith('See our [services](/services).'));
  await page.setViewportSize(narrow);
  await open(page, '/faq');
  await scrollTo(page, 200);
  await openAssistant(page);
  expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, ...narrow });
  await expect(inPanel(page, 'Large panel')).toHaveCount(0);
  await page.mouse.wheel(0, 400);
  await twoFrames(page);
  expect(await scrollYOf(page), 'the place of the page behind').toBe(200);
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press('Tab');
    // After the last control comes the browser's own interface.
    const isInside = () => document.activeElement?.matches('body, dialog, dialog *');
    expect(await page.evaluate(isInside), 'focus stays in the panel').toBe(true);
  }
  await ask(page, 'What do you do?');
  await log(page).getByRole('link', { name: 'services' }).click();
  await expect(page).toHaveURL('/services');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await openAssistant(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
});

test('on a wide screen the panel stands beside the page, which stays usable', {
  tag: ['@A11-1', '@CHT-7'],
}, async ({ page }) => {
  await open(page, '/faq');
  await openAssistant(page);
  const widthOf = async () => (await panel(page).boundingBox())?.width;
  await expect.poll(widthOf).toBe(448);
  for (const width of [768, 448]) {
    await inPanel(page, 'Large panel').click();
    await expect.poll(widthOf).toBe(width);
  }
  const question = page.locator('main summary').first();
  await question.press('Enter');
  await expect(page.locator('main details').first()).toHaveAttribute('open', '');
  await question.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(question).toBeFocused();
});

test('a panel that changes between modal and not keeps what is typed, and the focus', {
  tag: '@CHT-7',
}, async ({ page }) => {
  await page.setViewportSize(narrow);
  await open(page, '/faq');
  await openAssistant(page);
  let typed = '';
  for (const [size, text] of [
    [broad, 'Half a '],
    [narrow, 'thought'],
  ] as const) {
    await page.setViewportSize(size);
    await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(Math.min(size.width, 448));
    await expect(box(page)).toBeFocused();
    await page.keyboard.type(text);
    typed += text;
    await expect(box(page)).toHaveValue(typed);
  }
});

test('the assistant passes axe when it greets, has answered, has failed and waits', {
  tag: ['@A11-1', '@CHT-7'],
}, async ({ page }) => {
  const replies = [
    { response: '**Yes**, `always`:\n- [here](/faq)\n- [there](https://example.com)' },
    {},
    {},
  ];
  await page.route('**/chat', (route) => route.fulfill({ json: replies.shift() }));
  const check = async (...sizes: (typeof narrow)[]) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectNoViolations(page, size.width);
      await expectFit(page, size.width);
    }
  };
  await open(page, '/forum');
  await openAssistant(page);
  await check(narrow);
  await ask(page, 'When are you open?');
  await expect(log(page).getByRole('link', { name: 'here', exact: true })).toBeVisible();
  await ask(page, 'Still there?');
  await expect(log(page).getByText('No response received from server')).toBeVisible();
  await expect(inPanel(page, 'Try again')).toBeVisible();
  await check(broad);
  await goOffline(page);
  await ask(page, 'And now?');
  await expect(pendingStatus(page)).toContainText('You are offline.');
  await expect(inPanel(page, 'Try again')).toHaveCount(0);
  await box(page).fill('x'.repeat(2001));
  await expect(panel(page)).toContainText('Too long by 1 character');
  await check(broad, narrow);
});

test('in low windows and with large text the panel shows its greeting and its controls', {
  tag: ['@A11-1', '@CHT-7'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, '/forum');
  await openAssistant(page);
  // Not the end, as of a conversation.
  await expect(panel(page).getByText('What would you like to know?')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 568, height: 320 });
  expect((await log(page).boundingBox())?.width, 'width of the log in landscape').toBeGreaterThan(400);
  await expect(inPanel(page, 'Send')).toBeInViewport();
  await expect(inPanel(page, 'Close the assistant')).toBeInViewport();
  await page.setViewportSize({ width: 640, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(inPanel(page, 'Send')).toBeInViewport();
  await expectFit(page, 640);
});

test('under Save-Data the panel is loaded once the pointer is over its button', {
  tag: '@CHT-7',
}, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => panelFiles.test(request.url()) && requested.push(request.url()));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/faq', { waitUntil: 'networkidle' });
  await waitUntilHydrated(page);
  expect(requested, 'requests before').toEqual([]);
  await launcher(page).hover();
  await expect.poll(() => requested.length, 'requests after').toBeGreaterThan(0);
});

test('a panel whose code or style is missing says so, and can be opened later', {
  tag: '@CHT-7',
}, async ({ page, watch }) => {
  watch.expects(lost);
  let gone: RegExp | undefined = panelFiles;
  await page.route(panelFiles, (route) =>
    gone?.test(route.request().url()) ? route.abort() : route.continue(),
  );
  await page.setViewportSize(narrow);
  await open(page, '/faq');
  for (const next of [/\.css$/, undefined]) {
    await launcher(page).click();
    const error = page.getByRole('alert').filter({ hasText: 'The assistant could not be loaded.' });
    await expect(error.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
    const [note, button] = [await error.boundingBox(), await launcher(page).boundingBox()];
    expect((note?.y ?? 0) + (note?.height ?? 0), 'the notice ends above the button').toBeLessThanOrEqual(
      button?.y ?? 0,
    );
    gone = next;
  }
  await openAssistant(page);
  await expect(panel(page)).toHaveCSS('position', 'fixed');
  await expect(page.getByText('The assistant could not be loaded.')).toHaveCount(0);
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('nothing shifts when the idle page loads the panel, nor when it opens', {
    tag: '@CHT-7',
  }, async ({ page }) => {
    const loaded: string[] = [];
    page.on('response', (response) => panelFiles.test(response.url()) && loaded.push(response.url()));
    await recordShifts(page);
    await open(page, '/');
    await expect.poll(() => loaded.length, 'files of the panel').toBe(2);
    await openAssistant(page);
    await inPanel(page, 'Close the assistant').click();
    await twoFrames(page);
    expect(await shiftsOf(page), 'layout shifts').toEqual([]);
  });
});

test('a log that is scrolled up stays, and a button leads to the new message', {
  tag: '@CHT-7',
}, async ({ page }) => {
  await page.route('**/chat', answerWith('A line.\n\n'.repeat(40)));
  await open(page, '/forum');
  await openAssistant(page);
  const place = () =>
    log(page).evaluate(({ parentElement }) => {
      const { clientHeight = 0, scrollHeight = 0, scrollTop = 0 } = parentElement?.parentElement ?? {};
      return scrollHeight - scrollTop - clientHeight < 5 ? 'at the end' : 'above';
    });
  await ask(page, 'One');
  await expect(times(page)).toHaveCount(2);
  const next = await hold(page, '**/chat');
  await ask(page, 'Two');
  await expect.poll(place).toBe('at the end');
  await log(page).evaluate(({ parentElement }) => parentElement?.parentElement?.scrollTo(0, 100));
  await expect.poll(place).toBe('above');
  await twoFrames(page);
  next.release();
  await expect(times(page)).toHaveCount(4);
  await expect(inPanel(page, 'New messages')).toBeVisible();
  expect(await place()).toBe('above');
  await inPanel(page, 'New messages').press('Enter');
  await expect(inPanel(page, 'New messages')).toHaveCount(0);
  await expect(box(page)).toBeFocused();
});

test('a double click on the button is one press, whatever it opens or closes', { tag: '@CHT-1' }, async ({
  page,
}) => {
  const code = await hold(page, panelFiles);
  await open(page, '/faq');
  await launcher(page).dblclick();
  code.release();
  await expect(panel(page)).toBeVisible();
  await launcher(page).dblclick();
  await expect(panel(page)).toBeHidden();
  await launcher(page).dblclick();
  await expect(box(page)).toBeFocused();
  await expect(panel(page)).toBeVisible();
});
