import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Axe from 'axe-core';
import type { Page } from 'playwright/test';
import { expect } from './site-test.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const findViolations = async (page: Page): Promise<readonly string[]> => {
  // Evaluated, because the content security policy would block a script element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    // Axe cannot compute contrast over the background. `background-colors.test.ts` checks that contrast.
    document.documentElement.dataset.background = 'off';
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run('html', {
      resultTypes: ['violations'],
      // Preloading would request style sheets.
      preload: false,
      // Axe would wait half a second for each frame to respond.
      iframes: false,
      rules: { 'target-size': { enabled: true } },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  });
};

/** Finds targets smaller than 24 × 24 px that are not within a sentence (A11-1). */
export const findSmallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, summary')].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return [];
      const area = element.closest('label') ?? element;
      const { width, height } = area.getBoundingClientRect();
      const isClippedAway = getComputedStyle(element).clipPath === 'inset(50%)';
      // The `::after` box of a stretched link covers its card.
      const after = getComputedStyle(element, '::after');
      const isStretched = after.position === 'absolute' && after.inset === '0px';
      const isInSentence =
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
      // A drawing’s links are repeated below it (WCAG 2.5.8, equivalent).
      const isTwice =
        element.closest('svg') !== null &&
        document.querySelectorAll(`a[href="${element.getAttribute('href')}"]`).length > 1;
      if (isClippedAway || isStretched || isInSentence || isTwice) return [];
      return width >= 24 && height >= 24
        ? []
        : [
            `<${element.localName}> "${(element.textContent ?? '').trim()}" ${Math.round(width)} × ${Math.round(height)}`,
          ];
    }),
  );

export const setTheme = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const isShown = await page.evaluate((scheme) => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    return window.matchMedia(`(prefers-color-scheme: ${scheme})`).matches;
  }, colorScheme);
  expect(isShown, colorScheme).toBe(true);
};

export const expectNoViolations = async (page: Page, width: number) => {
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    expect.soft(await findViolations(page), `${theme}, ${width} px`).toEqual([]);
  }
};

export const expectFit = async (page: Page, width: number) => {
  expect.soft(await findSmallTargets(page), `small targets, ${width} px`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `sideways scroll, ${width} px`).toBeLessThanOrEqual(0);
};

/** Text outside the column needs its own background colour, because it is in front of the threads (BKG-1). */
export const expectColumn = async (page: Page) => {
  await page.setViewportSize({ width: 1600, height: 800 });
  const beside = await page.evaluate(() => {
    const column = document.querySelector('header > *')?.getBoundingClientRect() ?? new DOMRect();
    const hasGround = (element: Element | null): boolean =>
      !!element &&
      element !== document.body &&
      (!/, 0\)$/.test(getComputedStyle(element).backgroundColor) || hasGround(element.parentElement));
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      range.selectNodeContents(texts.currentNode);
      const { left, right } = range.getBoundingClientRect();
      if (!textContent?.trim() || (left >= column.left && right <= column.right)) continue;
      // Text for screen readers is one pixel wide.
      const isSeen = parent?.checkVisibility({ visibilityProperty: true }) && parent.offsetWidth !== 1;
      if (isSeen && !hasGround(parent)) found.push(textContent.trim());
    }
    return found;
  });
  expect.soft(beside, 'texts beside the column').toEqual([]);
};
