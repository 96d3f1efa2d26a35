import type { Page } from 'playwright/test';
import { expectFitSpaced, expectLargeFields, expectStatesInForcedColours } from './support/adapted.ts';
import {
  expectColours,
  expectColumn,
  expectFit,
  expectNoViolations,
  settleColours,
  shownTree,
} from './support/axe.ts';
import { walkThrough } from './support/keyboard.ts';
import { recordShifts, shiftsOf } from './support/observe.ts';
import { openLate, settle } from './support/shifts.ts';
import { pages } from './support/site.ts';
import { answered404, expect, test } from './support/site-test.ts';
import { enter, expectOutline, type PageState, states } from './support/states.ts';

// Each page in each of its states is opened once wide and once narrow, with all checks that apply to every page.

const expectNoShift = async (page: Page, width: number) => {
  await settle(page);
  expect.soft(await shiftsOf(page), `layout shifts, ${width} px`).toEqual([]);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
};

const expectMenu = async (page: Page) => {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
};

const loseFocus = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/** Undoes what a walk by keyboard left: the focus, and the button that shows below the top of a page. */
const returnToTop = async (page: Page) => {
  await loseFocus(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden();
};

const nothingRestored = async () => {};

/** A few states per test: each test opens a new window, and shared files are loaded once for all of its states. */
const inParts = <T>(all: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );

for (const some of inParts(pages, 4)) {
  const paths = some.map(({ path }) => path).join(', ');
  test(`outline, no layout shift, no axe violation, visible focus at every stop, wide and narrow: ${paths}`, {
    tag: ['@A11-1', '@BKG-1', '@RTE-1', '@RTE-5', '@PPL-1', '@MNU-1'],
  }, async ({ page, watch }) => {
    test.slow();
    watch.expects(answered404);
    await recordShifts(page);
    for (const { heading, path, title } of some)
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
        await page.setViewportSize({ width: 1280, height: 800 });
        await openLate(page, path, nothingRestored);
        await expectOutline(page, path, title, heading);
        await expectNoShift(page, 1280);
        await expectNoViolations(page, 1280);
        await expectFit(page, 1280);
        const tree = await shownTree(page);
        // The frame around the content is the same everywhere, so one page tests it.
        await walkThrough(page, path !== '/');
        await expectStatesInForcedColours(page, { colorScheme: 'light' });
        await expectColumn(page);

        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
        await page.setViewportSize({ width: 360, height: 740 });
        await openLate(page, path, nothingRestored);
        await expectNoShift(page, 360);
        await page.setViewportSize({ width: 320, height: 800 });
        await expectFit(page, 320);
        await expectFitSpaced(page, 320);
        await expectLargeFields(page);
        if ((await shownTree(page)) !== tree) await expectNoViolations(page, 320);
        else await expectColours(page, 320);
        await expectMenu(page);
      });
  });
}

const isPlain = ({ name }: PageState) => pages.some(({ path }) => path === name);
const others = states.filter((one) => !isPlain(one));
/** States that leave no route, script or warning behind, and those that need a window of their own. */
const grouped = inParts(
  others.filter(({ expects, prepare }) => !expects && !prepare),
  4,
);
const alone = others.filter(({ expects, prepare }) => expects || prepare).map((state) => [state]);

for (const some of [...grouped, ...alone]) {
  const names = some.map(({ name }) => name).join(', ');
  test(`no axe violation, visible focus at every stop, wide and narrow: ${names}`, { tag: '@A11-1' }, async ({
    page,
    watch,
  }) => {
    test.slow();
    watch.expects(answered404);
    for (const state of some)
      await test.step(state.name, async () => {
        if (state.expects) watch.expects(state.expects);
        await page.setViewportSize({ width: 1280, height: 800 });
        await state.prepare?.(page);
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await enter(page, state);
        await expectNoViolations(page, 1280);
        await expectFit(page, 1280);
        const tree = await shownTree(page);
        await walkThrough(page, false);
        await expectStatesInForcedColours(page, { colorScheme: 'dark' });

        await returnToTop(page);
        await page.setViewportSize({ width: 320, height: 800 });
        await settleColours(page);
        const isSame = (await shownTree(page)) === tree;
        // Something opened earlier may have closed by now.
        if (!isSame && state.reach) await enter(page, state);
        // The skip link covers the brand while it has the focus, which a state may give to something.
        if (!isSame) await loseFocus(page);
        await expectFit(page, 320);
        await expectFitSpaced(page, 320);
        await expectLargeFields(page);
        if (isSame) await expectColours(page, 320);
        else await expectNoViolations(page, 320);
      });
  });
}
