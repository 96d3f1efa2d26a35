import { expectFit } from './support/axe.ts';
import {
  answerWith,
  ask,
  box,
  inPanel,
  launcher,
  log,
  openAssistant,
  panel,
  panelFiles,
  times,
} from './support/chat.ts';
import { lost } from './support/fail-requests.ts';
import { hold, twoFrames } from './support/observe.ts';
import { open, scrollTo, scrollYOf } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const narrow = { width: 320, height: 568 };

test('on a small screen the panel is modal and full screen until its link is followed', {
  tag: ['@A11-1', '@CHT-7'],
}, async ({ page }) => {
  await page.route('**/chat', answerWith('See our [services](/services).'));
  await page.setViewportSize(narrow);
  await open(page, '/faq');
  await scrollTo(page, 200);
  await openAssistant(page);
  expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, ...narrow });
  await page.mouse.wheel(0, 400);
  await twoFrames(page);
  expect(await scrollYOf(page), 'the place of the page behind').toBe(200);
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press('Tab');
    const isInside = () => document.activeElement?.matches('body, dialog, dialog *');
    expect(await page.evaluate(isInside), 'focus stays in the panel').toBe(true);
  }
  await ask(page, 'What do you do?');
  await log(page).getByRole('link', { name: 'services' }).click();
  await expect(page).toHaveURL('/services');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('on a wide screen the panel is next to the page, which stays usable', {
  tag: ['@A11-1', '@CHT-7'],
}, async ({ page }) => {
  await open(page, '/faq');
  await openAssistant(page);
  await inPanel(page, 'Large panel').click();
  await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(768);
  await inPanel(page, 'Large panel').click();
  const question = page.locator('main summary').first();
  await question.press('Enter');
  await expect(page.locator('main details').first()).toHaveAttribute('open', '');
  await question.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(question).toBeFocused();
});

test('a low window shows the greeting, and large text leaves the controls in view', {
  tag: ['@A11-1', '@CHT-7'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, '/forum');
  await openAssistant(page);
  await expect(panel(page).getByText('What would you like to know?')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 640, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(inPanel(page, 'Send')).toBeInViewport();
  await expectFit(page, 640);
});

test('a panel whose code fails to load reports it, and can be opened later', {
  tag: '@CHT-7',
}, async ({ page, watch }) => {
  watch.expects(lost);
  await page.route(panelFiles, (route) => route.abort());
  await page.setViewportSize(narrow);
  await open(page, '/faq');
  await launcher(page).click();
  const error = page.getByRole('alert').filter({ hasText: 'The assistant could not be loaded.' });
  await expect(error.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
  await page.unroute(panelFiles);
  await openAssistant(page);
  await expect(panel(page)).toHaveCSS('position', 'fixed');
  await expect(error).toHaveCount(0);
});

test('a scrolled log keeps its place, and a button leads to the new message', {
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

test('a double click on the button opens the panel once, and another closes it', {
  tag: ['@CHT-1', '@deep'],
}, async ({ page }) => {
  const code = await hold(page, panelFiles);
  await open(page, '/faq');
  await launcher(page).dblclick();
  code.release();
  await expect(box(page)).toBeFocused();
  await launcher(page).dblclick();
  await expect(panel(page)).toBeHidden();
});
