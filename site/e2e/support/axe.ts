import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Axe from 'axe-core';
import type { Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it stands, one line each; target size (WCAG 2.5.8) included. `only`: these rules. */
export const findViolations = async (page: Page, only?: readonly string[]): Promise<readonly string[]> => {
  // Evaluated, not added as an element: the site's policy allows no foreign script. Once a document: it is large.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (rules) => {
    // Over a drawing axe cannot tell contrast: it is measured on its own, and taken away here.
    document.documentElement.dataset.background = 'off';
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
      ...(rules && { runOnly: [...rules] }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  }, only);
};

/** Controls smaller than 24 × 24 px that are not links within a sentence (A11-1). */
export const findSmallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, summary')].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return [];
      const area = element.closest('label') ?? element;
      const { width, height } = area.getBoundingClientRect();
      const isClippedAway = getComputedStyle(element).clipPath === 'inset(50%)';
      // A card's link is as large as the card; a link in a sentence is as high as its line.
      const after = getComputedStyle(element, '::after');
      const isStretched = after.position === 'absolute' && after.inset === '0px';
      const isInSentence =
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
      if (isClippedAway || isStretched || isInSentence) return [];
      return width >= 24 && height >= 24
        ? []
        : [
            `<${element.localName}> "${(element.textContent ?? '').trim()}" ${Math.round(width)} × ${Math.round(height)}`,
          ];
    }),
  );
