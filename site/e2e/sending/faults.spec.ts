import { samples } from '@loomwright/machine-testing';
import type { Page, Route } from 'playwright/test';
import { faults, startFaultyServer } from '../../test/support/faulty-server.ts';
import { field, problemBox } from '../support/accounts.ts';
import { blockStorage } from '../support/block-storage.ts';
import { fillIn, letter, request, submitButton, valuesOf } from '../support/forms.ts';
import { lost } from '../support/lose.ts';
import { cartText, open, seed, waitUntilHydrated } from '../support/site.ts';
import { expect, test } from '../support/site-test.ts';
import { chooseLastSlot } from './choose-slot.ts';
import { deliveriesWith, mailOf, numberIn, shownNumber, submitOften } from './mails.ts';

const endpoint = '**/forms/*';
const TIMEOUT_MS = 10_000;

const words = {
  refused: /Not sent: the server answered (?:500|413)\. What you wrote is still here/,
  misdirected: /Not sent: a web page answered instead of our form service\. What you wrote is still here/,
  unreachable: /Not sent: the network could not be reached\. What you wrote is still here/,
  tooLong: /The answer took too long, so it may not have been sent\. What you wrote is still here/,
} as const;

// One of each kind first: site/test/form-endpoint.test.ts proves the outcome of every fault.
const distinct = ['returns an HTML page', 'never replies', 'refuses the size', 'resets the connection'];
const others = Object.keys(faults).filter(
  (name) => faults[name]?.kind !== 'sent' && name !== 'has the number already' && !distinct.includes(name),
);

/** Sends the form whose answer is lost, once a mail with these words is there, until the form gives up. */
const sendInVain = async (page: Page, said: string) => {
  await page.route(endpoint, async (route) => void (await route.fetch()));
  await submitButton(page).click();
  await expect.poll(() => deliveriesWith(said)).toHaveLength(1);
  await page.clock.fastForward(TIMEOUT_MS);
  await expect(problemBox(page)).toContainText(words.tooLong);
  await page.unroute(endpoint);
};

test('a form whose code is missing keeps the text, and is sent once the code comes', {
  tag: ['@FRM-2', '@FRM-3'],
}, async ({ page, watch }) => {
  watch.expects(lost);
  await open(page, '/support');
  await fillIn(page, request);
  await page.route(/\/assets\/own-server-/, (route) => route.abort());
  await submitButton(page).click();
  await expect(problemBox(page)).toContainText('Not sent: something went wrong on this page.');
  expect(await valuesOf(page, request)).toEqual(request);
  await page.unroute(/\/assets\/own-server-/);
  await expect(async () => {
    // Not once it was sent: the button is disabled then.
    if (await submitButton(page).isEnabled()) await submitButton(page).click();
    await expect(page.getByText(/^Thank you! Your support request/)).toBeVisible({ timeout: 3000 });
  }).toPass();
});

test('faults of an endpoint keep the text and say what to do; a retry is sent once', {
  tag: ['@FRM-1', '@FRM-3'],
}, async ({ page, watch }) => {
  watch.expects(/Failed to load resource|ERR_/);
  const server = await startFaultyServer();
  await page.clock.install();
  await open(page, '/contact');
  await fillIn(page, letter);
  await page.route(endpoint, (route) => route.continue({ url: server.url }));
  for (const name of samples([...distinct, ...others], distinct.length))
    await test.step(name, async () => {
      const { fault, kind } = faults[name] ?? { fault: () => {}, kind: '' };
      const before = server.requests.length;
      server.set(fault);
      await submitButton(page).click();
      if (kind === 'tooLong') {
        await expect.poll(() => server.requests.length).toBeGreaterThan(before);
        await page.clock.fastForward(TIMEOUT_MS);
      }
      await expect(problemBox(page)).toContainText(words[kind as keyof typeof words]);
      await expect(problemBox(page)).toBeFocused();
      await expect(submitButton(page)).toHaveText('Try again');
      expect(await valuesOf(page, letter)).toEqual(letter);
    });

  await test.step('in the end it is accepted, once', async () => {
    await page.unroute(endpoint);
    const sent = page.waitForRequest(endpoint);
    await submitOften(page);
    const number = await shownNumber(page);
    expect((await sent).postDataJSON()).toMatchObject({
      kind: 'contact',
      name: letter['Full Name'],
      message: letter['Your Message'],
      website: '',
      elapsedMs: expect.stringMatching(/^\d+$/),
    });
    await mailOf(number);
    expect(await deliveriesWith(letter['Your Message'])).toEqual([number]);
  });
  await server.stop();
});

