import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'playwright/test';
import { findFocusProblem } from '../focus-problem.ts';
import { findInPage, type Kind, nameOfFocus, textOfPage, violationsInPage } from './in-page.ts';
import type { Tab } from './tab.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const mostPresses = 90;

/** What a user sees and does in a tab, in any engine. */
export const createScreen = (tab: Tab, baseUrl: string) => {
  const addAxe = async () => {
    if (!(await tab.evaluate(() => 'axe' in window))) await tab.evaluate(`void (() => {${axeSource}})()`);
  };
  const waitUntilHydrated = () =>
    expect
      // A page that is left has no context for a moment.
      .poll(() => tab.evaluate(() => document.documentElement.dataset.hydrated).catch(() => undefined), {
        message: 'the page is hydrated',
      })
      .toBe('');
  const find = async (kind: Kind, name: string | RegExp) => {
    await addAxe();
    const isPattern = name instanceof RegExp;
    return tab.evaluate(findInPage, { kind, name: isPattern ? name.source : name, isPattern });
  };
  /** Clicks once the element is there, stands still and is not covered. */
  const click = async (kind: Kind, name: string | RegExp) => {
    let [x, y] = [Number.NaN, Number.NaN];
    await expect
      .poll(async () => {
        const found = await find(kind, name);
        const isStill = found?.x === x && found.y === y;
        [x, y] = [found?.x ?? Number.NaN, found?.y ?? Number.NaN];
        return isStill && found?.isReachable === true;
      }, `${kind} ${name} can be clicked`)
      .toBe(true);
    await tab.mouse.click(x, y);
  };
  const textOf = () => tab.evaluate(textOfPage);
  const fill = async (label: string, text: string) => {
    await click('field', label);
    await tab.keyboard.press('Control+a');
    await tab.keyboard.press('Backspace');
    await tab.keyboard.type(text);
    await expect.poll(async () => (await find('field', label))?.value, `${label} is filled in`).toBe(text);
  };
  return {
    tab,
    click,
    fill,
    find,
    waitUntilHydrated,
    fillIn: async (values: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(values)) await fill(label, text);
    },
    open: async (path: string) => {
      // Code that a test holds back may hold back the load event, too.
      await tab.goto(`${baseUrl}${path}`, { waitUntil: 'domcontentloaded' });
      await waitUntilHydrated();
    },
    reload: async () => {
      await tab.reload();
      await waitUntilHydrated();
    },
    /** Presses Tab until the control with this name has focus, which has to be visible at every stop. */
    tabTo: async (name: string) => {
      for (let presses = 0; presses < mostPresses; presses += 1) {
        await tab.keyboard.press('Tab');
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
    hasValue: (label: string, text: string) =>
      expect.poll(async () => (await find('field', label))?.value, `the value of ${label}`).toBe(text),
    isAt: (path: string) =>
      expect.poll(() => tab.evaluate(() => location.pathname + location.search), 'the address').toBe(path),
    stored: (key: string) => tab.evaluate((name) => localStorage.getItem(name), key),
    violations: async () => {
      await addAxe();
      return tab.evaluate(violationsInPage);
    },
  };
};

export type Screen = ReturnType<typeof createScreen>;
