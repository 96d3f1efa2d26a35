import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { findFocusProblem } from '../../../e2e/support/focus-problem.ts';

export const press = async (...keys: readonly string[]) => {
  for (const key of keys) {
    const [name = '', shifted] = key.split('+').toReversed();
    const text = name === 'Space' ? ' ' : `{${name}}`;
    await userEvent.keyboard(shifted ? `{${shifted}>}${text}{/${shifted}}` : text);
  }
};

export const expectVisibleFocus = (when: string) =>
  expect.poll(findFocusProblem, { message: `focus is visible ${when}`, timeout: 5000 }).toBe('');

export const tabTo = async (target: Locator, most = 90) => {
  for (let presses = 0; presses < most; presses += 1) {
    await press('Tab');
    await expectVisibleFocus(`on the way to ${target.selector}`);
    if (document.activeElement === target.query()) return;
  }
  throw new Error(`${target.selector} is not reached after ${most} presses of Tab`);
};
