import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { open, parseStored } from './site.ts';
import { expect } from './site-test.ts';

export const TOOL = '/tools/portfolio-generator';

export const preview = (page: Page) => page.frameLocator('iframe[title="Preview of your page"]');

export const pressed = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });

/** Goes to a step of the form. */
export const goToStep = async (page: Page, name: string) => {
  const step = page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name });
  await step.press('Enter');
  await expect(step).toHaveAttribute('aria-current', 'step');
};

/** Opens the tool in a browser without a stored portfolio, starts, and goes to the step with the name. */
export const begin = async (page: Page, from: 'with a sample' | 'empty' = 'with a sample') => {
  await open(page, TOOL);
  await pressed(page, `Start ${from}`).click();
  await goToStep(page, 'About you');
};

/** A stored portfolio with projects of these titles. */
export const portfolioText = (titles: readonly string[], others: Readonly<Record<string, unknown>> = {}) =>
  JSON.stringify({
    version: 1,
    name: 'Asenla Jamir',
    headline: 'I weave',
    about: '',
    picture: '',
    skills: [],
    links: [],
    projects: titles.map((title, index) => ({
      id: index + 1,
      title,
      text: '',
      address: '',
      picture: '',
      pictureText: '',
    })),
    experience: [],
    contact: { email: '', phone: '', place: '' },
    theme: 'linen',
    scheme: 'system',
    ...others,
  });

/** The names of the entries in the list with this heading, in order. */
export const namesIn = (page: Page, heading: string) =>
  page.getByRole('region', { name: heading }).locator('summary').allTextContents();

export const cardOf = (page: Page, title: string): Locator =>
  page.locator('[data-entry]').filter({ has: page.locator('summary', { hasText: title }) });

/** The name and text of the file that `act` downloads. */
export const downloadBy = async (page: Page, act: () => Promise<unknown>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
};

/** Chooses a file in the dialog that `act` opens. */
export const chooseFile = async (
  page: Page,
  act: () => Promise<unknown>,
  file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
) => {
  // A busy browser may not count a key as user activation.
  await expect(async () => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser', { timeout: 3000 }), act()]);
    await chooser.setFiles(file);
  }).toPass();
};

export const jsonFile = (text: string) => ({
  name: 'portfolio.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

export const storedPortfolio = async (page: Page) =>
  (await parseStored<Record<string, unknown>>(page, 'portfolio')) ?? null;
