import { afterEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { watchSteps } from '../../src/adapters/steps-address.ts';
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

/** The steps in the address of this page. */
const steps = () => new URLSearchParams(window.location.hash.slice(1)).get('steps');

test('the steps of a simulation stay in the address when a state’s title is followed', {
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
  // The state is outlined all the same.
  await expect.poll(() => document.querySelector('[data-walked]')).not.toBeNull();
});

test('a link to steps replaces an open simulation, and Back returns to it', {
  tags: ['LAB-2'],
}, async () => {
  await mountSite('/statecharts/embed?simulate');
  await button('Wait 1 s').click();
  await expect.poll(steps).toBe('[{"kind":"wait","ms":1000}]');
  // As a link that is pasted into the address bar.
  window.location.hash = `#${new URLSearchParams({ steps: '[{"kind":"wait","ms":5}]' })}`;
  await expect.element(page.getByText('Step 1 of 1, 0.005 s after the start.')).toBeVisible();
  window.history.back();
  await expect.element(page.getByText('Step 1 of 1, 1 s after the start.')).toBeVisible();
});

test('the steps of a simulation are kept in the address of its own page only', {
  tags: ['LAB-2'],
}, async () => {
  const { href } = window.location;
  const onChange = vi.fn();
  const stop = watchSteps(onChange);
  const change = async (url: string) => {
    window.history.replaceState(null, '', url);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    return onChange.mock.calls.flat();
  };
  expect(await change('?another#one')).toEqual([]);
  expect(await change(`${href}#steps=[]`)).toEqual(['[]']);
  expect(await change(`${href}#one`)).toEqual(['[]', '']);
  stop();
});

test.each([
  ['/statecharts/embed', button('Simulate this machine'), 'Simulation'],
  ['/statecharts/embed', link('Coverage'), 'Coverage'],
  ['/statecharts/embed', link('Source and rules'), 'Source and rules'],
  ['/statecharts', button('Watch this tab live'), 'Live'],
] as const)(
  'on %s focus moves to the tool that is opened, and back when it is closed: %#',
  { tags: ['A11-1', 'LAB-2'] },
  async (path, opener, title) => {
    await mountSite(path);
    await pressWithEnter(opener);
    await expect.element(heading(title)).toHaveFocus();
    await pressWithEnter(button('Close'));
    await expect.element(opener).toHaveFocus();
  },
);

test('an address that names a tool moves no focus; what replaces the tool does', {
  tags: ['A11-1', 'LAB-2'],
}, async () => {
  await mountSite('/statecharts?live');
  await expect.element(heading('Live')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await pressWithEnter(link('Stately’s inspector'));
  await expect.element(heading('Live')).toHaveFocus();
  await pressWithEnter(button('Close'));
  await expect.element(button('Watch this tab live')).toHaveFocus();
});

test.each([/^Ends/, /^Breaks/])(
  'focus moves to the simulation’s words when the pressed control goes: %s',
  { tags: ['A11-1', 'LAB-2'] },
  async (name) => {
    await mountSite('/statecharts/simulation?simulate');
    await pressWithEnter(page.getByRole('button', { name }));
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
    await expect.element(page.getByText(/^In .* taken\.$/)).toHaveFocus();
  },
);
