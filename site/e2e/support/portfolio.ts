import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { open } from './site.ts';
import { expect } from './site-test.ts';

export const TOOL = '/tools/portfolio-generator';

export const preview = (page: Page) => page.frameLocator('iframe[title="Preview of your page"]');

export const pressed = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });

export const goToStep = async (page: Page, name: string) => {
  const step = page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name });
  await step.press('Enter');
  await expect(step).toHaveAttribute('aria-current', 'step');
};

export const begin = async (page: Page, from: 'with a sample' | 'empty' = 'with a sample') => {
  await open(page, TOOL);
  await pressed(page, `Start ${from}`).click();
  await goToStep(page, 'About you');
};

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

export const namesIn = (page: Page, heading: string) =>
  page.getByRole('region', { name: heading }).locator('summary').allTextContents();

export const cardOf = (page: Page, title: string): Locator =>
  page.locator('[data-entry]').filter({ has: page.locator('summary', { hasText: title }) });

export const downloadBy = async (page: Page, act: () => Promise<unknown>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
};

export const jsonFile = (text: string) => ({
  name: 'portfolio.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/**
 * Chooses a noisy photo with an EXIF rotation, of `across` × `down` tiles of 500 px. Returns the file size.
 */
export const setPhoto = (field: Locator, across: number, down: number, coarse: number) =>
  field.evaluate(
    async (input, [columns = 1, rows = 1, grain = 1]) => {
      const tile = new OffscreenCanvas(500 / grain, 500 / grain);
      const noise = new ImageData(500 / grain, 500 / grain);
      for (let at = 0; at < noise.data.length; at += 1)
        noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 255;
      tile.getContext('2d')?.putImageData(noise, 0, 0);
      const canvas = new OffscreenCanvas(columns * 500, rows * 500);
      const context = canvas.getContext('2d');
      for (let place = 0; place < columns * rows; place += 1)
        context?.drawImage(tile, (place % columns) * 500, Math.floor(place / columns) * 500, 500, 500);
      const plain = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      const words = 'Exif\0\0MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0SECRET PLACE';
      const exif = Uint8Array.from(`\xff\xe1\0${String.fromCharCode(words.length + 2)}${words}`, (sign) =>
        sign.charCodeAt(0),
      );
      const file = new File([plain.slice(0, 2), exif, plain.slice(2)], 'photo.jpg', { type: 'image/jpeg' });
      const chosen = new DataTransfer();
      chosen.items.add(file);
      (input as HTMLInputElement).files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      return file.size;
    },
    [across, down, coarse],
  );
