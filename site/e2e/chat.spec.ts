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
import { tabTo } from './support/keyboard.ts';
import { hold, recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import { open, openFrozen } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test.describe('in a browser of another language', () => {
  test.use({ locale: 'ar-EG' });

  test('a conversation goes on across pages, in one session, and is stored nowhere', {
    tag: ['@CHT-1', '@CHT-2', '@CHT-6', '@STO-5', '@PPL-2'],
  }, async ({ page }) => {
    const posts: { message: string; session_id: string }[] = [];
    const ended: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.postDataJSON());
      if (request.method() === 'DELETE') ended.push(new URL(request.url()).pathname);
    });
    await open(page, '/');
    await openAssistant(page);
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'true');
    await inPanel(page, 'When are you open?').click();
    await expect(box(page)).toBeFocused();
    const link = log(page).locator('a[href^="/"]').first();
    const href = (await link.getAttribute('href')) ?? '';
    await expect(times(page)).toHaveText([/^1?\d:[0-5]\d\s[AP]M$/, /^1?\d:[0-5]\d\s[AP]M$/]);
    await expect(panel(page).getByRole('list', { name: 'Follow-up questions' })).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await expect(log(page).getByText('When are you open?')).toBeVisible();
    await ask(page, 'How do I request a quote?');
    await expect(times(page)).toHaveCount(4);
    expect(posts.map(({ message }) => message)).toEqual(['When are you open?', 'How do I request a quote?']);
    expect(new Set(posts.map(({ session_id }) => session_id)).size, 'sessions').toBe(1);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(box(page)).toBeFocused();
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
    );
    expect(kept, 'what is stored').not.toMatch(/quote|open\?/i);

    await inPanel(page, 'Clear conversation').click();
    await expect(times(page)).toHaveCount(0);
    await expect(box(page)).toBeFocused();
    await expect
      .poll(() => ended, 'sessions that were ended')
      .toEqual([`/chat/session/${posts[0]?.session_id}`]);
  });
});

test('a reply behind a closed panel is counted on its button and announced', {
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
  await launcher(page).click();
  await expect(launcher(page)).toHaveAccessibleName('Ask the assistant');
  await expect(times(page)).toHaveCount(2);
});

test('Enter sends a question once; blank, with Shift or composing it sends none', {
  tag: ['@CHT-3', '@CHT-7'],
}, async ({ page }) => {
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.postDataJSON().message);
  });
  const reply = await hold(page, '**/chat');
  await open(page, '/forum');
  // The last control of the page precedes the button.
  await page.getByRole('contentinfo').getByRole('radio', { checked: true }).focus();
  await tabTo(page, launcher(page));
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
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
  await box(page).fill('1\n2\n3\n4\n5\n6\n7');
  expect((await box(page).boundingBox())?.height, 'height of seven lines').toBe(100);

  await ask(page, 'When are you open?');
  await page.keyboard.press('Enter');
  await page.keyboard.type('And then?');
  await page.keyboard.press('Enter');
  await expect(inPanel(page, 'Send')).toHaveAccessibleDescription(/once your last question/);
  reply.release();
  await expect(times(page)).toHaveCount(2);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('And then?');
  expect(asked).toEqual(['When are you open?']);
});

