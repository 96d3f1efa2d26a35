import { samples } from '@loomwright/kit/testing';
import type { Page } from 'playwright/test';
import { faults, startFaultyServer } from '../test/support/faulty-server.ts';
import { problemBox } from './support/accounts.ts';
import { fillIn, letter, request, submitButton, valuesOf } from './support/forms.ts';
import { lost } from './support/lose.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const sender = /\/assets\/form-sender-[^?]*$/;
const timeoutMs = 1500;

/** Gives the built page an endpoint: its sender's chunk is wrapped to use another address and a shorter time-out. */
const addEndpoint = (page: Page, url: string) =>
  page.route(sender, async (route) => {
    const original = new URL(route.request().url());
    const code = await (await route.fetch()).text();
    const name = /export\s*\{\s*\w+ as (\w+)\s*\}/.exec(code)?.[1] ?? 'nothing';
    await route.fulfill({
      contentType: 'text/javascript',
      body: `import { ${name} as create } from '${original.pathname}?real';
        const wrapped = () => create(${JSON.stringify(url)}, ${timeoutMs});
        export { wrapped as ${name} };`,
    });
  });

const words = {
  refused: /Not sent: the server answered (?:500|413)\. What you wrote is still here/,
  misdirected: /Not sent: a web page answered instead of our form service\. What you wrote is still here/,
  unreachable: /Not sent: the network could not be reached\. What you wrote is still here/,
  tooLong: /The answer took too long, so it may not have been sent\. What you wrote is still here/,
} as const;

// One of each kind first: site/test/form-endpoint.test.ts proves the outcome of every fault.
const distinct = ['returns an HTML page', 'never replies', 'refuses the size', 'resets the connection'];
const others = Object.keys(faults).filter(
  (name) => faults[name]?.kind !== 'sent' && !distinct.includes(name),
);

// Only configured origins may be requested, and this build has none.
test.use({ bypassCSP: true });

test('[FRM-1] [FRM-2] [FRM-3] missing code and every fault of an endpoint keep the typed text, show what to do, and can be retried', async ({
  page,
  watch,
}) => {
  watch.expects(/foreign request|Failed to load resource|CORS|ERR_/);
  watch.expects(lost);
  const server = await startFaultyServer();
  const taken = faults.succeeds?.fault ?? (() => {});
  const bodyOfLast = () => JSON.parse((server.requests.at(-1) ?? '').split('\r\n\r\n')[1] ?? '{}');
  await open(page, '/support');

  await test.step('missing code is a failure like any other, and a retry succeeds', async () => {
    await fillIn(page, request);
    await page.route(sender, (route) => route.abort());
    await submitButton(page).click();
    await expect(problemBox(page)).toContainText('Not sent: something went wrong on this page.');
    expect(await valuesOf(page, request)).toEqual(request);
    await page.unroute(sender);
    await addEndpoint(page, server.url);
    server.set(taken);
    await expect(async () => {
      // Not once it was sent: the button is disabled then.
      if (await submitButton(page).isEnabled()) await submitButton(page).click();
      await expect(page.getByText(/^Thank you! Your support request/)).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(bodyOfLast()).toMatchObject({ kind: 'support', message: request.Message });
  });

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await fillIn(page, letter);
  for (const name of samples([...distinct, ...others], distinct.length))
    await test.step(name, async () => {
      const { fault, kind } = faults[name] ?? { fault: () => {}, kind: '' };
      server.set(fault);
      await submitButton(page).click();
      await expect(problemBox(page)).toContainText(words[kind as keyof typeof words]);
      await expect(problemBox(page)).toBeFocused();
      await expect(submitButton(page)).toHaveText('Try again');
      expect(await valuesOf(page, letter)).toEqual(letter);
    });

  await test.step('in the end it is accepted, once', async () => {
    server.set(taken);
    const before = server.requests.length;
    await page.evaluate(() => {
      for (let times = 0; times < 5; times += 1) document.querySelector('form')?.requestSubmit();
    });
    await expect(page.getByText('Thank you! Your message has been sent successfully.')).toBeVisible();
    expect(server.requests).toHaveLength(before + 1);
    expect(await valuesOf(page, letter)).not.toMatchObject(letter);
    expect(bodyOfLast()).toEqual({
      kind: 'contact',
      name: letter['Full Name'],
      email: letter.Email,
      company: letter.Company,
      phone: letter.Phone,
      message: letter['Your Message'],
    });
  });
  await server.stop();
});
