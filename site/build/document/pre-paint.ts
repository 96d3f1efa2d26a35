import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'vite';

const file = 'src/document/pre-paint.js';

/** The inline script that sets attributes of <html> before the first paint, minified (THM-1, NAV-7). */
export const readPrePaint = async (root: string) => {
  const { code, errors } = await minify(file, await readFile(join(root, file), 'utf8'), { module: false });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  if (/<\/script|<!--/i.test(code)) throw new Error(`${file} would end its own inline element`);
  return code.trim();
};
