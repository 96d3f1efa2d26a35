import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { watchSteps } from '../../src/adapters/steps-address.ts';
import { mountSite } from './support/mount-site.tsx';

afterEach(() => window.history.replaceState(null, '', window.location.pathname + window.location.search));

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** The steps in the address of this page. */
const steps = () => new URLSearchParams(window.location.hash.slice(1)).get('steps');

test('[LAB-2] the steps of a simulation stay in the address where the title of a state is followed', async () => {
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

test('[LAB-2] the steps of a simulation are kept in the address of its own page only', async () => {
  const { href } = window.location;
  const onLost = vi.fn();
  const stop = watchSteps(onLost);
  const change = async (url: string) => {
    window.history.replaceState(null, '', url);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    return onLost.mock.calls.length;
  };
  expect(await change('?another#one')).toBe(0);
  expect(await change(`${href}#steps=[]`)).toBe(0);
  expect(await change(`${href}#one`)).toBe(1);
  stop();
});
