import { expectFitSpaced, expectLargeFields } from './support/adapted.ts';
import { expectColumn, expectFit, findViolations, setTheme } from './support/axe.ts';
import { focusStops } from './support/keyboard.ts';
import { answered404, expect, test } from './support/site-test.ts';
import { enter, expectOutline, type PageState, states } from './support/states.ts';

const looks = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 320 },
] as const;

const isReached = ({ reach, title }: PageState) => reach !== undefined && title === undefined;

/** All pages share a header and footer, so in most states only the content is checked. */
const partOf = (state: PageState) => (state.name === '/' || isReached(state) ? 'body' : 'main');

const inParts = <T>(all: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );

const groups = [false, true].flatMap((reached) =>
  inParts(
    states.filter((state) => isReached(state) === reached),
    5,
  ),
);

for (const some of groups)
  test(`axe, focus, fit and outline: ${some[0]?.name}, ${some.length} in all`, {
    tag: [
      ...['@A11-1', '@BKG-1', '@RTE-1', '@PPL-1', '@DSH-1', '@CRT-4'],
      ...(some.some(isReached) ? ['@deep'] : []),
    ],
  }, async ({ page, watch }) => {
    test.slow();
    watch.expects(answered404);
    for (const [at, state] of some.entries())
      for (const look of process.env.LOOMWRIGHT_DEEP === '1' ? looks : looks.slice(at % 2, (at % 2) + 1))
        await test.step(`${state.name}, ${look.theme}, ${look.width} px`, async () => {
          await state.prepare?.(page);
          await page.setViewportSize({ width: look.width, height: 800 });
          await setTheme(page, look.theme);
          await enter(page, state);
          if (!isReached(state)) await expectOutline(page, state);
          expect.soft(await findViolations(page)).toEqual([]);
          await expectFit(page, look.width);
          await focusStops(page, partOf(state));
          if (look.width === 320) {
            await expectLargeFields(page);
            await expectFitSpaced(page, look.width);
          } else if (!isReached(state)) await expectColumn(page);
        });
  });
