import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { company } from '../../../packages/content/src/company.ts';
import { escapeMarkup } from '../../src/document/escape-markup.ts';
import { art, drawMark, type MadeFile, paint } from './art.ts';
import { everyCharacter, makeStaticFace } from './font.ts';
import { startRasterizer } from './raster.ts';

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/og', import.meta.url));
const drawing = fileURLToPath(new URL('../../art/og.svg', import.meta.url));

export interface Card {
  readonly name: string;
  readonly title: string;
}

export const ogSize = { width: 1200, height: 630 } as const;

const room = { left: 80, width: 500, bottom: 470, height: 280 };
const sizes = [68, 60, 54, 48, 42, 38];
const lineHeight = 1.12;

export type Measure = (text: string, size: number) => number;

const wrap = (text: string, size: number, measure: Measure): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer, size) <= room.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** The largest size at which a title fits, and the title's lines at that size. Throws if none fits. */
export const layOut = (title: string, measure: Measure) => {
  for (const size of sizes) {
    const lines = wrap(title, size, measure);
    const isLow = lines.length * size * lineHeight <= room.height;
    if (isLow && lines.every((line) => measure(line, size) <= room.width)) return { size, lines };
  }
  throw new Error(`"${title}" is too long for an Open Graph picture: shorten the title of its page`);
};

const toText = (y: number, size: number, fill: string, words: string) =>
  `<text x="${room.left}" y="${y}" font-size="${size}" letter-spacing="${-size * 0.025}" fill="${fill}">${escapeMarkup(words)}</text>`;

const toSvg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${ogSize.width}" height="${ogSize.height}">${content}</svg>`;

const toWords = (title: string, measure: Measure) => {
  const { lines, size } = layOut(title, measure);
  const top = room.bottom - (lines.length - 1) * size * lineHeight;
  return lines
    .map((line, index) => toText(top + index * size * lineHeight, size, art.onPanel, line))
    .join('');
};

const createPainter = async (font: Uint8Array, backdrop: string) => {
  const read = await startRasterizer([font]);
  const base = Buffer.from(read(backdrop).render().asPng()).toString('base64');
  const image = `<image href="data:image/png;base64,${base}" width="${ogSize.width}" height="${ogSize.height}"/>`;
  const measure: Measure = (line, size) => read(toSvg(toText(60, size, '#000', line))).getBBox()?.width ?? 0;
  return (title: string) =>
    read(toSvg(image + toWords(title, measure)))
      .render()
      .asPng();
};

/** Draws each card as a PNG (SEO-1). Pictures of earlier builds are cached. */
export const makeOgImages = async (cards: readonly Card[]): Promise<readonly MadeFile[]> => {
  const [font, template] = await Promise.all([
    makeStaticFace(everyCharacter, 650, 24),
    readFile(drawing, 'utf8'),
  ]);
  const backdrop = paint(template.replace('<!--mark-->', drawMark('regular')), 'site/art/og.svg').replace(
    '<!--words-->',
    toText(596, 26, art.onPanelMuted, company.name),
  );
  const edition = createHash('sha256')
    .update(font)
    .update(backdrop)
    .update(`${toWords}${sizes}${art.onPanel}${JSON.stringify(room)}`);
  const cacheOf = (title: string) =>
    join(cacheFolder, `${edition.copy().update(title).digest('base64url').slice(0, 16)}.png`);
  await mkdir(cacheFolder, { recursive: true });
  let painter: Promise<(title: string) => Uint8Array> | undefined;
  const draw = async (title: string) => {
    painter ??= createPainter(font, backdrop);
    const bytes = (await painter)(title);
    await writeFile(cacheOf(title), bytes);
    return bytes;
  };
  return Promise.all(
    cards.map(async ({ name, title }) => ({
      path: `og/${name}.png`,
      bytes: await readFile(cacheOf(title)).catch(() => draw(title)),
    })),
  );
};
