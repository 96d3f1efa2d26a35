import { findViolations } from './support/axe.ts';
import { ask, inPanel, log, openAssistant, panel } from './support/chat.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

declare global {
  interface Window {
    /** Sends bytes of the streamed reply; ends it without a text. */
    stream: (text?: string) => void;
    accepts: (string | null)[];
  }
}

test('a reply is shown as it streams, starts anew when it breaks off, and goes when the conversation is cleared', {
  tag: ['@SVC-2', '@CHT-4', '@CHT-6'],
}, async ({ page }) => {
  // A route answers with a whole body: here the test decides when each piece comes.
  await page.addInitScript(() => {
    const real = window.fetch;
    window.accepts = [];
    window.fetch = async (target, init) => {
      if (!String(target).endsWith('/chat')) return real(target, init);
      window.accepts.push(new Headers(init?.headers).get('Accept'));
      if (window.accepts.length === 1)
        return Response.json(
          { response: 'Hello.' },
          { headers: { Link: '</chat>; rel="alternate"; type="text/event-stream"' } },
        );
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
          window.stream = (text) =>
            text === undefined ? controller.close() : controller.enqueue(new TextEncoder().encode(text));
        },
      });
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    };
  });
  const send = (text?: string) => page.evaluate((piece) => window.stream(piece), text);
  await open(page, '/forum');
  await openAssistant(page);
  await ask(page, 'Hello?');
  await expect(log(page).getByText('Hello.')).toBeVisible();

  await ask(page, 'When are you open?');
  await expect.poll(() => page.evaluate(() => window.accepts.length)).toBe(2);
  await send('event: text\ndata: {"text":"From **ni');
  await send('ne** "}\n\n');
  const partial = panel(page).locator('[data-partial]');
  await expect(partial).toHaveText('From nine');
  await expect(log(page).getByText('From')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await send();
  // Broken off: the wait of a retry, and nothing of the first attempt.
  await expect(panel(page).getByText(/could not be reached\. Trying again/)).toBeVisible();
  await expect(partial).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.accepts.length)).toBe(3);
  await send('event: text\ndata: {"text":"From nine"}\n\n');
  await expect(partial).toHaveText('From nine');
  await send('event: done\ndata: {"response":"From nine to six."}\n\n');
  await expect(log(page).getByText('From nine to six.')).toBeVisible();
  await expect(partial).toHaveCount(0);
  expect(await page.evaluate(() => window.accepts)).toEqual([
    'application/json',
    'text/event-stream, application/json',
    'text/event-stream, application/json',
  ]);

  await ask(page, 'And on Sunday?');
  await expect.poll(() => page.evaluate(() => window.accepts.length)).toBe(4);
  await send('event: text\ndata: {"text":"On Sunday"}\n\n');
  await expect(partial).toHaveText('On Sunday');
  await inPanel(page, 'Clear conversation').click();
  await expect(partial).toHaveCount(0);
  await expect(log(page).locator('> *')).toHaveCount(0);
});
