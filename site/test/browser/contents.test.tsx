import { products, toProductCard } from '@loomwright/catalogue';
import {
  about,
  demo,
  documentationTree,
  faq,
  services,
  storedKeys,
  team,
  toStartRange,
} from '@loomwright/content';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { features } from '../../features.ts';
import { press } from './support/keys.ts';
import { mountSite } from './support/mount-site.tsx';

const all = (selector: string) => [...document.querySelectorAll(`main ${selector}`)];
const textsOf = (selector: string) => all(selector).map(({ textContent }) => textContent);
const hrefsOf = (selector: string) => all(selector).map((link) => link.getAttribute('href'));
const titlesOf = (list: readonly { readonly title: string }[]) => list.map(({ title }) => title);
const expectIn = (element: Element | undefined, texts: readonly string[]) => {
  for (const text of texts) expect(element?.textContent).toContain(text);
};

test('the about page has the mission, the values and the team with pictures', {
  tags: ['ABT-1'],
}, async () => {
  await mountSite('/about');
  expect(textsOf('[aria-labelledby="mission"]').join()).toContain('founded in 2023');
  expect(textsOf('[aria-labelledby="values"] h3')).toEqual(titlesOf(about.values.items));
  expect(all('#team img').map((img) => img.getAttribute('alt'))).toEqual(
    team.map(({ name }) => `Portrait of ${name}`),
  );
});

test('each service has its benefits and a link to the contact form', { tags: ['SRV-1'] }, async () => {
  await mountSite('/services');
  for (const { benefits, id, title } of services) {
    expect(textsOf(`#${id} > div:first-child > ul li`).map((text) => text.trim())).toEqual([...benefits]);
    expect(textsOf(`#${id} h2`)).toEqual([title]);
    expect(hrefsOf(`#${id} a[href*="topic"]`)).toEqual([`/contact?topic=${id}`]);
  }
});

test('the price list has every product and service, and how to get a product', {
  tags: ['PRC-1', 'PRD-1'],
}, async () => {
  await mountSite('/pricing');
  const rows = all('tbody tr');
  expect(rows).toHaveLength(products.length);
  for (const [place, product] of products.entries()) {
    const { href, price, releaseText, statusText } = toProductCard(product);
    expectIn(rows[place], [price.amount, price.unit, statusText, releaseText]);
    const isOpen = product.status === 'live' && features.portfolio;
    expect(rows[place]?.querySelector('td a')?.getAttribute('href')).toBe(isOpen ? product.serviceUrl : href);
  }
  for (const [place, service] of services.entries())
    expectIn(all('#services li')[place], [service.title, toStartRange(service)]);
});

test('each card of the catalogue has price, state and the full description', {
  tags: ['PRD-1', 'PRD-4'],
}, async () => {
  await page.viewport(1280, 800);
  await mountSite('/products');
  const cards = all('article');
  expect(cards).toHaveLength(products.length);
  for (const [place, product] of products.entries()) {
    const { href, name, price, statusText } = toProductCard(product);
    expectIn(cards[place], [name, price.amount, statusText]);
    expect(cards[place]?.querySelector('a')?.getAttribute('href')).toBe(href);
  }
  expect(all('article p').filter((text) => text.scrollHeight > text.clientHeight + 1)).toEqual([]);
});

describe('the page of a product', { tags: ['PDP-2', 'PDP-4'] }, () => {
  const offer = page.getByRole('region', { name: 'Try or Buy' });

  test('an unreleased one has features, price, a sales link and why it is not on sale', async () => {
    await mountSite('/products/1');
    expect(textsOf('nav[aria-label="Breadcrumb"] li')).toEqual(['Home', 'Products', products[0]?.name]);
    expect(textsOf('[aria-labelledby="description"] li')).toHaveLength(4);
    await expect.element(offer).toHaveTextContent('$29.99');
    const sales = offer.getByRole('link', { name: 'Contact Sales' });
    await expect.element(sales).toHaveAttribute('href', '/contact?topic=product-1');
    const buy = offer.getByRole('button', { name: 'Not on sale yet' });
    await expect.element(buy).toBeDisabled();
    await expect.element(buy).toHaveAccessibleDescription(/^Expected in Q1 2027, a sample date/);
  });

  test('the quantity stepper ends at 99 without losing the focus', {
    tags: ['A11-1'],
  }, async () => {
    await mountSite('/products/3');
    const quantity = offer.getByRole('textbox', { name: 'Quantity' });
    const step = offer.getByRole('button', { name: 'Increase: Quantity' });
    await quantity.fill('98');
    (step.element() as HTMLElement).focus();
    await press('Enter');
    await expect.element(quantity).toHaveValue('99');
    await expect.element(step).toHaveAttribute('aria-disabled', 'true');
    await expect.element(step).toHaveFocus();
  });
});

test('the documentation lists three sections of three items with a PDF', { tags: ['DOC-1'] }, async () => {
  await mountSite('/documentation');
  expect(textsOf('nav[aria-label="Documentation"] ul ul a')).toHaveLength(9);
  for (const { items, title } of documentationTree) {
    const part = page.getByRole('region', { name: title });
    for (const { title: name } of items) {
      await expect.element(part.getByRole('link', { name: `View Details of ${name}` })).toBeVisible();
      await expect.element(part.getByRole('link', { name: `Download PDF of ${name}` })).toBeVisible();
    }
  }
});

test('the FAQ has every question below its category', { tags: ['FAQ-1'] }, async () => {
  await mountSite('/faq');
  for (const { entries, title } of faq) {
    const category = page.getByRole('region', { name: title, exact: true }).element();
    const asked = [...category.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(asked).toEqual(entries.map(({ question }) => question));
  }
});

describe('legal pages', { tags: ['LGL-1'] }, () => {
  test('the privacy page has today’s date, six sections and every stored key', async () => {
    await mountSite('/privacy', {}, { now: () => Date.UTC(2031, 1, 3, 12) });
    await expect.element(page.getByText('Last updated: 3 February 2031')).toBeVisible();
    expect(textsOf('li > h2')).toHaveLength(6);
    expect(textsOf('nav[aria-label="Sections"] a')).toEqual(textsOf('li > h2'));
    expect(textsOf('dt code')).toEqual(storedKeys.map(({ key }) => key));
    expect(textsOf('dl dd')).toEqual(storedKeys.map(({ holds }) => holds));
  });

  test('the security page lists what is stored, and links its sections', { tags: ['TRU-1'] }, async () => {
    await mountSite('/security');
    expect(textsOf('table:first-of-type th[scope="col"]').slice(0, 3)).toEqual(['What', 'Where', 'How long']);
    expect(textsOf('nav[aria-label="Sections"] a')).toEqual(textsOf('section > h2[id]'));
  });
});

test('the second tab of the demo says what to expect, and leads to the booking', {
  tags: ['DMO-1'],
}, async () => {
  await mountSite('/demo');
  const { closing, steps } = demo.expect;
  await page.getByRole('tab', { name: 'What to Expect' }).click();
  expect(textsOf('[aria-labelledby="steps"] h3')).toEqual(titlesOf(steps));
  await page.getByRole('button', { name: closing.book }).click();
  await expect
    .element(page.getByRole('tab', { name: 'Schedule Demo' }))
    .toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('heading', { name: demo.schedule.title })).toHaveFocus();
});
