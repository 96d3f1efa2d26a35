import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press } from './support/keys.ts';
import { session } from './support/member.ts';
import { mountSite } from './support/mount-site.tsx';

const button = page.getByRole('button', { name: 'Search', exact: true });
const field = page.getByRole('combobox', { name: 'Search this site' });
const options = () => page.getByRole('option').elements();
const active = () => document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '');
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

beforeEach(async () => {
  await page.viewport(1280, 800);
});

test('results appear while typing, arrow keys move among them, and Enter opens one', {
  tags: ['SCH-1', 'A11-1'],
}, async () => {
  await mountSite('/about');
  await button.click();
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole('group', { name: 'Go to' })).toBeVisible();
  expect(page.getByRole('option', { name: /Log in/ }).query()).not.toBeNull();
  expect(page.getByRole('option', { name: /Log out/ }).query()).toBeNull();
  await userEvent.keyboard('documantation');
  await expect.element(page.getByRole('group', { name: 'Best matches' })).toBeVisible();
  expect(field.element().getAttribute('aria-expanded')).toBe('true');
  expect(active()?.querySelector('mark')?.textContent).toBe('Documentation');
  const [first, second] = options();
  expect([active(), first?.ariaSelected]).toEqual([first, 'true']);
  await press('ArrowDown');
  expect(active()).toBe(second);
  await press('ArrowUp', 'ArrowUp');
  expect(active()).toBe(options().at(-1));
  await press('ArrowDown', 'Enter');
  await expect.element(heading('Documentation')).toHaveFocus();
  await expect.element(field).not.toBeInTheDocument();
});

test('Escape clears, then closes; a recent search is offered and can be cleared', {
  tags: ['SCH-1'],
}, async () => {
  await mountSite('/faq');
  await button.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('zzzzqq');
  await expect.element(page.getByText('Nothing found for')).toBeVisible();
  await press('Escape');
  await expect.element(field).toHaveValue('');
  await press('Escape');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('/');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('how long');
  await press('Enter');
  await expect.element(field).not.toBeInTheDocument();
  await expect.poll(() => localStorage.getItem('searches')).toBe('["how long"]');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('option', { name: 'how long' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect.poll(() => localStorage.getItem('searches')).toBe('[]');
  await expect.element(field).toHaveFocus();
});

test('a search key right after Escape, before the close event, opens it again', {
  tags: ['SCH-1', 'MNU-2'],
}, async () => {
  await mountSite('/faq');
  await button.click();
  await expect.element(field).toHaveFocus();
  const dialog = page.getByRole('dialog', { name: 'Search' }).element() as HTMLDialogElement;
  const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  await Promise.resolve();
  dialog.close();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }));
  await closed;
  await expect.element(field).toHaveFocus();
});

test('a member can log out, choose a theme and turn off the `/` key', {
  tags: ['SCH-1'],
}, async () => {
  const site = await mountSite('/faq', session);
  await expect.element(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('option', { name: /Log out/ })).toBeVisible();
  await userEvent.keyboard('dark theme');
  await press('Enter');
  await expect.poll(() => site.app.getSnapshot().context.preferences.theme).toBe('dark');
  await userEvent.keyboard('/');
  await expect.element(field).toHaveFocus();
  await page.getByRole('button', { name: '/ shortcut', pressed: true }).click();
  await page.getByRole('button', { name: 'Close the search' }).click();
  await expect.element(button).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('/');
  await expect.element(field).not.toBeInTheDocument();
});

test('on a phone the menu opens it in full screen', {
  tags: ['SCH-1', 'MNU-2'],
}, async () => {
  await page.viewport(360, 740);
  await mountSite('/faq');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Search' }).click();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  const box = page.getByRole('dialog', { name: 'Search' }).element().getBoundingClientRect();
  expect([box.width, box.height]).toEqual([360, 740]);
});
