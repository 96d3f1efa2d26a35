import { afterEach, expect, test } from 'vitest';
import { withStyles } from '../../src/app/with-styles.ts';

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[href^="/with-styles"]')];

afterEach(() => {
  for (const link of links()) link.remove();
});

test('a module without styles is loaded, and may fail', async () => {
  expect(await withStyles(async () => 1)).toBe(1);
  expect(await withStyles(async () => 2, [])).toBe(2);
  await expect(withStyles(() => Promise.reject(new Error('no code')), [])).rejects.toThrow('no code');
});

test('a module is loaded after its styles, which are requested once', async () => {
  let isLoaded = false;
  const load = async () => {
    isLoaded = true;
  };
  const files = ['with-styles-a.css', 'with-styles-b.css'];
  const loading = [withStyles(load, files), withStyles(load, files)];
  expect(links().map((link) => link.getAttribute('href'))).toEqual(files.map((file) => `/${file}`));
  await Promise.resolve();
  expect(isLoaded).toBe(false);
  // One is there, one is missing: the module is loaded without it.
  const [one, other] = links();
  one?.dispatchEvent(new Event('load'));
  other?.dispatchEvent(new Event('error'));
  await Promise.all(loading);
  expect(isLoaded).toBe(true);
  await withStyles(load, files);
  expect(links()).toHaveLength(2);
});
