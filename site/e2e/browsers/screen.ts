import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Axe from 'axe-core';
import { expect } from 'playwright/test';
import { findFocusProblem } from '../support/focus-problem.ts';
import type { Modifier, Tab } from './driver.ts';
import { type Found, findInPage, type Kind, nameOfFocus, textOfPage } from './in-page.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const mostPresses = 90;

/** What a user sees and does in a tab, in any engine. */
export const createScreen = (tab: Tab, baseUrl: string) => {
  const addAxe = async () => {
    if (!(await tab.evaluate(() => 'axe' in window))) await tab.addScript(axeSource);
  };
  const waitUntilHydrated = () =>
    expect
      .poll(() => tab.evaluate(() => document.documentElement.dataset.hydrated), 'the page is hydrated')
      .toBe('');
  const find = async (kind: Kind, name: string | RegExp): Promise<Found | null> => {
    await addAxe();
    const isPattern = name instanceof RegExp;
    return tab.evaluate(findInPage, kind, isPattern ? name.source : name, isPattern);
  };
  /** Clicks once the element is there, stands still and is not covered. */
  const click = async (kind: Kind, name: string | RegExp) => {
    let last: Found | null = null;
    await expect
      .poll(async () => {
        const before = last;
        last = await find(kind, name);
        return last?.isReachable === true && before?.x === last.x && before.y === last.y;
      }, `${kind} ${name} can be clicked`)
      .toBe(true);
    const { x, y } = last as unknown as Found;
    await tab.clickAt(x, y);
  };
  const textOf = () => tab.evaluate(textOfPage);
  return {
    tab,
    click,
    find,
    waitUntilHydrated,
    open: async (path: string) => {
      await tab.goto(`${baseUrl}${path}`);
      await waitUntilHydrated();
    },
    reload: async () => {
      await tab.reload();
      await waitUntilHydrated();
    },
    fill: async (label: string, text: string) => {
      await click('field', label);
      await tab.selectAll();
      await tab.press('Backspace');
      await tab.type(text);
      await expect.poll(async () => (await find('field', label))?.value, `${label} is filled in`).toBe(text);
    },
    /** Presses Tab until the control with this name has focus, which has to be visible at every stop. */
    tabTo: async (name: string, modifier?: Modifier) => {
      for (let presses = 0; presses < mostPresses; presses += 1) {
        await tab.press('Tab', modifier);
        const reached = await tab.evaluate(nameOfFocus);
        await expect
          .poll(() => tab.evaluate(findFocusProblem), `focus is visible at ${reached}, before ${name}`)
          .toBe('');
        if (reached === name) return;
      }
      throw new Error(`${name} is not reached with ${mostPresses} presses of Tab`);
    },
    sees: (text: string | RegExp) => {
      const answer = expect.poll(textOf, `the page says ${text}`);
      return typeof text === 'string' ? answer.toContain(text) : answer.toMatch(text);
    },
    seesNot: (text: string) => expect.poll(textOf, `the page does not say ${text}`).not.toContain(text),
    shows: (kind: Kind, name: string | RegExp) =>
      expect.poll(async () => (await find(kind, name)) !== null, `there is the ${kind} ${name}`).toBe(true),
    hasFocus: (kind: Kind, name: string | RegExp) =>
      expect.poll(async () => (await find(kind, name))?.isFocused, `${kind} ${name} has focus`).toBe(true),
    isAt: (path: string) =>
      expect.poll(() => tab.evaluate(() => location.pathname + location.search), 'the address').toBe(path),
    stored: (key: string) => tab.evaluate((name) => localStorage.getItem(name), key),
    /** Axe's violations on the page as it is. */
    violations: async () => {
      await addAxe();
      return tab.evaluate(async () => {
        const { dataset } = document.documentElement;
        const before = dataset.background;
        // Axe cannot compute contrast over the background.
        dataset.background = 'off';
        const { axe } = window as unknown as { axe: typeof Axe };
        const { violations } = await axe.run(document, { resultTypes: ['violations'] });
        if (before === undefined) delete dataset.background;
        else dataset.background = before;
        return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
      });
    },
  };
};

export type Screen = ReturnType<typeof createScreen>;
