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

/** Kinds of elements that this worker has compared: their states look alike on every page. */
const compared: string[] = [];

/** Marks an element of each kind that has a state and was not compared before. */
const markNewKinds = (page: Page) =>
  page.evaluate(
    ([names, known]) => {
      const isIn = (one: Element, name: string) =>
        name === 'checked' ? one.matches(':checked') : !['false', null].includes(one.getAttribute(name));
      const kinds = new Map<string, Element>();
      for (const one of document.querySelectorAll('a, button, input, select, textarea, [role]')) {
        const stated = names.filter((name) => isIn(one, name));
        if (stated.length === 0 || one.localName === 'option') continue;
        if (!one.checkVisibility({ visibilityProperty: true }) || one.getBoundingClientRect().width <= 1)
          continue;
        const kind = [one.tagName, one.className, one.parentElement?.className, ...stated].join(' ');
        if (!known.includes(kind) && !kinds.has(kind)) kinds.set(kind, one);
      }
      for (const [place, one] of [...kinds.values()].entries()) one.setAttribute('data-kind', `${place}`);
      return [...kinds.keys()];
    },
    [stateNames, compared] as const,
  );

/** Whether an element looks different without its state. */
const showsState = async (page: Page, element: Locator): Promise<boolean> => {
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
  const clip = await element.evaluate((one) => {
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    // The label of a hidden radio button shows its state.
    const { height, width, x, y } = (one.closest('label') ?? one).getBoundingClientRect();
    return {
      x: Math.max(0, x - 4),
      y: Math.max(0, y - 4),
      width: Math.min(width + 8, 600),
      height: Math.min(height + 8, 300),
    };
  });
  const look = async () => (await page.screenshot({ animations: 'disabled', clip })).toString('base64');
  const before = await look();
  await toggle();
  const after = await look();
  await toggle();
  return before !== after;
};

/** What shows its state by colours shows it in forced colours, too. */
export const expectStatesInForcedColours = async (page: Page) => {
  const kinds = await markNewKinds(page);
  if (kinds.length === 0) return;
  compared.push(...kinds);
  const elementOf = (place: number) => page.locator(`[data-kind="${place}"]`);
  const coloured: number[] = [];
  for (const place of kinds.keys()) if (await showsState(page, elementOf(place))) coloured.push(place);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const place of coloured)
    expect.soft(await showsState(page, elementOf(place)), `in forced colours: ${kinds[place]}`).toBe(true);
  await page.emulateMedia({ forcedColors: 'none' });
};
