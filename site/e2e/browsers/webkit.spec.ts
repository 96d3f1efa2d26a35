import { contactValues } from '../support/forms.ts';
import { member, newcomer } from '../support/people.ts';
import { pages } from '../support/site.ts';
import { expect, test } from './webkit-test.ts';

test('a guest adds products, reloads, registers and requests a quote', {
  tag: ['@BRW-1', '@CRT-6', '@CRT-10', '@short'],
}, async ({ site }) => {
  await site.open('/products');
  await site.click('link', 'Neural Network API');
  await site.shows('heading', 'Neural Network API');
  await site.click('button', 'Add to Cart');
  await site.sees('Added Neural Network API to your cart.');
  await site.reload();
  await site.shows('link', 'Cart, 1 item');
  await site.click('link', 'Get Started');
  await site.hasFocus('heading', 'Create your account');
  const { email, name, password } = newcomer;
  await site.fillIn({ Name: name, Email: email, Password: password, 'Confirm password': password });
  await site.click('field', 'I agree to the Terms');
  await site.click('button', 'Create account');
  await site.shows('button', `Account menu of ${name}`);
  await site.click('link', 'Cart, 1 item');
  await site.hasFocus('heading', 'Your cart');
  await site.click('link', 'Request a Quote');
  await site.hasFocus('heading', 'Contact');
  await site.click('button', 'Send Message');
  await site.sees('Thank you! Your message has been sent successfully.');
  expect(await site.stored('quotes_3')).toContain('Neural Network API');
});

test('a login submitted before hydration keeps its text, and is sent once', {
  tag: ['@BRW-2', '@BRW-1', '@short'],
}, async ({ newTab }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const site = await newTab(async (request, whole) => {
    if (request.url.includes('/assets/main-')) await released;
    return whole(request);
  });
  await site.visit('/login');
  await site.fillIn({ Email: 'unknown@example.com', Password: 'no such word' });
  await site.click('button', 'Log in');
  release();
  await site.isHydrated();
  await site.sees('Remaining attempts: 2');
  expect(await site.evaluate(() => document.querySelector('input')?.value)).toBe('unknown@example.com');
});

test('refused storage is reported, and the cart works from memory', {
  tag: ['@BRW-1', '@STO-3'],
}, async ({ newTab }) => {
  // The browser refuses storage to a sandboxed document, because its origin is opaque.
  const site = await newTab(async (request, whole) => {
    const response = await whole(request);
    const headers = new Headers(response.headers);
    const policy = headers.get('content-security-policy');
    if (policy) headers.set('content-security-policy', `${policy}; sandbox allow-scripts allow-forms`);
    headers.set('access-control-allow-origin', '*');
    headers.set('cross-origin-resource-policy', 'cross-origin');
    return new Response(response.body, { status: response.status, headers });
  });
  await site.open('/products/1');
  await site.click('button', 'Add to Cart');
  await site.sees('This browser will not remember changes.');
  await site.click('link', 'Cart, 1 item');
  await site.hasFocus('heading', 'Your cart');
  await site.shows('field', 'Quantity of AI Chatbot Integration');
});

test('logging in and adding to the cart in one tab updates the other', {
  tag: ['@BRW-1', '@AUT-1', '@STO-4'],
}, async ({ newTab, site: one }) => {
  await one.open('/login');
  const two = await newTab();
  await two.open('/products/3');
  await one.fillIn({ Email: member.email, Password: member.password });
  await one.click('button', 'Log in');
  await two.shows('button', `Account menu of ${member.name}`);
  await two.shows('link', 'Cart, 3 items');
  await two.click('button', 'Add to Cart');
  await one.shows('link', 'Cart, 4 items');
});

test('keys reach the skip link and the search, and Escape returns focus', {
  tag: ['@BRW-1', '@NAV-1', '@SCH-1'],
}, async ({ site }) => {
  await site.open('/faq');
  await site.press('Tab');
  await site.hasFocus('link', 'Skip to content');
  await site.press('/');
  await site.hasFocus('field', 'Search this site');
  await site.press('Escape');
  await site.hasFocus('link', 'Skip to content');
});

test('a form shows its errors, and keeps its draft across a reload', {
  tag: ['@BRW-1', '@FRM-3'],
}, async ({ site }) => {
  await site.open('/contact');
  await site.click('button', 'Send Message');
  await site.click('link', 'Message is required');
  await site.hasFocus('field', 'Your Message');
  await site.fillIn(contactValues);
  await site.reload();
  await site.click('button', 'Send Message');
  await site.sees('Thank you! Your message has been sent successfully.');
});

test('every kind of page hydrates, and fits a narrow window', { tag: ['@BRW-1', '@A11-1'] }, async ({
  site,
}) => {
  test.setTimeout(600_000);
  await site.command('window/rect', { width: 360, height: 740 });
  for (const { path, heading } of pages) {
    await site.open(path);
    await site.shows('heading', heading);
    const overflow = await site.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `sideways scroll of ${path}`).toBeLessThanOrEqual(0);
  }
});

test('cached pages without a network', { tag: ['@BRW-1', '@SEO-1'] }, async ({ site }) => {
  await site.open('/');
  const isKept = () =>
    site.evaluate(async () => Boolean(await caches.match('/services', { ignoreSearch: true })));
  await expect.poll(isKept, { timeout: 90_000 }).toBe(true);
  site.loseNetwork();
  await site.open('/services');
  await site.shows('heading', 'AI Solutions');
});
