import type { Locator, Page } from 'playwright/test';
import { expect } from './site-test.ts';

/** Why the person at the keyboard would not see where they are; empty when they do. */
export const findFocusProblem = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused === document.documentElement)
      return 'nothing has focus';
    // A heading or the content takes focus after a navigation; neither is a control.
    if (focused.matches('h1, main')) return '';
    const name = `<${focused.localName}> "${(focused.textContent || focused.ariaLabel || '').trim().slice(0, 40)}"`;
    const chain: Element[] = [];
    for (let at: Element | null = focused; at && chain.length < 5; at = at.parentElement) chain.push(at);
    const isOutlined = chain.some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    });
    if (!isOutlined) return `${name} has focus without an outline`;
    const box = (focused.closest('label, article') ?? focused).getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
    if (right - left < 4 || bottom - top < 4) return `${name} has focus outside of the window`;
    const places = [0.5, 0.1, 0.9].map((part) => [(left + right) / 2, top + (bottom - top) * part] as const);
    const isSeen = places.some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return (
        there &&
        (focused.contains(there) ||
          there.contains(focused) ||
          there.closest('label, article')?.contains(focused))
      );
    });
    return isSeen ? '' : `${name} has focus under something else`;
  });

/** Focus is on something that can be seen to have it. */
export const expectVisibleFocus = (page: Page, when: string) =>
  expect.poll(() => findFocusProblem(page), { message: `focus is visible ${when}`, timeout: 2000 }).toBe('');

const pressTo = async (page: Page, key: 'Tab' | 'Shift+Tab', target: Locator, most: number) => {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    const [isThere] = await Promise.all([
      target.evaluate((element) => element === document.activeElement),
      expectVisibleFocus(page, `on the way to ${target}`),
    ]);
    if (isThere) return;
  }
  throw new Error(`${target} is not reached with ${most} presses of ${key}`);
};

/** Tabs forward until the target has focus; every stop on the way is visible. */
export const tabTo = (page: Page, target: Locator, most = 90) => pressTo(page, 'Tab', target, most);

/** The same, backwards. */
export const tabBackTo = (page: Page, target: Locator, most = 90) => pressTo(page, 'Shift+Tab', target, most);
