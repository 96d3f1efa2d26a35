import { afterEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { press } from './support/keys.ts';
import { mountSite } from './support/mount-site.tsx';

afterEach(() => window.history.replaceState(null, '', window.location.pathname + window.location.search));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });

const pressWithEnter = async (control: Locator) => {
  await expect.element(control).toBeVisible();
  (control.element() as HTMLElement).focus();
  await press('Enter');
};

const steps = () => new URLSearchParams(window.location.hash.slice(1)).get('steps');

test('following a state’s title keeps the steps of the simulation in the address', {
  tags: ['LAB-2'],
}, async () => {
  await mountSite('/statecharts/embed?simulate');
  await button('Wait 1 s').click();
  await expect.poll(steps).toBe('[{"kind":"wait","ms":1000}]');
  const title = document.querySelector('[data-state] a[href^="#state-"]');
  const before = history.length;
  title?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await expect.poll(() => history.length).toBe(before + 1);
  await expect.poll(steps).toBe('[{"kind":"wait","ms":1000}]');
  await expect.poll(() => document.querySelector('[data-walked]')).not.toBeNull();
});

test.each([
  ['/statecharts/embed', button('Simulate this machine'), 'Simulation'],
  ['/statecharts/embed', link('Coverage'), 'Coverage'],
  ['/statecharts', button('Watch this tab live'), 'Live'],
] as const)(
  'on %s focus moves to an opened tool, and back when it is closed: %#',
  { tags: ['A11-1', 'LAB-2'] },
  async (path, opener, title) => {
    await mountSite(path);
    await pressWithEnter(opener);
    await expect.element(heading(title)).toHaveFocus();
    await pressWithEnter(button('Close'));
    await expect.element(opener).toHaveFocus();
  },
);

test('the tool in a first address takes no focus; one that replaces it does', {
  tags: ['A11-1', 'LAB-2'],
}, async () => {
  await mountSite('/statecharts?live');
  await expect.element(heading('Live')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await pressWithEnter(link('Stately’s inspector'));
  await expect.element(heading('Live')).toHaveFocus();
});

test('focus moves to the simulation’s text when the pressed control disappears', {
  tags: ['A11-1', 'LAB-2'],
}, async () => {
  await mountSite('/statecharts/simulation?simulate');
  const ends = page.getByRole('button', { name: /^Ends/ });
  await pressWithEnter(ends);
  await expect.element(ends).not.toBeInTheDocument();
  await expect.element(page.getByText(/^In .* taken\.$/)).toHaveFocus();
});