test('hostile questions and replies create only allowed elements', {
  tag: '@CHT-7',
}, async ({ page }) => {
  const hostile = [
    '<img src=x onerror="document.title=\'owned\'"><script>document.title="owned"</script><b>bold</b>',
    '![picture](/favicon.svg) [run](javascript:document.title="owned") [data](data:text/html,x) [far](//evil.example)',
    '<iframe srcdoc="<script>parent.document.title=1</script>"></iframe><svg onload=alert(1)><a href="javascript:1">x</a>',
    '[ok](/faq) [mail](mailto:a@example.com) [safe](https://example.com) **a *b* `c`**\n1. one\n2. two\n\n- three',
    `${'['.repeat(5000)}${'*'.repeat(5000)}`,
    '\u202Eevil\u0000\uD800 &lt;b&gt; &#x3C;i&#x3E; end',
  ].join('\n\n');
  await page.route('**/chat', answerWith(hostile));
  await open(page, '/forum');
  const title = await page.title();
  await openAssistant(page);
  await ask(page, hostile.slice(0, 2000));
  await expect(times(page)).toHaveCount(2);
  for (const message of await log(page).locator('> *').all())
    await expect(message).toContainText('<script>document.title="owned"</script>');
  const found = await log(page).evaluate((element) => {
    const all = [...element.querySelectorAll('*')];
    return {
      names: [...new Set(all.map(({ localName }) => localName))],
      targets: all.flatMap((one) => one.getAttribute('href') ?? []),
      rels: all.flatMap((one) => (one as HTMLAnchorElement).rel || []),
      handlers: all.flatMap((one) => one.getAttributeNames().filter((name) => /^on|^style$|^src/.test(name))),
    };
  });
  const allowed = 'a br button code div em li ol p path span strong svg time ul'.split(' ');
  expect(
    found.names.filter((name) => !allowed.includes(name)),
    'elements that are not allowed',
  ).toEqual([]);
  expect(found.targets).toEqual(['/favicon.svg', '/faq', 'mailto:a@example.com', 'https://example.com']);
  expect(found.rels).toEqual(['noopener noreferrer']);
  expect(found.handlers, 'attributes that run or load something').toEqual([]);
  expect(await page.title()).toBe(title);
});

test('a failed question can be asked again, or joins the contact message once', {
  tag: ['@CHT-4', '@CHT-7', '@FRM-3'],
}, async ({ page, watch }) => {
  watch.expects(/the server responded with a status of 503/);
  await page.route('**/chat', (route) => route.fulfill({ status: 503, json: { error: 'not now' } }));
  await openFrozen(page, '/support?tab=channels');
  const fail = async () => {
    for (const seconds of [1, 2, 3]) {
      await expect(pendingStatus(page)).toContainText(`in ${seconds} second`);
      await page.clock.runFor(1000 * seconds);
    }
    await expect(log(page).getByText('Sorry, I encountered an error: the server answered 503.')).toHaveCount(
      1,
    );
  };
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  await expect(box(page)).toBeFocused();
  await ask(page, 'Do you weave carpets?');
  await fail();
  await inPanel(page, 'Try again').click();
  await expect(box(page)).toBeFocused();
  await fail();
  await expect(log(page).getByText('Do you weave carpets?')).toHaveCount(1);

  const footer = page.getByRole('contentinfo');
  const message = page.getByRole('main').getByLabel('Your Message');
  const along = panel(page).getByRole('link', { name: 'Write to us instead' });
  await footer.getByRole('link', { name: 'Contact', exact: true }).click();
  await message.fill('Dear team,');
  for (const isElsewhere of [false, false, true]) {
    if (isElsewhere) {
      await footer.getByRole('link', { name: 'FAQ' }).press('Enter');
      await expect(page).toHaveURL('/faq');
    }
    await along.click();
    await expect(page).toHaveURL('/contact');
    await expect(message).toHaveValue('Dear team,\n\nDo you weave carpets?');
  }
});

test('offline a question waits, can be taken back, and is sent with the network back', {
  tag: '@CHT-7',
}, async ({ context, page }) => {
  await page.route('**/chat', answerWith('Here I am.'));
  await open(page, '/forum');
  await openAssistant(page);
  await goOffline(page);
  await ask(page, 'Anybody there?');
  await expect(pendingStatus(page)).toContainText('You are offline.');
  await box(page).fill('By the way');
  await inPanel(page, 'Take back').click();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('Anybody there?\nBy the way');
  await expect(times(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(pendingStatus(page)).toContainText('You are offline.');
  await context.setOffline(false);
  await expect(log(page).getByText('Here I am.')).toBeVisible();
  await expect(times(page)).toHaveCount(2);
});
