import type { Locator, Page } from 'playwright/test';
import { findFocusProblem as findProblem } from './focus-problem.ts';
import { twoFrames } from './observe.ts';
import { expect } from './site-test.ts';

/** The recorder's properties on the page's window. */
interface Walked {
  readonly findFocusProblem: () => string;
  readonly stops: Stop[];
}

/** The focused element when the next key was pressed. */
interface Stop {
  readonly element: Element | null;
  readonly problem: string;
}

/** Adds the recorder to the page, once per document. */
const prepare = async (page: Page) => {
  if (await page.evaluate(() => 'stops' in window)) return;
  await page.evaluate(`Object.assign(window, { findFocusProblem: ${findProblem} })`);
  await page.evaluate(() => {
    const stops: Stop[] = [];
    Object.assign(window, { stops });
    const { findFocusProblem } = window as unknown as Walked;
    // By the next key press, all effects of the focus have happened.
    const note = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') stops.push({ element: document.activeElement, problem: findFocusProblem() });
    };
    window.addEventListener('keydown', note, { capture: true });
  });
};

/** Why a keyboard user would not see the focus; empty when it is visible. */
export const findFocusProblem = async (page: Page): Promise<string> => {
  await prepare(page);
  return page.evaluate(() => (window as unknown as Walked).findFocusProblem());
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
          (window as unknown as Walked).findFocusProblem?.() ?? 'unknown',
        ] as const,
    );
    // An element that moves aside for the focus may need a frame.
    if (problem !== '') await expectVisibleFocus(page, `on the way to ${target}`);
    if (isThere) return;
  }
  throw new Error(`${target} is not reached with ${most} presses of ${key}`);
};

/** Tabs forward until the target has focus; focus is visible at every stop. */
export const tabTo = (page: Page, target: Locator, most = 90) => pressTo(page, 'Tab', target, most);

export const tabBackTo = (page: Page, target: Locator, most = 90) => pressTo(page, 'Shift+Tab', target, most);

const pressesAtOnce = 10;
const mostPresses = 200;

/**
 * Tabs to the end of the page, or of its content only; focus is visible at every stop. Stops are recorded in the page
 * and read in batches; a problem is checked again after going back a stop and forward again.
 */
export const walkThrough = async (page: Page, isContentAlone: boolean) => {
  await prepare(page);
  await page.evaluate((isInMain) => {
    (document.activeElement as HTMLElement | null)?.blur();
    if (isInMain) document.querySelector('main')?.focus();
    (window as unknown as Walked).stops.length = 0;
  }, isContentAlone);
  /** Index and problem of the stops up to the end; undefined until the end is reached. */
  const readStops = () =>
    page.evaluate((isInMain) => {
      const { stops } = window as unknown as Walked;
      const end = stops.findIndex(
        ({ element }) =>
          element?.matches(isInMain ? 'footer a' : '[type="radio"]') === true &&
          element.closest('main') === null,
      );
      if (end < 0) return undefined;
      // The walk begins at the first.
      return stops.slice(0, end + 1).flatMap(({ problem }, place) => (place > 0 ? [{ place, problem }] : []));
    }, isContentAlone);
  let stops: Awaited<ReturnType<typeof readStops>>;
  for (let presses = 0; !stops; presses += pressesAtOnce) {
    if (presses >= mostPresses) throw new Error('the end of the page is never reached');
    for (let times = 0; times < pressesAtOnce; times += 1) await page.keyboard.press('Tab');
    stops = await readStops();
  }
  for (const { place, problem } of stops.filter((stop) => stop.problem !== '')) {
    const elementAt = await page.evaluateHandle(
      (index) => (window as unknown as Walked).stops[index]?.element,
      place,
    );
    await elementAt.evaluate((element) => (element as HTMLElement | undefined)?.focus?.());
    // From the same side: what covers it may depend on the way.
    for (const key of ['Shift+Tab', 'Tab']) await page.keyboard.press(key);
    const hasFocusAgain = await elementAt.evaluate(
      (element) => element === document.activeElement && element !== document.body,
    );
    expect(hasFocusAgain, `stop ${place}: ${problem}`).toBe(true);
    await twoFrames(page);
    await expectVisibleFocus(page, `at stop ${place}, where at first ${problem}`);
  }
};
