import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press } from './support/keys.ts';
import { goBack, mountSite } from './support/mount-site.tsx';

const button = page.getByRole('button', { name: 'Menu', exact: true });
const panel = page.getByRole('dialog', { name: 'Menu' });
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const open = async () => {
  await button.click();
  await expect.element(panel).toBeVisible();
  await Promise.all(
    panel
      .element()
      .getAnimations({ subtree: true })
      .map(({ finished }) => finished),
  );
};
const expectClosed = () => expect.element(panel).not.toBeInTheDocument();

beforeEach(async () => {
  await page.viewport(360, 740);
  await mountSite('/');
});

test('closes on a route change, with focus on the new page, and on Back', { tags: ['MNU-2'] }, async () => {
  await open();
  await panel.getByRole('link', { name: 'Products' }).click();
  await expectClosed();
  await expect.element(heading('Products')).toHaveFocus();
  await open();
  goBack();
  await expectClosed();
  await expect.element(heading(/^Intelligent AI/)).toBeVisible();
});

test('Escape, its button and an outside click close it; focus returns', { tags: ['MNU-2'] }, async () => {
  const ways = [
    () => press('Escape'),
    () => panel.getByRole('button', { name: 'Close menu' }).click(),
    () => userEvent.click(panel, { position: { x: 20, y: 400 } }),
  ];
  for (const close of ways) {
    await open();
    await close();
    await expectClosed();
    await expect.element(button).toHaveFocus();
  }
  await open();
  // As when text is selected in the panel and the pointer is released outside.
  const inside = panel.getByRole('button', { name: 'Close menu' });
  await userEvent.dragAndDrop(inside, panel, { targetPosition: { x: 20, y: 400 } });
  await expect.element(panel).toBeVisible();
});
