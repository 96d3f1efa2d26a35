import { drawMark, type MadeFile, paint } from './art.ts';
import { startRasterizer } from './raster.ts';

const draw = (viewBox: string, content: string) =>
  paint(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`,
    'build/assets/icons.ts',
  );

const threads = drawMark('bold');
const favicon = draw('0 0 32 32', `<rect width="32" height="32" rx="7" fill="var(--paper)"/>${threads}`);

/** The mark on a square of 512 units, whose corners the system rounds. */
const tile = (scale: number) => {
  const lines = Array.from({ length: 15 }, (_, place) => `M${(place + 1) * 32} 0v512`).join('');
  return draw(
    '0 0 512 512',
    `<path fill="var(--paper)" d="M0 0h512v512H0z"/><path stroke="var(--warp-faint)" stroke-width="2" stroke-opacity=".5" d="${lines}"/><g transform="translate(256 256) scale(${scale}) translate(-16 -16)">${threads}</g>`,
  );
};

const toIco = (pictures: readonly { readonly size: number; readonly png: Uint8Array }[]) => {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [place, { png, size }] of pictures.entries()) {
    const entry = 6 + 16 * place;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
};

export const makeIcons = async (): Promise<readonly MadeFile[]> => {
  const read = await startRasterizer();
  const toPng = (svg: string, size: number) =>
    read(svg.replace('<svg ', `<svg width="${size}" height="${size}" `))
      .render()
      .asPng();
  return [
    { path: 'favicon.svg', bytes: favicon },
    { path: 'favicon.ico', bytes: toIco([16, 32, 48].map((size) => ({ size, png: toPng(favicon, size) }))) },
    { path: 'apple-touch-icon.png', bytes: toPng(tile(13.76), 180) },
    ...[192, 512].map((size) => ({ path: `icon-${size}.png`, bytes: toPng(tile(12.8), size) })),
  ];
};
