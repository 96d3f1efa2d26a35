import { samples } from '@loomwright/machine-testing';
import type { Page } from 'playwright/test';
import { type Act, answer, faultNamed, healthy } from '../test/support/chat-faults.ts';
import { startFaultyServer } from '../test/support/faulty-server.ts';
import { accountButton, logOut, member, seedUser } from './support/accounts.ts';
import { goOffline } from './support/chat.ts';
import { type ChatProxy, startChatProxy } from './support/chat-proxy.ts';
import { open } from './support/site.ts';
import { expect, test as siteTest } from './support/site-test.ts';

const test = siteTest.extend<{ service: ChatProxy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its first parameter
  service: async ({}, use) => {
    const service = await startChatProxy(process.env.LOOMWRIGHT_E2E_URL ?? '');
    await use(service);
    await service.stop();
  },
  baseURL: ({ service }, use) => use(service.url),
});

const failedRequest =
  /^console error: Failed to load resource: .* \(http:\/\/127\.0\.0\.1:\d+\/(?:chat|elsewhere)\)$/;

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const status = (page: Page, text: RegExp | string) => page.getByRole('status').filter({ hasText: text });
const box = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a page and its assistant; from then on the clock moves only when advanced. */
const openAssistant = async (page: Page, path = '/faq') => {
  await page.clock.install({ time: '2026-01-01T09:00:00Z' });
  await open(page, path);
  await button(page, 'Ask the assistant').click();
  await expect(box(page)).toBeVisible();
  await page.clock.pauseAt('2026-01-01T10:00:00Z');
};
const send = async (page: Page, question: string) => {
  await box(page).fill(question);
  await box(page).press('Enter');
};
const expectQuestionCount = (service: ChatProxy, count: number) =>
  expect.poll(() => service.questions.length).toBe(count);

const questionAbout = (name: string) => `What if ${name}?`;
const actOf = (name: string): Act => faultNamed(name).acts[0] ?? (() => {});

interface Failing {
  readonly fault: string;
  readonly reason: string;
  /** How long the page waits for a reply that does not come. */
  readonly answerMs?: number;
  /** The pause that the service demands. */
  readonly pauseMs?: number;
}

/** Asks a question, and advances the clock over every pause until all four requests have failed. */
const failToTheEnd = async (
  page: Page,
  service: ChatProxy,
  { fault, reason, answerMs = 0, pauseMs = 0 }: Failing,
) => {
  const start = service.questions.length;
  service.set(actOf(fault));
  await send(page, questionAbout(fault));
  for (let requests = 1; requests <= 4; requests += 1) {
    await expectQuestionCount(service, start + requests);
    if (answerMs > 0) await page.clock.fastForward(answerMs);
    if (requests === 4) break;
    const seconds = Math.max(requests, pauseMs / 1000);
    await expect(status(page, new RegExp(`${reason}.* ${seconds} second`))).toBeVisible();
    await page.clock.fastForward(seconds * 1000);
  }
  await expect(
    log(page).getByText(`Sorry, I encountered an error: ${reason}. Please try again.`, { exact: true }),
  ).toHaveCount(1);
};

/** After a failure the question is retried, answered and listed once, and the next one can be typed. */
const tryAgain = async (page: Page, service: ChatProxy, question: string) => {
  const start = service.questions.length;
  const reply = `All is well: ${start}`;
  service.set(healthy(reply));
  await button(page, 'Try again').click();
  await expect(log(page).getByText(reply)).toBeVisible();
  await expect(log(page).getByText(question)).toHaveCount(1);
  await expect(log(page).getByText('Sorry, I encountered an error')).toHaveCount(0);
  await expect(button(page, 'Try again')).toHaveCount(0);
  await expect(box(page)).toHaveValue('');
  expect(service.questions.slice(start)).toEqual([question]);
};

// site/test/chat-faults.test.ts proves the outcome of each fault, packages/chat what the chart does with it.
const unreachable = 'the network could not be reached';
const tooLong = { reason: 'the answer took too long', answerMs: 30_000 };
const breaking: readonly Failing[] = [
  'reset within the body',
  'a redirect',
  'reset before the answer',
  'garbage instead of HTTP',
  'headers of a megabyte',
  'broken chunks',
].map((fault) => ({ fault, reason: unreachable }));
const refusing: readonly Failing[] = [
  { fault: '429 Too Many Requests, Retry-After: 7', reason: 'the server answered 429', pauseMs: 7000 },
  { fault: '401 Unauthorized, WWW-Authenticate: Basic realm="hotel"', reason: 'the server answered 401' },
];
const silent: readonly Failing[] = [
  { fault: 'silence within the body', ...tooLong },
  { fault: 'silence instead of headers', ...tooLong },
];
// Without TLS, Chromium accepts truncated headers as complete: a successful reply without content.
const empty = ['closed within the headers', '10 MB', 'a web page', '100 000 deep'];

test('when the network fails, or the service refuses, times out or replies without content, the question is sent the expected number of times, an error is shown, and it can be retried', {
  tag: ['@CHT-4', '@CHT-5'],
}, async ({ page, service, watch }) => {
  test.slow();
  watch.expects(failedRequest);
  await openAssistant(page);
  for (const failing of [...samples(breaking), ...refusing, ...samples(silent, 1)])
    await test.step(failing.fault, async () => {
      await failToTheEnd(page, service, failing);
      await tryAgain(page, service, questionAbout(failing.fault));
    });

  for (const name of samples(empty))
    await test.step(`${name}, sent once`, async () => {
      const start = service.questions.length;
      service.set(actOf(name));
      await send(page, questionAbout(name));
      await expect(log(page).getByText('No response received from server', { exact: true })).toHaveCount(1);
      await page.clock.fastForward(60_000);
      service.set(healthy(`All is well: ${name}`));
      await button(page, 'Try again').click();
      await expect(log(page).getByText(`All is well: ${name}`)).toBeVisible();
      expect(service.questions).toHaveLength(start + 2);
      await expect(log(page).getByText(questionAbout(name))).toHaveCount(1);
      await expect(log(page).getByText('No response')).toHaveCount(0);
    });
});

