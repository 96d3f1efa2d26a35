import type { Page } from 'playwright/test';
import {
  answer503,
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
  refused,
} from './support/chat.ts';
import { expectVisibleFocus, tabTo } from './support/keyboard.ts';
import { hold, recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import { open, openFrozen } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const hostile = [
  '<img src=x onerror="document.title=\'owned\'"><script>document.title="owned"</script><b>bold</b>',
  '![picture](/favicon.svg) [run](javascript:document.title="owned") [data](data:text/html,x) [far](//evil.example)',
  '<iframe srcdoc="<script>parent.document.title=1</script>"></iframe><svg onload=alert(1)><a href="javascript:1">x</a>',
  '[ok](/faq) [mail](mailto:a@example.com) [safe](https://example.com) **a *b* `c`**\n1. one\n2. two\n\n- three',
  `${'['.repeat(5000)}${'*'.repeat(5000)}`,
  '\u202Eevil\u0000\uD800 &lt;b&gt; &#x3C;i&#x3E;',
];
const allowed = 'a br button code div em li ol p path span strong svg time ul'.split(' ');

const findParts = (page: Page) =>
  log(page).evaluate((element) => ({
    names: [...new Set([...element.querySelectorAll('*')].map(({ localName }) => localName))].sort(),
    targets: [...element.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    rels: [...element.querySelectorAll<HTMLAnchorElement>('a[target]')].map(({ rel }) => rel),
    handlers: [...element.querySelectorAll('*')].flatMap((one) =>
      one.getAttributeNames().filter((name) => /^on|^style$|^src/.test(name)),
    ),
  }));

test('a suggestion gets a reply whose link works; the conversation stays across pages, can be cleared, and is never stored; a reply behind a closed panel is counted and announced', {
  tag: ['@CHT-1', '@CHT-2', '@CHT-3', '@CHT-6', '@CHT-7', '@STO-5', '@PPL-2'],
}, async ({ page }) => {
  const posts: { message: string; session_id: string }[] = [];
  const ended: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') {
      posts.push(request.postDataJSON());
      const headers = request.headers();
      expect([headers['content-type'], headers.accept]).toEqual(['application/json', 'application/json']);
    }
    if (request.method() === 'DELETE') ended.push(new URL(request.url()).pathname);
  });
  await recordAnnouncements(page);
  await open(page, '/');

  await test.step('a suggestion gets a reply, and its link works', async () => {
    await openAssistant(page);
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'true');
    await inPanel(page, 'When are you open?').click();
    await expect(box(page)).toBeFocused();
    await expect(log(page).getByText('When are you open?')).toBeVisible();
    const link = log(page).locator('a[href^="/"]').first();
    await expect(link).toBeVisible();
    await expect(log(page).locator('time')).toHaveCount(2);
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('the conversation stays across pages, in one session', async () => {
    await expect(panel(page)).toBeVisible();
    await expect(log(page).getByText('When are you open?')).toBeVisible();
    await ask(page, 'How do I request a quote?');
    await expect(log(page).locator('time')).toHaveCount(4);
    expect(posts.map(({ message }) => message)).toEqual(['When are you open?', 'How do I request a quote?']);
    expect(new Set(posts.map(({ session_id }) => session_id)).size).toBe(1);
    // Going back leaves focus in the box.
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(box(page)).toBeFocused();
  });

  await test.step('nothing is stored, and clearing deletes the session', async () => {
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    );
    expect(kept + page.url()).not.toMatch(/quote|open\?/i);
    await inPanel(page, 'Clear conversation').click();
    await expect(log(page).locator('time')).toHaveCount(0);
    await expect(box(page)).toBeFocused();
    await expect.poll(() => ended).toEqual([`/chat/session/${posts[0]?.session_id}`]);
    await expect(inPanel(page, 'When are you open?')).toBeVisible();
  });

  await test.step('a reply behind a closed panel is counted and announced', async () => {
    const first = await hold(page, '**/chat');
    await ask(page, 'Who founded the company?');
    await expect(pendingStatus(page)).toContainText('typing');
    await inPanel(page, 'Close the assistant').click();
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
    await takeAnnouncements(page);
    first.release();
    await expect(launcher(page)).toHaveAccessibleName('Ask the assistant, 1 unread');
    await expect(launcher(page)).toContainText('1');
    await expect.poll(() => takeAnnouncements(page)).toContain('The assistant has answered');
    await launcher(page).click();
    await expect(launcher(page)).toHaveAccessibleName('Ask the assistant');
    await expect(log(page).locator('time')).toHaveCount(2);
  });

  await test.step('a withdrawn question gets no reply', async () => {
    const second = await hold(page, '**/chat');
    await ask(page, 'And when?');
    await inPanel(page, 'Clear conversation').click();
    second.release();
    await ask(page, 'Are you there?');
    await expect(log(page).locator('time')).toHaveCount(2);
    await expect(log(page)).not.toContainText('And when?');
  });
});

