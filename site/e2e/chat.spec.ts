import type { Page } from 'playwright/test';
import { findSmallTargets, findViolations } from './support/axe.ts';
import {
  answer503,
  answerWith,
  ask,
  box,
  goings,
  inPanel,
  launcher,
  log,
  openAssistant,
  panel,
  refused,
} from './support/chat.ts';
import { expectVisibleFocus, tabTo } from './support/keyboard.ts';
import { lost } from './support/lose.ts';
import { hold, recordAnnouncements, recordShifts, shiftsOf, takeSaid, twoFrames } from './support/observe.ts';
import { open, openFrozen, scrollTo, scrollYOf, waitUntilAlive } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const narrow = { width: 320, height: 568 };
const broad = { width: 1280, height: 800 };

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('[CHT-1] [CHT-2] [CHT-6] [CHT-7] [STO-5] [PPL-2] a suggestion is answered, its link followed, the conversation kept across pages, cleared, and never stored', async ({
  page,
}) => {
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
  await open(page, '/');
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
  await expect(panel(page)).toBeVisible();
  await expect(log(page).getByText('When are you open?')).toBeVisible();

  await ask(page, 'How do I request a quote?');
  await expect(log(page).locator('time')).toHaveCount(4);
  expect(posts.map(({ message }) => message)).toEqual(['When are you open?', 'How do I request a quote?']);
  expect(new Set(posts.map(({ session_id }) => session_id)).size).toBe(1);
  // Going back does not take the focus of whoever is writing.
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(box(page)).toBeFocused();

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

test('[CHT-1] [CHT-3] [CHT-7] an answer that comes behind a closed panel is counted and said; an abandoned one never comes', async ({
  page,
}) => {
  await recordAnnouncements(page);
  const first = await hold(page, '**/chat');
  await open(page, '/about');
  await openAssistant(page);
  await ask(page, 'Who founded the company?');
  await expect(goings(page)).toContainText('typing');
  await inPanel(page, 'Close the assistant').click();
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  await takeSaid(page);
  first.release();
  await expect(launcher(page)).toHaveAccessibleName('Ask the assistant, 1 unread');
  await expect(launcher(page)).toHaveText('1');
  await expect.poll(() => takeSaid(page)).toContain('The assistant has answered');
  await launcher(page).click();
  await expect(launcher(page)).toHaveAccessibleName('Ask the assistant');
  await expect(log(page).locator('time')).toHaveCount(2);

  const second = await hold(page, '**/chat');
  await ask(page, 'And when?');
  await inPanel(page, 'Clear conversation').click();
  second.release();
  await ask(page, 'Are you there?');
  await expect(log(page).locator('time')).toHaveCount(2);
  await expect(log(page)).not.toContainText('And when?');
});

test('[CHT-3] [CHT-7] all of it by keyboard: Enter sends, Shift+Enter does not, nor does Enter that ends a composition; Escape gives focus back', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let asked = 0;
  const held = await hold(page, '**/chat');
  page.on('request', (request) => {
    if (request.method() === 'POST') asked += 1;
  });
  await open(page, '/forum');
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
  expect(asked).toBe(0);
  await page.keyboard.type('\nThree\nFour\nFive\nSix'.replaceAll('\n', ''));
  await box(page).fill('1\n2\n3\n4\n5\n6\n7');
  expect((await box(page).boundingBox())?.height).toBe(100);
  await box(page).fill('When are you open?');
  expect((await box(page).boundingBox())?.height).toBeLessThan(60);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('And then?');
  await page.keyboard.press('Enter');
  await expect(goings(page)).toContainText('typing');
  await expect(inPanel(page, 'Send')).toHaveAttribute('aria-disabled', 'true');
  await expect(inPanel(page, 'Send')).toHaveAccessibleDescription(/when the last question/);
  held.release();
  // The answer comes while somebody writes: focus and words stay.
  await expect(log(page).locator('time')).toHaveCount(2);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('And then?');
  expect(asked).toBe(1);
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

test('[CHT-7] modal over all of a small screen, beside the page on a wide one, and from one to the other while open', async ({
  page,
}) => {
  await page.route('**/chat', answerWith('See our [services](/services).'));
  await page.setViewportSize(narrow);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/faq');
  await scrollTo(page, 200);
  await openAssistant(page);
  const { x, y, width, height } = (await panel(page).boundingBox()) ?? {};
  expect([x, y, width, height]).toEqual([0, 0, 320, 568]);
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
  await ask(page, 'What do you do?');
  await box(page).fill('Half a thou');
  await page.setViewportSize(broad);
  await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(400);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('Half a thou');
  await expect(log(page).getByText('What do you do?')).toBeVisible();
  // The page beside it is used as ever.
  const question = page.locator('main summary').first();
  await question.click();
  await expect(page.locator('main details').first()).toHaveAttribute('open', '');
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

test('[A11-1] [CHT-7] nothing for axe in any state, in both themes, narrow and wide, on its side and with large text', async ({
  context,
  page,
}) => {
  let isEmpty = false;
  await page.route('**/chat', (route) =>
    isEmpty
      ? route.fulfill({ json: {} })
      : answerWith('**Yes**, `always`:\n- [here](/faq)\n- [there](https://example.com)')(route),
  );
  await open(page, '/forum');
  const check = async (state: string, looks: readonly (readonly [typeof narrow, 'light' | 'dark'])[]) => {
    for (const [size, colorScheme] of looks) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const when = `${state}, ${size.width} px, ${colorScheme}`;
      await expect.poll(() => findViolations(page), { message: when }).toEqual([]);
      expect(await findSmallTargets(page), when).toEqual([]);
      expect(await overflowOf(page), when).toBe(0);
    }
  };
  const some = [
    [narrow, 'light'],
    [broad, 'dark'],
  ] as const;
  const others = [
    [narrow, 'dark'],
    [broad, 'light'],
  ] as const;
  await openAssistant(page);
  await check('greeting', some);
  await inPanel(page, 'When are you open?').click();
  await expect(log(page).getByRole('link', { name: 'here', exact: true })).toBeVisible();
  isEmpty = true;
  await ask(page, 'Still there?');
  await expect(log(page).getByText('No response received from server')).toBeVisible();
  await expect(inPanel(page, 'Try again')).toBeVisible();
  await check('an answer and a failure', others);
  await context.setOffline(true);
  await ask(page, 'And now?');
  await expect(goings(page)).toContainText('You are offline.');
  await expect(inPanel(page, 'Try again')).toHaveCount(0);
  await box(page).fill('x'.repeat(2001));
  await expect(panel(page)).toContainText('Too long by 1 character');
  await check('all of these, waiting, and too long a question', [...some, ...others]);
  await page.setViewportSize({ width: 568, height: 320 });
  expect((await log(page).boundingBox())?.width).toBeGreaterThan(400);
  await expect(inPanel(page, 'Send')).toBeInViewport();
  await expect(inPanel(page, 'Close the assistant')).toBeInViewport();
  // Twice as large as the person's usual text.
  await page.setViewportSize({ width: 640, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(inPanel(page, 'Send')).toBeInViewport();
  expect(await overflowOf(page)).toBe(0);
});

test('[CHT-7] [A11-1] the button never covers what has focus: along a long form, to the end of the footer, and back', async ({
  page,
}) => {
  const covered = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const box = focused?.getBoundingClientRect();
      return [
        ...document.querySelectorAll<HTMLElement>('#assistant-button, [aria-label="Back to top"]'),
      ].flatMap((button) => {
        const over = button.getBoundingClientRect();
        const isOver =
          box &&
          box.right > over.left &&
          box.left < over.right &&
          box.bottom > over.top &&
          box.top < over.bottom;
        const isSeen = getComputedStyle(button).opacity !== '0' && over.width > 0;
        return isOver && isSeen && button !== focused && focused !== document.body
          ? [`${button.ariaLabel} covers ${focused?.textContent || focused?.getAttribute('name')}`]
          : [];
      });
    });
  await page.setViewportSize(narrow);
  await open(page, '/contact');
  await page.getByRole('heading', { level: 1 }).click();
  const stops: string[] = [];
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press(key);
      const name = await page.evaluate(
        () => document.activeElement?.id || document.activeElement?.textContent || '',
      );
      stops.push(name);
      expect(await covered(), `at ${name}`).toEqual([]);
      if (name === 'assistant-button') break;
    }
  expect(stops).toContain('field-message');
  expect(stops).toContain('assistant-button');
  // Wherever the page is scrolled to while somebody writes, what they write is seen.
  const message = page.getByRole('main').getByLabel('Your Message');
  await message.focus();
  await message.evaluate((element) =>
    window.scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 30),
  );
  await expect(launcher(page)).toHaveCSS('opacity', '0');
  expect(await covered()).toEqual([]);
  await launcher(page).focus();
  await expect(launcher(page)).toHaveCSS('opacity', '1');
});

test('[CHT-7] fetched when there is time, but not where data is dear; nothing moves when it comes or opens; no button without JavaScript', async ({
  browser,
  baseURL,
  context,
  page,
}) => {
  const codeOf = (target: Page) => {
    const fetched: string[] = [];
    target.on('request', (request) => {
      if (/\/assets\/chat-/.test(request.url())) fetched.push(request.url());
    });
    return fetched;
  };
  await recordShifts(page);
  const fetched = codeOf(page);
  await open(page, '/');
  await expect.poll(() => fetched.length).toBe(2);
  await openAssistant(page);
  await inPanel(page, 'Close the assistant').click();
  await twoFrames(page);
  expect(await shiftsOf(page)).toEqual([]);

  const frugal = await context.newPage();
  await frugal.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked = codeOf(frugal);
  await frugal.goto('/', { waitUntil: 'networkidle' });
  await waitUntilAlive(frugal);
  expect(asked).toEqual([]);
  await launcher(frugal).hover();
  await expect.poll(() => asked.length).toBe(2);

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const still = await plain.newPage();
  await still.goto('/');
  await expect(still.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(launcher(still)).toBeHidden();
  await plain.close();
});

test('[CHT-7] code or style that cannot be had is said, with a way to people, and had again later', async ({
  page,
  watch,
}) => {
  watch.expects(lost);
  // Axe looks for the style that is missing.
  watch.expects(/Couldn't load preload assets/);
  let gone: RegExp | undefined = /chat-/;
  await page.route(/\/assets\/chat-/, (route) =>
    gone?.test(route.request().url()) ? route.abort() : route.continue(),
  );
  await page.setViewportSize(narrow);
  await open(page, '/faq');
  for (const next of [/chat-.*\.css/, undefined]) {
    await launcher(page).click();
    const said = page.getByRole('alert').filter({ hasText: 'The assistant could not be loaded.' });
    await expect(said).toBeVisible();
    await expect(said.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
    expect(await findViolations(page)).toEqual([]);
    const [note, button] = [await said.boundingBox(), await launcher(page).boundingBox()];
    expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    gone = next;
  }
  await openAssistant(page);
  await expect(panel(page)).toHaveCSS('position', 'fixed');
  await expect(panel(page)).toHaveCSS('height', '568px');
  await expect(page.getByText('The assistant could not be loaded.')).toHaveCount(0);
});

test('[CHT-7] five hundred messages: sending one more keeps the page quick, the log follows at its end and stays where one reads', async ({
  page,
}) => {
  test.setTimeout(60_000);
  // The answers are made in the page: five hundred over the wire would measure the wire.
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
  // Behind a closed panel they are not drawn one by one, which nobody would wait for.
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
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
  });
  await ask(page, 'One more');
  await expect(log(page).locator('time')).toHaveCount(502);
  await expect.poll(distance).toBeLessThan(5);
  await twoFrames(page);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  test.info().annotations.push({ type: 'long tasks', description: JSON.stringify(tasks) });
  expect(Math.max(0, ...tasks)).toBeLessThan(200);

  await log(page).evaluate((element) => element.parentElement?.parentElement?.scrollTo(0, 3000));
  await expect.poll(distance).toBeGreaterThan(1000);
  // What comes while somebody reads further up moves nothing, and says that it is there.
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
  await inPanel(page, 'New messages').click();
  await expect.poll(distance).toBeLessThan(5);
  await expect(inPanel(page, 'New messages')).toHaveCount(0);
});

test('[CHT-7] whatever is asked or answered creates no element but the allowed ones', async ({ page }) => {
  const hostile = [
    '<img src=x onerror="document.title=\'owned\'"><script>document.title="owned"</script><b>bold</b>',
    '![picture](/favicon.svg) [run](javascript:document.title="owned") [data](data:text/html,x) [far](//evil.example)',
    '<iframe srcdoc="<script>parent.document.title=1</script>"></iframe><svg onload=alert(1)><a href="javascript:1">x</a>',
    '[ok](/faq) [mail](mailto:a@example.com) [safe](https://example.com) **a *b* `c`**\n1. one\n2. two\n\n- three',
    `${'['.repeat(5000)}${'*'.repeat(5000)}`,
    '\u202Eevil\u0000\uD800 &lt;b&gt; &#x3C;i&#x3E;',
  ];
  let at = 0;
  await page.route('**/chat', (route) => answerWith(hostile[at] ?? '')(route));
  await open(page, '/forum');
  const title = await page.title();
  await openAssistant(page);
  for (; at < hostile.length; at += 1) {
    await ask(page, (hostile[at] ?? '').slice(0, 2000));
    await expect(log(page).locator('time')).toHaveCount(2 * at + 2);
  }
  const found = await log(page).evaluate((element) => ({
    names: [...new Set([...element.querySelectorAll('*')].map(({ localName }) => localName))].sort(),
    targets: [...element.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    rels: [...element.querySelectorAll<HTMLAnchorElement>('a[target]')].map(({ rel }) => rel),
    handlers: [...element.querySelectorAll('*')].flatMap((one) =>
      one.getAttributeNames().filter((name) => /^on|^style$|^src/.test(name)),
    ),
  }));
  const allowed = [
    'a',
    'br',
    'button',
    'code',
    'div',
    'em',
    'li',
    'ol',
    'p',
    'path',
    'span',
    'strong',
    'svg',
    'time',
    'ul',
  ];
  expect(found.names.filter((name) => !allowed.includes(name))).toEqual([]);
  expect(found.targets).toEqual(['/favicon.svg', '/faq', 'mailto:a@example.com', 'https://example.com']);
  expect(found.rels).toEqual(['noopener noreferrer']);
  expect(found.handlers).toEqual([]);
  expect(await page.title()).toBe(title);
  await expect(log(page)).toContainText('<script>document.title="owned"</script>');
});

test('[CHT-4] [CHT-7] [FRM-3] after a last failure the question is tried again, or goes along to the contact form, below what stands there, once', async ({
  page,
  watch,
}) => {
  watch.expects(refused);
  await page.route('**/chat', answer503);
  await openFrozen(page, '/contact');
  const message = page.getByRole('main').getByLabel('Your Message');
  await message.fill('Dear team,');
  await openAssistant(page);
  await ask(page, 'Do you weave carpets?');
  const fail = async () => {
    for (const pause of [1000, 2000, 3000]) {
      await expect(goings(page)).toContainText(`in ${pause / 1000} second`);
      await page.clock.runFor(pause);
    }
    await expect(log(page).getByText('Sorry, I encountered an error: the server answered 503.')).toHaveCount(
      1,
    );
  };
  await fail();
  await inPanel(page, 'Try again').click();
  await expect(box(page)).toBeFocused();
  await fail();
  await expect(log(page).getByText('Do you weave carpets?')).toHaveCount(1);
  const along = panel(page).getByRole('link', { name: 'Write to us instead' });
  await along.click();
  await expect(message).toHaveValue('Dear team,\n\nDo you weave carpets?');
  await along.click();
  await expect(message).toHaveValue('Dear team,\n\nDo you weave carpets?');
  await expect(page).toHaveURL('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await along.click();
  await expect(page).toHaveURL('/contact');
  await expect(message).toHaveValue('Dear team,\n\nDo you weave carpets?');
});

test('[CHT-7] without a network the question waits in sight, can be taken back, and goes out when it is back', async ({
  context,
  page,
}) => {
  await page.route('**/chat', answerWith('Here I am.'));
  await open(page, '/support?tab=channels');
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  await expect(box(page)).toBeFocused();
  await context.setOffline(true);
  await ask(page, 'Anybody there?');
  await expect(goings(page)).toContainText('You are offline.');
  await box(page).fill('By the way');
  await inPanel(page, 'Take back').click();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('Anybody there?\nBy the way');
  await expect(log(page).locator('time')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(goings(page)).toContainText('You are offline.');
  await context.setOffline(false);
  await expect(log(page).getByText('Here I am.')).toBeVisible();
  await expect(log(page).locator('time')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(launcher(page)).toBeFocused();
});
