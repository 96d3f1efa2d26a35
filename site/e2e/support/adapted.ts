import type { Page } from 'playwright/test';
import { expectFit } from './axe.ts';
import { expect } from './site-test.ts';

const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

/** Checks the page with the text spacing of WCAG 1.4.12, which stays for the rest of the test. */
export const expectFitSpaced = async (page: Page, width: number) => {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACING);
  await expectFit(page, width);
};

/** iOS zooms into a field whose text is smaller than 16 px. */
export const expectLargeFields = async (page: Page) => {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
      .filter((field) => !field.matches('[type="checkbox"], [type="radio"], [type="file"], [type="range"]'))
      .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${field.outerHTML.slice(0, 120)}: ${getComputedStyle(field).fontSize}`),
  );
  expect.soft(small, 'fields that a phone zooms into').toEqual([]);
};
