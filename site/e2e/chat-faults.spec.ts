import { answer, faultNamed, healthy } from '../test/support/chat-faults.ts';
import { startFaultyServer } from '../test/support/faulty-server.ts';
import { ask, inPanel, log, openAssistant, panel, times } from './support/chat.ts';
import { openWithStoppedClock } from './support/site.ts';
import { expect, test as siteTest } from './support/site-test.ts';

const test = siteTest.extend<{ host: Awaited<ReturnType<typeof startFaultyServer>> }>({
  host: async ({ page, watch }, use) => {
    watch.expects(/^foreign request: http:\/\/127\.0\.0\.1|CORS|Failed to load resource/);
    const host = await startFaultyServer();
    await page.addInitScript((origin) => {
      const { fetch } = window;
      window.fetch = (address, init) => fetch(address === '/chat' ? `${origin}/chat` : address, init);
    }, host.origin);
    await use(host);
    await host.stop();
  },
});

// The content security policy allows only configured origins, and this build has none.
test.use({ bypassCSP: true });

const unreachable = 'the network could not be reached. Trying again in 1 second.';
const timedOut = 'the answer took too long. Trying again in 1 second.';

const said: readonly (readonly [fault: string, text: string])[] = [
  ['reset within the body', unreachable],
  ['a redirect', unreachable],
  ['silence within the body', timedOut],
  ['429 Too Many Requests, Retry-After: 7', 'the server answered 429. Trying again in 7 seconds.'],
  ['a web page', 'No response received from server'],
];

test('network faults are explained, and the next question is answered', {
  tag: ['@CHT-4', '@CHT-5'],
}, async ({ host, page }) => {
  await openWithStoppedClock(page, '/forum');
  await openAssistant(page);
  for (const [fault, text] of said)
    await test.step(fault, async () => {
      const { length } = host.requests;
      host.set(faultNamed(fault).acts[0] ?? (() => {}));
      await ask(page, `What if ${fault}?`);
      await expect.poll(() => host.requests.length, 'requests with the question').toBe(length + 1);
      if (text === timedOut) await page.clock.fastForward(30_000);
      await expect(panel(page)).toContainText(text);
      await inPanel(page, 'Clear conversation').click();
      await expect(times(page)).toHaveCount(0);
    });
  host.set(healthy('All is well.'));
  await ask(page, 'And now?');
  await expect(log(page).getByText('All is well.')).toBeVisible();
  await expect(times(page)).toHaveCount(2);
  expect(host.requests, 'no question was sent twice').toHaveLength(said.length + 1);
});

test('an origin without CORS counts as unreachable', { tag: '@CHT-4' }, async ({ host, page }) => {
  await openWithStoppedClock(page, '/forum');
  await openAssistant(page);
  host.set(answer('200 OK', '{"response":"No."}', 'Access-Control-Allow-Origin: https://example.com'));
  await ask(page, 'May I?');
  await expect(panel(page)).toContainText(unreachable);
});
