import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const textFile = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

const encodings = [
  {
    suffix: '.br',
    encode: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
          [zlib.BROTLI_PARAM_QUALITY]: 11,
          [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { suffix: '.gz', encode: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
];

const compressFile = async (path: string) => {
  const bytes = await readFile(path);
  await Promise.all(
    encodings.map(async ({ suffix, encode }) => {
      const encoded = await encode(bytes);
      if (encoded.length < bytes.length) await writeFile(path + suffix, encoded);
    }),
  );
};

export const compressFolder = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && textFile.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(paths.map(compressFile));
  return paths.length;
};
