import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dark, light, print, toVariable } from '../../src/styles/colors.ts';
import { mark, markStroke } from '../../src/ui/brand/mark.ts';

const mix = (first: string, second: string, share: number): string => {
  const channel = (color: string, place: number) => Number.parseInt(color.slice(place, place + 2), 16);
  const channels = [1, 3, 5].map((place) =>
    Math.round(channel(first, place) * (1 - share) + channel(second, place) * share),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** Colours for images, which are dark in both themes. */
export const art = {
  ...dark,
  white: light.paper,
  warpFaint: mix(dark.paper, dark.warp, 0.155),
  warpDim: mix(light.warp, print.paper, 0.28),
  warpSheen: mix(dark.line, light.warp, 0.27),
  weftBright: mix(dark.weft, print.paper, 0.4),
  weftFaint: mix(light.ink, dark.weft, 0.153),
};

export interface MadeFile {
  readonly path: string;
  readonly bytes: Uint8Array | string;
}

const folders = [
  { from: '../../art/contact/', to: 'art/contact' },
  { from: '../../art/posts/', to: 'art/posts' },
  { from: '../../art/account/', to: 'art/account' },
  { from: '../../art/services/', to: 'art/services' },
  { from: '../../art/team/', to: 'art/team' },
];

const values = new Map(Object.entries(art).map(([name, value]) => [toVariable(name), value]));

/** Replaces each `var(--…)` with its value: an image cannot read the page's custom properties. */
export const paint = (svg: string, file: string) =>
  svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const value = values.get(name);
    if (value) return value;
    throw new Error(
      `${file} uses an unknown colour, ${name}: use one of dark in site/src/styles/colors.ts or of art in site/build/assets/art.ts`,
    );
  });

export const drawMark = (weight: keyof typeof markStroke) => {
  const paths = mark.map((thread) => {
    const path = weight === 'bold' ? thread.bold : thread.pieces.join('');
    return `<path stroke="var(--${thread.color})" d="${path}"/>`;
  });
  return `<g fill="none" stroke-width="${markStroke[weight]}">${paths.join('')}</g>`;
};

const products = '../../../packages/catalogue/src/products/';

const makeProductPictures = async (): Promise<readonly MadeFile[]> => {
  const entries = await readdir(new URL(products, import.meta.url), { withFileTypes: true });
  const read = async (path: string) => {
    const text = await readFile(new URL(products + path, import.meta.url), 'utf8').catch(() => undefined);
    if (text !== undefined) return text;
    throw new Error(`packages/catalogue/src/products/${path} is missing: draw it, as docs/how-to.md says`);
  };
  const lists = entries
    .filter((entry) => entry.isDirectory())
    .map(async ({ name }) => {
      const [id] = name.split('-');
      const drawing = `${name}/drawing.svg`;
      return [
        { path: `art/products/${id}.svg`, bytes: paint(await read(drawing), drawing) },
        { path: `art/interfaces/${id}.svg`, bytes: await read(`${name}/interface.svg`) },
      ];
    });
  return (await Promise.all(lists)).flat();
};

export const makeDrawings = async (): Promise<readonly MadeFile[]> => {
  const lists = folders.map(async ({ from, to }) => {
    const folder = fileURLToPath(new URL(from, import.meta.url));
    const names = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
    return names.map(async (name) => ({
      path: `${to}/${name}`,
      bytes: paint(await readFile(join(folder, name), 'utf8'), join(from.replace('../../', 'site/'), name)),
    }));
  });
  return [...(await Promise.all((await Promise.all(lists)).flat())), ...(await makeProductPictures())];
};
