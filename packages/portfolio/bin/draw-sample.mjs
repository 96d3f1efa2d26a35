// @ts-check
// Writes src/sample-pictures.ts: run `node packages/portfolio/bin/draw-sample.mjs`.
import { writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 960;
const HEIGHT = 600;
const LARGEST = 3000;

/** @typedef {(x: number, y: number) => number} Draw Returns the palette index of the pixel. */

/** @param {string} type @param {Buffer} data */
const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
};

// Keeps whichever PNG row filter compresses better: none or Up.
const FILTERS = [0, 2];

/** At most 16 colours. @param {readonly string[]} palette @param {Draw} draw */
const toPng = (palette, draw) => {
  const stride = WIDTH / 2 + 1;
  const rows = Buffer.alloc(stride * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 2) rows[y * stride + 1 + x / 2] = draw(x, y) * 16 + draw(x + 1, y);
  const [data] = FILTERS.map((filter) => {
    const filtered = rows.map((byte, at) => {
      if (at % stride === 0) return filter;
      return filter === 2 && at >= stride ? byte - (rows[at - stride] ?? 0) : byte;
    });
    return deflateSync(filtered, { level: 9, memLevel: 9 });
  }).sort((one, other) => one.length - other.length);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([4, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.map((colour) => colour.slice(1)).join(''), 'hex')),
    chunk('IDAT', data ?? Buffer.alloc(0)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/**
 * @param {number} x @param {number} y
 * @param {number} left @param {number} top @param {number} width @param {number} height @param {number} [round]
 */
const isIn = (x, y, left, top, width, height, round = 0) => {
  const dx = Math.max(left + round - x, x - (left + width - 1 - round), 0);
  const dy = Math.max(top + round - y, y - (top + height - 1 - round), 0);
  return dx * dx + dy * dy <= round * round;
};

const month = () => {
  const taken = new Set([3, 4, 8, 10, 11, 17, 18, 22, 24, 25, 31]);
  // A week takes 68 rows, 32 708 bytes: the next one is within Deflate's 32 kB window.
  /** @type {Draw} */
  return (x, y) => {
    if (!isIn(x, y, 130, 48, 700, 504, 18)) return 0;
    if (y < 120) {
      if (isIn(x, y, 170, 76, 190, 16, 8)) return 5;
      return isIn(x, y, 724, 72, 26, 26, 13) || isIn(x, y, 764, 72, 26, 26, 13) ? 3 : 2;
    }
    if (y < 123) return 3;
    const column = Math.floor((x - 160) / 92);
    if (column < 0 || column > 6) return 1;
    if (isIn(x, y, 160 + column * 92 + 30, 146, 22, 8, 4)) return 4;
    const row = Math.floor((y - 180) / 68);
    if (row < 0 || row > 4) return 1;
    const day = row * 7 + column - 1;
    const [left, top] = [160 + column * 92, 180 + row * 68];
    if (day < 1 || day > 31 || !isIn(x, y, left, top, 84, 60, 10)) return 1;
    const isMark = isIn(x, y, left + 12, top + 14, 24, 8, 4);
    if (day === 19) return isMark ? 1 : 7;
    if (taken.has(day)) return isMark || isIn(x, y, left + 12, top + 38, 46, 8, 4) ? 1 : 5;
    return isMark ? 4 : 2;
  };
};

const cloth = () => {
  const pitch = 20;
  /** @type {Draw} */
  return (x, y) => {
    const [column, row] = [Math.floor(x / pitch), Math.floor(y / pitch)];
    const [across, down] = [x % pitch, y % pitch];
    // The twill reverses every eight threads, which gives diamonds.
    const step = Math.abs((column % 16) - 8) + Math.abs((row % 16) - 8);
    const isWarp = step % 4 < 2;
    const place = isWarp ? across : down;
    const shade = place < 2 || place >= pitch - 2 ? 2 : place < 10 ? 1 : 0;
    const stripe = isWarp ? column % 16 === 8 : row % 16 === 8;
    return stripe && shade < 2 ? 6 + shade : (isWarp ? 0 : 3) + shade;
  };
};

const pictures = {
  MONTH_PICTURE: toPng(
    ['#e7e2d6', '#ffffff', '#f4f1ea', '#dcd5c6', '#b9b09f', '#34408f', '#8c3c1d', '#b0512a'],
    month(),
  ),
  CLOTH_PICTURE: toPng(
    ['#34408f', '#4a57ab', '#1f2760', '#e9e0cf', '#f6f0e4', '#c3b69d', '#b0512a', '#c96f47'],
    cloth(),
  ),
};

for (const [name, { length }] of Object.entries(pictures))
  if (length > LARGEST) throw new Error(`${name} has ${length} bytes.`);

writeFileSync(
  new URL('../src/sample-pictures.ts', import.meta.url),
  [
    '// Written by bin/draw-sample.mjs.',
    '',
    ...Object.entries(pictures).flatMap(([name, png]) => [
      `export const ${name} =`,
      `  'data:image/png;base64,${png.toString('base64')}';`,
      '',
    ]),
  ].join('\n'),
);
console.log(
  Object.entries(pictures)
    .map(([name, { length }]) => `${name}: ${length} bytes`)
    .join('\n'),
);
