import { samples } from '@loomwright/machine-testing';
import type { Page } from 'playwright/test';
import { accountButton } from './support/accounts.ts';
import { expectFitSpaced, expectLargeFields, expectStatesInForcedColours } from './support/adapted.ts';
import {
  expectColours,
  expectColumn,
  expectFit,
  findViolations,
  setTheme,
  shownTree,
} from './support/axe.ts';
import { focusStops } from './support/keyboard.ts';
import { recordShifts, shiftsOf } from './support/observe.ts';
import { openLate, settle } from './support/shifts.ts';
import { heightOf, replaceStorage } from './support/site.ts';
import { answered404, expect, test } from './support/site-test.ts';
import { enter, expectOutline, type PageState, states, storedFor } from './support/states.ts';

// One visit of each page in each of its states serves all checks that apply to every page.

/** Opens a page as over a slow line, and scrolls through it: nothing moves, and the focus neither. */
const arriveLate = async (page: Page, state: PageState, width: number) => {
  const stored = storedFor(state);
  await page.setViewportSize({ width, height: heightOf(width) });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await replaceStorage(page, stored);
  await openLate(page, state.path, async () => {
    if (stored.user) await expect(accountButton(page)).toBeVisible();
  });
  await settle(page);
  await expectOutline(page, state);
  expect.soft(await shiftsOf(page), `layout shifts, ${width} px`).toEqual([]);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
};

const isDeep = process.env.LOOMWRIGHT_DEEP === '1';

/** The frame around the content is the same everywhere: one page tests it. */
const partOf = ({ name, reach }: PageState) => (name === '/' || reach ? 'body' : 'main');

const expectWide = async (page: Page, state: PageState) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  expect.soft(await findViolations(page), 'light, 1280 px').toEqual([]);
  await expectFit(page, 1280);
  await focusStops(page, partOf(state));
  if (isDeep) await expectStatesInForcedColours(page);
  if (!state.reach) await expectColumn(page);
  for (const theme of samples(['dark', 'light'] as const, 0)) await expectColours(page, theme, 1280);
};

/** What a width changes; all of axe's rules where it changes which elements are shown. */
const expectNarrow = async (page: Page, state: PageState, wideTree: string) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await expectFit(page, 320);
  await expectFitSpaced(page, 320);
  await expectLargeFields(page);
  await focusStops(page, partOf(state));
  for (const theme of samples(['light'] as const, 0)) await expectColours(page, theme, 320);
  await setTheme(page, 'dark');
  if ((await shownTree(page)) === wideTree) await expectColours(page, 'dark', 320, partOf(state));
  else expect.soft(await findViolations(page), 'dark, 320 px').toEqual([]);
};

const inParts = <T>(all: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );

const isShared = ({ expects, prepare }: PageState) => !expects && !prepare;
const isReached = ({ reach }: PageState) => reach !== undefined;
/** A few states per test, which share a window; those that leave a route, script or warning behind have their own. */
const groups = [
  ...inParts(
    states.filter((state) => isShared(state) && !isReached(state)),
    5,
  ),
  // What a page shows after presses, which the tests of the page show too.
  ...inParts(
    states.filter((state) => isShared(state) && isReached(state)),
    5,
  ),
  ...states.filter((state) => !isShared(state)).map((state) => [state]),
];

for (const some of groups)
  test(`axe, focus, fit, outline and shifts: ${some[0]?.name}, ${some.length} in all`, {
    tag: [
      ...['@A11-1', '@BKG-1', '@RTE-1', '@RTE-5', '@PPL-1', '@DSH-1', '@NAV-7', '@CRT-4'],
      ...(some.some(isReached) ? ['@deep'] : []),
    ],
  }, async ({ page, watch }) => {
    test.slow();
    watch.expects(answered404);
    await recordShifts(page);
    for (const [at, state] of some.entries())
      await test.step(state.name, async () => {
        if (state.expects) watch.expects(state.expects);
        await state.prepare?.(page);
        const widths = at % 2 === 0 ? [360, 1280] : [1280, 360];
        // What is reached by presses is no state to arrive in.
        const isPlain = !state.reach || state.title;
        for (const width of isPlain ? samples(widths, 1) : []) await arriveLate(page, state, width);
        await setTheme(page, 'light');
        if (isPlain) await state.reach?.(page);
        else await enter(page, state);
        await expectWide(page, state);
        const tree = await shownTree(page);
        await page.setViewportSize({ width: 320, height: 800 });
        // Something opened before may have closed by now.
        if (state.reach && (await shownTree(page)) !== tree) await enter(page, state);
        await expectNarrow(page, state, tree);
      });
  });