test('a second Enter, withdrawing, clearing, going offline, navigating, closing and logging out send no question twice, lose none and show no late reply', {
  tag: ['@CHT-1', '@CHT-3', '@CHT-6', '@CHT-7'],
}, async ({ context, page, service, watch }) => {
  watch.expects(failedRequest);
  await seedUser(context, member);
  await openAssistant(page);
  const gates: (() => void)[] = [];
  // Replies when released, unless the connection has closed by then.
  const late =
    (reply: string): Act =>
    (socket) =>
      gates.push(() => healthy(reply)(socket));

  await test.step('a second Enter sends nothing', async () => {
    service.set(late('The first reply.'));
    await box(page).fill('Is this said once?');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await box(page).fill('Is this too early?');
    await page.keyboard.press('Enter');
    await expectQuestionCount(service, 1);
    gates.shift()?.();
    await expect(log(page).getByText('The first reply.')).toBeVisible();
    await expect(box(page)).toHaveValue('Is this too early?');
    expect(service.questions).toEqual(['Is this said once?']);
  });

  await test.step('a withdrawn or cleared question gets no reply', async () => {
    service.set(late('A reply that comes too late.'));
    await send(page, 'Is this taken back?');
    await expectQuestionCount(service, 2);
    await button(page, 'Take back').click();
    await expect(box(page)).toHaveValue('Is this taken back?');
    await expect(log(page).getByText('Is this taken back?')).toHaveCount(0);
    await send(page, 'Is this cleared?');
    await expectQuestionCount(service, 3);
    await button(page, 'Clear conversation').click();
    await expect(log(page).getByText(/./)).toHaveCount(0);
    await expect.poll(() => service.deletions).toEqual([`/chat/session/${service.sessions[0]}`]);
    for (const open of gates.splice(0)) open();
    service.set(healthy('The reply that counts.'));
    await send(page, 'And now?');
    await expect(log(page).getByText('The reply that counts.')).toBeVisible();
    await expect(log(page).getByText('A reply that comes too late.')).toHaveCount(0);
    expect(service.questions.splice(0).slice(3)).toEqual(['And now?']);
  });

  await test.step('offline the question waits, and can be withdrawn', async () => {
    await expect(accountButton(page, member.name)).toBeVisible();
    await goOffline(page);
    await send(page, 'Is anybody there?');
    await expect(status(page, /offline/)).toBeVisible();
    await page.clock.fastForward(60_000);
    expect(service.questions).toEqual([]);
    await button(page, 'Take back').click();
    await expect(box(page)).toHaveValue('Is anybody there?');
    await box(page).press('Enter');
    service.set(actOf('503 Service Unavailable, Retry-After: 2'));
    await context.setOffline(false);
    await expectQuestionCount(service, 1);
  });

  await test.step('and waits on another page, behind a closed panel, and after logging out', async () => {
    await expect(status(page, 'the server answered 503')).toBeVisible();
    await page.getByLabel('Main').getByRole('link', { name: 'Products', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
    await expect(status(page, 'the server answered 503')).toBeVisible();
    await page.clock.fastForward(2000);
    await expectQuestionCount(service, 2);
    await expect(status(page, 'the server answered 503')).toBeVisible();
    await button(page, 'Close the assistant').click();
    await logOut(page);
    service.set(healthy('The assistant is.'));
    await page.clock.fastForward(2000);
    await expectQuestionCount(service, 3);
    await page.getByRole('button', { name: /^Ask the assistant/ }).click();
    await expect(log(page).getByText('The assistant is.')).toBeVisible();
    await expect(log(page).getByText('Is anybody there?')).toHaveCount(1);
    expect(service.questions).toEqual(Array(3).fill('Is anybody there?'));
    expect(new Set(service.sessions).size).toBe(1);
  });
});

test.describe('a chat host on another origin', () => {
  // Only configured origins may be requested, and this build has none.
  test.use({ bypassCSP: true });

  test('an origin without CORS counts as unreachable; one with CORS replies', { tag: '@CHT-4' }, async ({
    page,
    service,
    watch,
  }) => {
    watch.expects(/foreign request|CORS|ERR_FAILED/);
    const elsewhere = await startFaultyServer();
    await page.addInitScript((origin) => {
      const original = window.fetch;
      window.fetch = (address, init) => original(address === '/chat' ? `${origin}${address}` : address, init);
    }, elsewhere.origin);
    await openAssistant(page);
    elsewhere.set(
      answer('200 OK', '{"response":"Not for you."}', 'Access-Control-Allow-Origin: https://example.com'),
    );
    await send(page, 'May I?');
    for (const requests of [1, 2, 3]) {
      await expect(status(page, new RegExp(`could not be reached.* ${requests} second`))).toBeVisible();
      await page.clock.fastForward(requests * 1000);
    }
    await expect(log(page).getByText(/^Sorry.*the network could not be reached/)).toBeVisible();
    expect(elsewhere.requests).toHaveLength(4);
    elsewhere.set(healthy('You may.'));
    await button(page, 'Try again').click();
    await expect(log(page).getByText('You may.')).toBeVisible();
    await expect(log(page).getByText('May I?')).toHaveCount(1);
    expect(service.questions).toEqual([]);
    await elsewhere.stop();
  });
});
