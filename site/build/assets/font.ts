import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type SubsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const sourcePath = require.resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
);
const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/font', import.meta.url));

const codePoints = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const pointsOf = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0);
const hex = (point: number) => point.toString(16).toUpperCase();

const toUnicodeRange = (points: readonly number[]) => {
  const runs: [from: number, to: number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
};

const plain = [...codePoints(0x20, 0x7e), ...pointsOf('\u00a0©«®°·»×–—‘’“”•…€™↑↓−')];
const latin = [...codePoints(0xa1, 0xff), ...pointsOf('ıŒœ‚„†‡‹›')];
const accented = latin.filter((point) => !plain.includes(point));

// English needs only the last face. Where ranges overlap, browsers use the face declared last.
const faces = [
  { name: 'site-sans-accents', points: accented, range: toUnicodeRange(latin) },
  { name: 'site-sans', points: plain, range: toUnicodeRange(plain) },
];
type Options = NonNullable<Parameters<typeof SubsetFont>[2]>;

const options = {
  targetFormat: 'woff2',
  noHinting: true,
  keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'],
  variationAxes: { wght: { min: 400, max: 700 }, opsz: 24 },
} satisfies Options;

const hash = (...parts: readonly (string | Buffer)[]) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('base64url').slice(0, 10);
};

const subset = async (source: Buffer, points: readonly number[], options: Options) => {
  const key = hash(source, JSON.stringify([points, options, require('subset-font/package.json').version]));
  const cached = join(cacheFolder, `${key}.${options.targetFormat}`);
  const hit = await readFile(cached).catch(() => undefined);
  if (hit) return hit;
  // Required here because it loads WebAssembly and is rarely needed.
  const subsetFont = require('subset-font') as typeof SubsetFont;
  const bytes = await subsetFont(source, String.fromCodePoint(...points), options);
  await mkdir(dirname(cached), { recursive: true });
  await writeFile(cached, bytes);
  return bytes;
};

export const everyCharacter = String.fromCodePoint(...plain, ...accented);

/** A TrueType font with only the characters of `text`, at a single weight, for PDFs and images. */
export const makeStaticFace = async (text: string, weight: number, opticalSize = 14): Promise<Buffer> =>
  subset(
    await readFile(sourcePath),
    [...new Set(pointsOf(text))].sort((a, b) => a - b),
    { targetFormat: 'sfnt', noHinting: true, variationAxes: { wght: weight, opsz: opticalSize } },
  );

export interface SiteFont {
  readonly files: readonly { readonly path: string; readonly bytes: Buffer }[];
  readonly mainFile: string;
  readonly css: string;
}

/** System fonts scaled to the width of the web font, so that lines break at the same places in both. */
const standIns = [
  { weight: '400 549', size: 104.2, names: ['Arial', 'Liberation Sans', 'Roboto'] },
  { weight: '550 700', size: 99.5, names: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'] },
  { weight: '400 549', size: 91.3, names: ['DejaVu Sans'] },
  { weight: '550 700', size: 84.2, names: ['DejaVu Sans Bold'] },
] as const;

const toShare = (percent: number, size: number) => Math.round((percent / size) * 1000) / 10;

const standInCss = standIns
  .map(
    ({ weight, size, names }, place) =>
      `@font-face{font-family:'Site ${place < 2 ? 'Near' : 'Wide'}';font-weight:${weight};size-adjust:${size}%;` +
      `ascent-override:${toShare(93, size)}%;descent-override:${toShare(27, size)}%;line-gap-override:0%;src:${names.map((name) => `local('${name}')`).join()}}`,
  )
  .join('');

export const makeFont = async (): Promise<SiteFont> => {
  const source = await readFile(sourcePath);
  const made = await Promise.all(
    faces.map(async ({ name, points, range }) => {
      const bytes = await subset(source, points, options);
      return { path: `assets/${name}-${hash(bytes)}.woff2`, bytes, range };
    }),
  );
  return {
    files: made.map(({ path, bytes }) => ({ path, bytes })),
    mainFile: made.at(-1)?.path ?? '',
    css: `${standInCss}${made
      .map(
        ({ path, range }) =>
          `@font-face{font-family:'Site Sans';font-weight:400 700;font-display:swap;` +
          `src:url(/${path});unicode-range:${range}}`,
      )
      .join('')}`,
  };
};
