import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { config } from '../../src/config.ts';
import { mountSite } from './support/mount-site.tsx';

const configure = (demoFormUrl: string) => Object.assign(config, { demoFormUrl });
afterEach(() => void Reflect.deleteProperty(config, 'demoFormUrl'));

const main = page.getByRole('main');
const load = main.getByRole('button', { name: 'Load form', exact: true });
const frame = () => document.querySelector<HTMLIFrameElement>('main iframe');

test('a configured external form replaces our own, and loads on request', {
  tags: ['DMO-1', 'BOK-1', 'EMB-1'],
}, async () => {
  const address = `${location.origin}/no-such-form`;
  configure(address);
  await mountSite('/demo');
  await expect.element(load).toBeVisible();
  await expect.element(main.getByRole('textbox')).not.toBeInTheDocument();
  await expect
    .element(main.getByRole('link', { name: /opens in a new tab/ }))
    .toHaveAttribute('href', address);
  expect(frame()).toBeNull();
  await load.click();
  await expect.poll(() => frame()?.src).toBe(address);
});

test('an external form whose host is unreachable is reported', {
  tags: ['DMO-1', 'EMB-1'],
}, async () => {
  // Nothing listens on port 9.
  configure('http://127.0.0.1:9/form');
  await mountSite('/demo');
  await load.click();
  await expect
    .element(main.getByRole('status'))
    .toHaveTextContent(/The form didn’t load\..*127\.0\.0\.1:9 couldn’t be reached/);
  await expect.element(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(frame()).toBeNull();
  await expect.element(main.getByRole('link', { name: 'Write to us' })).toBeVisible();
});