test('by keyboard, Enter sends, Shift+Enter and the Enter that ends a composition do not, and Escape returns focus; hostile texts create only allowed elements', {
  tag: ['@CHT-3', '@CHT-7'],
}, async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let requestCount = 0;
  const held = await hold(page, '**/chat');
  page.on('request', (request) => {
    if (request.method() === 'POST') requestCount += 1;
  });
  await open(page, '/forum');

  await test.step('keys that send nothing', async () => {
    // The last control of the page precedes it.
    await page.getByRole('contentinfo').getByRole('radio', { checked: true }).focus();
    await tabTo(page, launcher(page));
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await box(page).fill(' \n\t ');
    await page.keyboard.press('Enter');
    await expect(inPanel(page, 'Send')).toHaveAttribute('aria-disabled', 'true');
    await box(page).fill('One');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('Two');
    await expect(box(page)).toHaveValue('One\nTwo');
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      await box(page).evaluate((element, init) => {
        element.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
        );
      }, composing);
    await expect(box(page)).toHaveValue('One\nTwo');
    expect(requestCount).toBe(0);
    await box(page).fill('1\n2\n3\n4\n5\n6\n7');
    expect((await box(page).boundingBox())?.height).toBe(100);
    await box(page).fill('When are you open?');
    expect((await box(page).boundingBox())?.height).toBeLessThan(60);
  });

  await test.step('while one question is pending the next can be typed; the reply takes neither focus nor text', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('And then?');
    await page.keyboard.press('Enter');
    await expect(pendingStatus(page)).toContainText('typing');
    await expect(inPanel(page, 'Send')).toHaveAttribute('aria-disabled', 'true');
    await expect(inPanel(page, 'Send')).toHaveAccessibleDescription(/once your last question/);
    held.release();
    await expect(log(page).locator('time')).toHaveCount(2);
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('And then?');
    expect(requestCount).toBe(1);
  });

  await test.step('a reply is copied; Escape returns focus', async () => {
    const copy = log(page).getByRole('button', { name: /^Copy the answer/ });
    await copy.focus();
    await expectVisibleFocus(page, 'on Copy');
    await page.keyboard.press('Enter');
    await expect(log(page).getByRole('button', { name: /^Copied/ })).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue('And then?');
  });

  await test.step('hostile questions and replies create only allowed elements', async () => {
    const title = await page.title();
    await inPanel(page, 'Clear conversation').click();
    let at = 0;
    await page.route('**/chat', (route) => answerWith(hostile[at] ?? '')(route));
    for (; at < hostile.length; at += 1) {
      await ask(page, (hostile[at] ?? '').slice(0, 2000));
      await expect(log(page).locator('time')).toHaveCount(2 * at + 2);
    }
    const found = await findParts(page);
    expect(found.names.filter((name) => !allowed.includes(name))).toEqual([]);
    expect(found.targets).toEqual(['/favicon.svg', '/faq', 'mailto:a@example.com', 'https://example.com']);
    expect(found.rels).toEqual(['noopener noreferrer']);
    expect(found.handlers).toEqual([]);
    expect(await page.title()).toBe(title);
    await expect(log(page)).toContainText('<script>document.title="owned"</script>');
  });
});

test('after the last failure the question can be retried, or is added once to the message in the contact form; offline it waits visibly', {
  tag: ['@CHT-4', '@CHT-7', '@FRM-3'],
}, async ({ context, page, watch }) => {
  watch.expects(refused);
  await page.route('**/chat', answer503);
  await openFrozen(page, '/support?tab=channels');
  const message = page.getByRole('main').getByLabel('Your Message');
  const fail = async () => {
    for (const pause of [1000, 2000, 3000]) {
      await expect(pendingStatus(page)).toContainText(`in ${pause / 1000} second`);
      await page.clock.runFor(pause);
    }
    await expect(log(page).getByText('Sorry, I encountered an error: the server answered 503.')).toHaveCount(
      1,
    );
  };

  await test.step('retried', async () => {
    await page.getByRole('button', { name: 'Open the assistant' }).click();
    await expect(box(page)).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await message.fill('Dear team,');
    await ask(page, 'Do you weave carpets?');
    await fail();
    await inPanel(page, 'Try again').click();
    await expect(box(page)).toBeFocused();
    await fail();
    await expect(log(page).getByText('Do you weave carpets?')).toHaveCount(1);
  });

  await test.step('added to the contact form once', async () => {
    const along = panel(page).getByRole('link', { name: 'Write to us instead' });
    await along.click();
    await expect(message).toHaveValue('Dear team,\n\nDo you weave carpets?');
    await along.click();
    await expect(message).toHaveValue('Dear team,\n\nDo you weave carpets?');
    await expect(page).toHaveURL('/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).press('Enter');
    // Its code is on its way until then: offline it would fail.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
    await along.click();
    await expect(page).toHaveURL('/contact');
    await expect(message).toHaveValue('Dear team,\n\nDo you weave carpets?');
    // Before the network fails: a pending request would fail with it.
    const ended = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await inPanel(page, 'Clear conversation').click();
    await ended;
  });

  await test.step('offline it waits, can be withdrawn, and is sent when the network returns', async () => {
    await page.route('**/chat', answerWith('Here I am.'));
    await goOffline(page);
    await ask(page, 'Anybody there?');
    await expect(pendingStatus(page)).toContainText('You are offline.');
    await box(page).fill('By the way');
    await inPanel(page, 'Take back').click();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('Anybody there?\nBy the way');
    await expect(log(page).locator('time')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(pendingStatus(page)).toContainText('You are offline.');
    await context.setOffline(false);
    await expect(log(page).getByText('Here I am.')).toBeVisible();
    await expect(log(page).locator('time')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(launcher(page)).toBeFocused();
  });
});

test('the time of a message is written in English, whatever the language of the browser', {
  tag: '@CHT-1',
}, async ({ baseURL, browser }) => {
  const context = await browser.newContext({ locale: 'ar-EG', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await open(page, '/');
  await openAssistant(page);
  await ask(page, 'When are you open?');
  await expect(log(page).locator('time').first()).toHaveText(/^1?\d:[0-5]\d\s[AP]M$/);
  await context.close();
});
