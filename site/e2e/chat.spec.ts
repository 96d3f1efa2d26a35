import { field } from './support/accounts.ts';
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
  times,
} from './support/chat.ts';
import { hold, recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import { open, openWithStoppedClock } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('a conversation continues across pages in one session, and is not stored', {
  tag: ['@CHT-1', '@CHT-2', '@CHT-6', '@STO-5', '@PPL-2'],
}, async ({ page }) => {
  const sessions: string[] = [];
  const ended: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sessions.push(request.postDataJSON().session_id);
    if (request.method() === 'DELETE') ended.push(new URL(request.url()).pathname);
  });
  await open(page, '/');
  await openAssistant(page);
  await inPanel(page, 'When are you open?').click();
  const link = log(page).locator('a[href^="/"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
  await expect(log(page).getByText('When are you open?')).toBeVisible();
  await ask(page, 'How do I request a quote?');
  await expect(times(page)).toHaveCount(4);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
  );
  expect(kept, 'what is stored').not.toMatch(/quote|open\?/i);

  await inPanel(page, 'Clear conversation').click();
  await expect(times(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  expect(new Set(sessions).size, 'sessions').toBe(1);
  await expect.poll(() => ended, 'sessions that were ended').toEqual([`/chat/session/${sessions[0]}`]);
});

test('a reply to a closed panel is counted on its button and announced', {
  tag: ['@CHT-1', '@CHT-7'],
}, async ({ page }) => {
  await recordAnnouncements(page);
  const reply = await hold(page, '**/chat');
  await open(page, '/forum');
  await openAssistant(page);
  await ask(page, 'Who founded the company?');
  await expect(pendingStatus(page)).toContainText('typing');
  await inPanel(page, 'Close the assistant').click();
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  await takeAnnouncements(page);
  reply.release();
  await expect(launcher(page)).toHaveAccessibleName('Ask the assistant, 1 unread');
  await expect.poll(() => takeAnnouncements(page), 'announcements').toContain('The assistant has answered');
});

test('Enter sends once; it sends nothing when blank, with Shift or while composing', {
  tag: ['@CHT-3', '@CHT-7'],
}, async ({ page }) => {
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.postDataJSON().message);
  });
  const reply = await hold(page, '**/chat');
  await open(page, '/forum');
  await openAssistant(page);
  await ask(page, ' \n\t ');
  await expect(inPanel(page, 'Send')).toHaveAttribute('aria-disabled', 'true');
  await box(page).fill('One');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Two');
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    await box(page).evaluate((element, init) => {
      element.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
      );
    }, composing);
  await expect(box(page)).toHaveValue('One\nTwo');
  await ask(page, 'When are you open?');
  await page.keyboard.type('And then?');
  await page.keyboard.press('Enter');
  await expect(inPanel(page, 'Send')).toHaveAccessibleDescription(/once your last question/);
  reply.release();
  await expect(times(page)).toHaveCount(2);
  await expect(box(page)).toHaveValue('And then?');
  expect(asked).toEqual(['When are you open?']);
});

test('a failed question is added to the contact message once, and can be retried', {
  tag: ['@CHT-4', '@CHT-7', '@FRM-3'],
}, async ({ page, watch }) => {
  watch.expects(/the server responded with a status of 503/);
  await page.route('**/chat', (route) => route.fulfill({ status: 503, json: { error: 'not now' } }));
  await openWithStoppedClock(page, '/support?tab=channels');
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  await expect(box(page)).toBeFocused();
  await ask(page, 'Do you weave carpets?');
  for (const seconds of [1, 2, 3]) {
    await expect(pendingStatus(page)).toContainText(`in ${seconds} second`);
    await page.clock.runFor(1000 * seconds);
  }
  await expect(panel(page)).toContainText('Sorry, I encountered an error: the server answered 503.');
  for (const _ of ['first', 'again']) {
    await panel(page).getByRole('link', { name: 'Write to us instead' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(field(page, 'Your Message')).toHaveValue('Do you weave carpets?');
  }
  await inPanel(page, 'Try again').click();
  await expect(box(page)).toBeFocused();
  await expect(pendingStatus(page)).toContainText('in 1 second');
  await expect(log(page).getByText('Do you weave carpets?')).toHaveCount(1);
});

test('offline a question waits, can be withdrawn, and is sent when back online', {
  tag: '@CHT-7',
}, async ({ context, page }) => {
  await page.route('**/chat', answerWith('Here I am.'));
  await open(page, '/forum');
  await openAssistant(page);
  await goOffline(page);
  await ask(page, 'Anybody there?');
  await expect(pendingStatus(page)).toContainText('You are offline.');
  await box(page).fill('By the way');
  await inPanel(page, 'Cancel').click();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('Anybody there?\nBy the way');
  await expect(times(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await context.setOffline(false);
  await expect(log(page).getByText('Here I am.')).toBeVisible();
  await expect(times(page)).toHaveCount(2);
});
