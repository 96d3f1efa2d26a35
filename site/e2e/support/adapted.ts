import type { Locator, Page } from 'playwright/test';
import { expectFit } from './axe.ts';
import { expect } from './site-test.ts';

// A page as users adapt it: spaced text, a phone that enlarges small fields, and forced colours.

const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

/** No sideways scroll with the text spacing of WCAG 1.4.12. */
export const expectFitSpaced = async (page: Page, width: number) => {
  const space = (text: string) =>
    page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      const others = [...document.adoptedStyleSheets].filter((one) => !('isSpacing' in one));
      document.adoptedStyleSheets =
        css === '' ? others : [...others, Object.assign(sheet, { isSpacing: true })];
    }, text);
  await space(SPACING);
  await expectFit(page, width);
  await space('');
};

/** A phone zooms into a field whose text is smaller than 16 pixels, and leaves the page so. */
export const expectLargeFields = async (page: Page) => {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
      .filter((field) => !field.matches('[type="checkbox"], [type="radio"], [type="file"], [type="range"]'))
      .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${field.outerHTML.slice(0, 120)}: ${getComputedStyle(field).fontSize}`),
  );
  expect.soft(small, 'fields that a phone zooms into').toEqual([]);
};

const stateNames = [
  'aria-current',
  'aria-pressed',
  'aria-selected',
  'aria-disabled',
  'aria-invalid',
  'checked',
];
const inState = stateNames
  .map((name) => (name === 'checked' ? 'input:checked' : `[${name}]:not([${name}="false"])`))
  .join();

/** Kinds of elements that this worker has compared: their states look alike on every page. */
const compared = new Set<string>();

/** Whether an element looks different without its state. */
const showsState = async (element: Locator): Promise<boolean> => {
  const part = (await element.evaluate((one) => one.matches('label > input')))
    ? element.locator('..')
    : element;
  const toggle = () =>
    element.evaluate((one, names) => {
      if (one instanceof HTMLInputElement && one.matches('[type="radio"], [type="checkbox"]')) {
        one.checked = !one.checked;
        return;
      }
      const saved = Object.entries((one as HTMLElement & { saved?: Record<string, string> }).saved ?? {});
      const stated = names.filter((name) => one.hasAttribute(name));
      Object.assign(one, { saved: Object.fromEntries(stated.map((name) => [name, one.getAttribute(name)])) });
      for (const name of stated) one.removeAttribute(name);
      for (const [name, value] of saved) one.setAttribute(name, value);
    }, stateNames);
  const look = async () => (await part.screenshot({ animations: 'disabled' })).toString('base64');
  const before = await look();
  await toggle();
  const after = await look();
  await toggle();
  return before !== after;
};

/** What shows its state by colours shows it in forced colours, too. */
export const expectStatesInForcedColours = async (page: Page, media: { colorScheme: 'light' | 'dark' }) => {
  const elements: { readonly element: Locator; readonly kind: string }[] = [];
  const all = page.locator(inState);
  const kinds = await all.evaluateAll(
    (found, names) =>
      found.map((one) => {
        const isSeen =
          one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
        const stated = names.filter(
          (name) => one.hasAttribute(name) || (name === 'checked' && one.matches(':checked')),
        );
        return isSeen ? [one.tagName, one.className, one.parentElement?.className, ...stated].join(' ') : '';
      }),
    stateNames,
  );
  for (const [place, kind] of kinds.entries()) {
    if (kind === '' || compared.has(kind)) continue;
    compared.add(kind);
    elements.push({ element: all.nth(place), kind });
  }
  const coloured: typeof elements = [];
  for (const one of elements) if (await showsState(one.element)) coloured.push(one);
  if (coloured.length === 0) return;
  await page.emulateMedia({ ...media, forcedColors: 'active' });
  for (const { element, kind } of coloured)
    expect.soft(await showsState(element), `in forced colours: ${kind}`).toBe(true);
  await page.emulateMedia({ ...media, forcedColors: 'none' });
};
