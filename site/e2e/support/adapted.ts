import type { ElementHandle, Page } from 'playwright/test';
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
const showsState = async (page: Page, element: ElementHandle<HTMLElement>): Promise<boolean> => {
  const toggle = () =>
    element.evaluate((one, names) => {
      if (one instanceof HTMLInputElement && one.matches('[type="radio"], [type="checkbox"]')) {
        one.checked = !one.checked;
        return;
      }
      const { saved = [] } = one as { saved?: readonly (readonly [string, string | null])[] };
      const stated = names.filter((name) => one.hasAttribute(name));
      Object.assign(one, { saved: stated.map((name) => [name, one.getAttribute(name)]) });
      for (const name of stated) one.removeAttribute(name);
      for (const [name, value] of saved) one.setAttribute(name, value ?? '');
    }, stateNames);
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // The label of a hidden radio button shows its state.
  const box = await element.evaluate((one) => {
    const { height, width, x, y } = (one.closest('label') ?? one).getBoundingClientRect();
    const left = Math.max(0, x - 4);
    const top = Math.max(0, y - 4);
    return { x: left, y: top, width: Math.min(width + 8, 600), height: Math.min(height + 8, 300) };
  });
  const look = async () => (await page.screenshot({ animations: 'disabled', clip: box })).toString('base64');
  const before = await look();
  await toggle();
  const after = await look();
  await toggle();
  return before !== after;
};

/** What shows its state by colours shows it in forced colours, too. */
export const expectStatesInForcedColours = async (page: Page, media: { colorScheme: 'light' | 'dark' }) => {
  const coloured: { readonly element: ElementHandle<HTMLElement>; readonly kind: string }[] = [];
  const elements = (await page.locator(inState).elementHandles()) as ElementHandle<HTMLElement>[];
  for (const element of elements) {
    const kind = await element.evaluate((one, names) => {
      const isSeen =
        one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
      const stated = names.filter(
        (name) => one.hasAttribute(name) || (name === 'checked' && one.matches(':checked')),
      );
      return isSeen ? [one.tagName, one.className, one.parentElement?.className, ...stated].join(' ') : '';
    }, stateNames);
    if (kind === '' || compared.has(kind)) continue;
    compared.add(kind);
    if (await showsState(page, element)) coloured.push({ element, kind });
  }
  if (coloured.length > 0) {
    await page.emulateMedia({ ...media, forcedColors: 'active' });
    for (const { element, kind } of coloured)
      expect.soft(await showsState(page, element), `in forced colours: ${kind}`).toBe(true);
    await page.emulateMedia({ ...media, forcedColors: 'none' });
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
};
