import type { Locator, Page } from 'playwright/test';
import { findCover, findFocusProblem as findProblem } from './focus-problem.ts';
import { expect } from './site-test.ts';

interface Checked {
  readonly findCover: () => string;
  readonly findFocusProblem: () => string;
}

const prepare = async (page: Page) => {
  if (!(await page.evaluate(() => 'findCover' in window)))
    await page.evaluate(
      `Object.assign(window, { findCover: ${findCover}, findFocusProblem: ${findProblem} })`,
    );
};

export const findFocusProblem = async (page: Page): Promise<string> => {
  await prepare(page);
  return page.evaluate(() => (window as unknown as Checked).findFocusProblem());
};

export const expectVisibleFocus = (page: Page, when: string) =>
  expect.poll(() => findFocusProblem(page), { message: `focus is visible ${when}` }).toBe('');

const pressTo = async (page: Page, key: 'Tab' | 'Shift+Tab', target: Locator, most: number) => {
  await prepare(page);
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    const [isThere, problem] = await target.evaluate(
      (element) =>
        [
          element === document.activeElement,
          (window as unknown as Checked).findFocusProblem?.() ?? 'unknown',
        ] as const,
    );
    if (problem !== '') await expectVisibleFocus(page, `on the way to ${target}`);
    if (isThere) return;
  }
  throw new Error(`${target} is not reached after ${most} presses of ${key}`);
};

export const tabTo = (page: Page, target: Locator, most = 90) => pressTo(page, 'Tab', target, most);

export const tabBackTo = (page: Page, target: Locator, most = 90) => pressTo(page, 'Shift+Tab', target, most);

/** Focuses every tab stop by script, which is faster than the Tab key. `dock.spec.ts` compares the two. */
export const focusStops = async (page: Page, within = 'main'): Promise<readonly string[]> => {
  await prepare(page);
  // Browsers match `:focus-visible` on script focus only after a key press.
  await page.keyboard.press('Shift');
  const { names, problems } = await page.evaluate(async (part) => {
    const { findCover, findFocusProblem } = window as unknown as Checked;
    const isStop = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert], [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      // The checked radio button is the tab stop of its group.
      (!(element instanceof HTMLInputElement && element.type === 'radio') || element.checked);
    const candidates = 'a[href], button, input, select, textarea, summary, [tabindex]:not(iframe)';
    const stops = [...document.querySelectorAll<HTMLElement>(part)].flatMap((one) =>
      [...one.querySelectorAll<HTMLElement>(candidates)].filter(isStop),
    );
    const nameOf = (stop: HTMLElement) =>
      `${stop.localName} ${(stop.ariaLabel ?? stop.textContent)?.slice(0, 30)}`;
    const look = (stop: HTMLElement) =>
      (document.activeElement === stop ? findFocusProblem() : 'takes no focus') || findCover();
    const found: string[] = [];
    for (const stop of [...stops, ...stops.toReversed()]) {
      // Skips the items of a menu that closed when it lost focus.
      if (!isStop(stop)) continue;
      stop.focus();
      // Some elements need a few frames to make room for the focus.
      for (let frames = 0; frames < 30 && look(stop) !== ''; frames += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const problem = look(stop);
      if (problem !== '') found.push(`${nameOf(stop)}: ${problem}`);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
    return { names: stops.map(nameOf), problems: found };
  }, within);
  expect.soft(problems, 'focus that is not visible').toEqual([]);
  return names;
};
