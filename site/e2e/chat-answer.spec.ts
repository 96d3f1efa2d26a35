import { expectFit, findViolations } from './support/axe.ts';
import { answerWith, ask, inPanel, log, openAssistant, panel, times } from './support/chat.ts';
import { expectVisibleFocus } from './support/keyboard.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('an answer lists its sources once, and is rated and copied by keyboard', {
  tag: ['@CHT-1', '@CHT-7', '@SVC-1', '@A11-1'],
}, async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route(
    '**/chat',
    answerWith('From nine to six. [Contact](/contact)\n\nOn Sunday we are closed. [Contact](/contact)'),
  );
  await open(page, '/forum');
  await openAssistant(page);
  await ask(page, 'When are you open?');
  await expect(log(page).getByRole('listitem')).toHaveText(['Contact']);
  const copy = log(page).getByRole('button', { name: /^Copy the answer/ });
  await copy.focus();
  await expectVisibleFocus(page, 'on Copy');
  await page.keyboard.press('Enter');
  await expect(log(page).getByRole('button', { name: /^Copied/ })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('From nine to six.');

  const rating = log(page).getByRole('group', { name: 'Was this helpful?' });
  const no = rating.getByRole('button', { name: /^No/ });
  await no.press('Enter');
  await expect(no).toHaveAttribute('aria-pressed', 'true');
  await expect(no).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await expectFit(page, 360);
  await log(page).getByRole('link', { name: 'Write to us instead' }).press('Enter');
  await expect(page.getByRole('main').getByLabel('Your Message')).toHaveValue(/When are you open\?/);
});

test('a comparison fits the panel: lists in a narrow one, a table in a wide one', {
  tag: ['@SVC-1', '@CHT-7', '@CMP-1', '@A11-1'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/forum');
  await openAssistant(page);
  await ask(page, 'compare the chatbot, the studio and the insight platform');
  const table = log(page).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  const tooWide = () =>
    panel(page).evaluate((element) =>
      [element, ...element.querySelectorAll('*')]
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
        .map(({ localName, textContent }) => `${localName} “${textContent}”`),
    );
  expect(await tooWide(), 'scrolls sideways at 360 px').toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await inPanel(page, 'Large panel').click();
  await expect(table).toHaveCSS('display', 'table');
  expect(await tooWide(), 'scrolls sideways in the large panel').toEqual([]);
  await log(page).getByRole('link', { name: 'Compare these products' }).click();
  await expect(page).toHaveURL('/products/compare?ids=1,4,5');
});

declare global {
  interface Window {
    stream?: ((text?: string) => void) | undefined;
  }
}

test('a streamed reply grows outside the log, and restarts when it breaks off', {
  tag: ['@SVC-2', '@CHT-4'],
}, async ({ page }) => {
  // A Playwright route can only respond with a whole body, so this replaces `fetch` to stream the reply.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (target, init) => {
      if (!String(target).endsWith('/chat')) return fetch(target, init);
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          window.stream = (text) => {
            if (text === undefined) controller.close();
            else controller.enqueue(new TextEncoder().encode(text));
          };
        },
      });
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    };
  });
  const send = async (text?: string) => {
    await page.waitForFunction(() => window.stream);
    await page.evaluate((piece) => {
      const { stream } = window;
      if (piece === undefined) window.stream = undefined;
      stream?.(piece);
    }, text);
  };
  const partial = panel(page).locator('[data-partial]');
  await open(page, '/forum');
  await openAssistant(page);
  await ask(page, 'When are you open?');
  await send('event: text\ndata: {"text":"From **ni');
  await send('ne** "}\n\n');
  await expect(partial).toHaveText('From nine');
  await expect(times(page)).toHaveCount(1);
  await send();
  await expect(panel(page)).toContainText('could not be reached. Trying again');
  await expect(partial).toHaveCount(0);
  await send('event: text\ndata: {"text":"From nine"}\n\n');
  await expect(partial).toHaveText('From nine');
  await send('event: done\ndata: {"response":"From nine to six."}\n\n');
  await expect(log(page).getByText('From nine to six.')).toBeVisible();
  await expect(partial).toHaveCount(0);
});