test('what the server refuses is said, and the message can be sent then', {
  tag: ['@FRM-1', '@FRM-3', '@DLV-2'],
}, async ({ page, watch }) => {
  watch.expects(/Failed to load resource/);
  const answer = async (status: number, body: object, headers: Readonly<Record<string, string>> = {}) => {
    await page.route(endpoint, (route: Route) => route.fulfill({ status, json: body, headers }), {
      times: 1,
    });
    await submitButton(page).click();
  };
  await open(page, '/contact');
  await fillIn(page, { ...letter, 'Your Message': 'Refused at first.' });

  await answer(429, { error: 'Too many messages' }, { 'Retry-After': '17' });
  await expect(problemBox(page)).toContainText(
    /too many messages arrived at once\..* try again in 17 seconds\./,
  );
  await answer(503, { error: 'Not now' }, { 'Retry-After': '30' });
  await expect(problemBox(page)).toContainText(/the server answered 503\..* try again in 30 seconds\./);
  await answer(422, { error: 'Look again', fields: { phone: 'Phone is odd' } });
  await expect(problemBox(page).getByRole('link')).toHaveText(['Phone is odd']);
  await expect(field(page, 'Phone')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Phone').fill('');

  await page.locator('[name="website"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await submitButton(page).click();
  await expect(problemBox(page)).toContainText('Leave the field “website” empty');
  await submitButton(page).click();
  await mailOf(await shownNumber(page));
});

test('without storage a message waits for the network, and is sent once', {
  tag: ['@FRM-1', '@FRM-4', '@STO-3', '@DLV-1'],
}, async ({ context, page, watch }) => {
  watch.expects(/console warning: Could not (?:read|save) "[\w.]+": storage is blocked/);
  watch.expects(/The carts could not be put in order: storage is blocked|ERR_INTERNET_DISCONNECTED/);
  await page.addInitScript(blockStorage);
  await open(page, '/contact');
  await fillIn(page, { ...letter, 'Your Message': 'Written on a train.' });
  // Its code is there before the network goes.
  await page.evaluate(() => fetch('/favicon.svg'));
  await context.setOffline(true);
  await submitOften(page);
  await expect(page.getByText(/^You are offline\. This goes out when the network is back/)).toBeVisible();
  await context.setOffline(false);
  const number = await shownNumber(page);
  await mailOf(number);
  expect(await deliveriesWith('Written on a train.')).toEqual([number]);
});

const lostAnswers = [
  {
    what: 'message',
    path: '/contact',
    said: 'The answer was lost.',
    fill: (page: Page) => fillIn(page, { ...letter, 'Your Message': 'The answer was lost.' }),
    isKept: (page: Page) => expect(field(page, 'Your Message')).toHaveValue('The answer was lost.'),
    number: shownNumber,
  },
  {
    what: 'demo',
    path: '/demo',
    said: 'mary@example.com',
    fill: async (page: Page) => {
      await chooseLastSlot(page);
      await fillIn(page, { Name: 'Mary Somerville', Email: 'mary@example.com' });
    },
    isKept: (page: Page) => expect(page.locator('[name="slot"]:checked')).toBeVisible(),
    number: (page: Page) => numberIn(page.locator('dd code')),
  },
];
for (const { fill, isKept, number, path, said, what } of lostAnswers)
  test(`a ${what} whose answer was lost is sent once, after a reload too`, {
    tag: ['@FRM-1', '@FRM-3', '@BOK-1', '@DLV-1'],
  }, async ({ page, watch }) => {
    watch.expects(/Failed to load resource|ERR_/);
    await page.clock.install();
    await open(page, path);
    await fill(page);
    await sendInVain(page, said);
    await page.reload();
    await waitUntilHydrated(page);
    await isKept(page);
    await submitButton(page).click();
    const shown = await number(page);
    expect(await deliveriesWith(said)).toEqual([shown]);
  });

test('a request that is edited after its answer was lost is another one', {
  tag: ['@CRT-10', '@DLV-1'],
}, async ({ context, page, watch }) => {
  watch.expects(/Failed to load resource|ERR_/);
  await seed(context, { cart: cartText([1, 2]) });
  await page.clock.install();
  await open(page, '/contact?request=quote');
  await expect(page.getByRole('region', { name: 'Quote request', exact: true })).toBeVisible();
  await fillIn(page, { 'Full Name': 'Grace Hopper', Email: 'grace@example.com' });
  await sendInVain(page, 'grace@example.com');
  await field(page, 'Company').fill('Compilers');
  await submitButton(page).click();
  const sent = page.getByRole('region', { name: 'Your quote request' });
  const number = await numberIn(sent.getByText(/^Q-/));
  expect((await mailOf(number)).text).toContain('Compilers');
  expect(await deliveriesWith('grace@example.com')).toHaveLength(2);
});
