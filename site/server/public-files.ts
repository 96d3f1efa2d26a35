import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

export type Encoding = 'identity' | 'br' | 'gzip';

export interface PublicFile {
  readonly type: string;
  readonly etag: string;
  readonly bodies: ReadonlyMap<Encoding, Uint8Array<ArrayBuffer>>;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const twins = { '.br': 'br', '.gz': 'gzip' } as const;
const isTwin = (extension: string): extension is keyof typeof twins => Object.hasOwn(twins, extension);

const readBody = (path: string) => new Uint8Array(readFileSync(path));

/** Reads the public folder into memory, so that requests never reach the file system. */
export const loadPublicFiles = (folder: string): ReadonlyMap<string, PublicFile> => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const names = entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const files = new Map<string, PublicFile & { readonly bodies: Map<Encoding, Uint8Array<ArrayBuffer>> }>();
  for (const name of names) {
    const type = contentTypes[extname(name)];
    if (!type) continue; // compressed files are read below; _headers is for static hosts
    const body = readBody(join(folder, name));
    const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    files.set(`/${name.split(sep).join('/')}`, { type, etag, bodies: new Map([['identity', body]]) });
  }
  for (const name of names) {
    const extension = extname(name);
    if (!isTwin(extension)) continue;
    const original = files.get(`/${name.slice(0, -extension.length).split(sep).join('/')}`);
    original?.bodies.set(twins[extension], readBody(join(folder, name)));
  }
  return files;
};
