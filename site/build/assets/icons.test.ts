import { expect, test } from 'vitest';
import { paint } from './art.ts';
import { makeIcons } from './icons.ts';

const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('the icons are made from the mark in every referenced size', {
  tags: ['SEO-1'],
}, async () => {
  const icons = new Map((await makeIcons()).map(({ path, bytes }) => [path, Buffer.from(bytes)]));
  const pngs = [...icons].filter(([path]) => path.endsWith('.png'));
  expect(pngs.map(([path, png]) => [path, ...sizeOf(png)])).toEqual([
    ['apple-touch-icon.png', 180, 180],
    ['icon-192.png', 192, 192],
    ['icon-512.png', 512, 512],
  ]);
  const ico = icons.get('favicon.ico') ?? Buffer.alloc(0);
  const offsets = [0, 1, 2].map((place) => ico.readUInt32LE(6 + 16 * place + 12));
  expect(offsets.map((offset) => sizeOf(ico.subarray(offset)))).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ]);
  expect(icons.get('favicon.svg')?.toString()).not.toContain('var(');
});

test('a drawing with an unknown colour is an error that names its file', () => {
  expect(paint('<path fill="var(--paper)"/>', 'a.svg')).toMatch(/fill="#[0-9a-f]{6}"/);
  expect(() => paint('<path fill="var(--indigo)"/>', 'a.svg')).toThrow(
    'a.svg uses an unknown colour, indigo: use one of dark in site/src/styles/colors.ts',
  );
});
