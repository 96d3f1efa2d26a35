import { type Context, Hono } from 'hono';
import type { MissingDocuments } from '../src/router/addresses.ts';
import { isCurrent, pickEncoding } from './negotiation.ts';
import { loadPublicFiles, type PublicFile } from './public-files.ts';
import { createPathResolver } from './resolve-path.ts';

export interface SitePage {
  readonly file: string;
  readonly status: 200 | 404;
  /** Allows only this page's inline style, whereas the default policy allows those of all pages. */
  readonly policy?: string;
}

export interface SiteDescription extends MissingDocuments {
  readonly headers: Readonly<Record<string, string>>;
  readonly font?: string;
  readonly pages: Readonly<Record<string, SitePage>>;
}

export interface SiteServerOptions {
  readonly publicFolder: string;
  readonly site: SiteDescription;
  /** Mounted before the pages, in this order. */
  readonly services?: readonly Hono[];
}

const cacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

const plain = (context: Context, status: 405 | 500, text: string, headers = {}) =>
  context.text(`${text}\n`, status, { 'Cache-Control': 'no-cache', ...headers });

const send = (context: Context, path: string, file: PublicFile, status: 200 | 404) => {
  const encoding = pickEncoding(context.req.header('Accept-Encoding'), (candidate) =>
    file.bodies.has(candidate),
  );
  // A strong tag identifies a single representation, so each encoding needs its own.
  const etag = `"${file.etag}-${encoding}"`;
  const headers = new Headers({ ETag: etag, 'Cache-Control': cacheControl(path) });
  if (file.bodies.size > 1) headers.set('Vary', 'Accept-Encoding');
  if (status === 200 && isCurrent(context.req.header('If-None-Match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const body = file.bodies.get(encoding) ?? new Uint8Array();
  headers.set('Content-Type', file.type);
  headers.set('Content-Length', String(body.byteLength));
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(body, { status, headers });
};

export const createSiteServer = ({ publicFolder, site, services = [] }: SiteServerOptions) => {
  const files = loadPublicFiles(publicFolder);
  const resolvePath = createPathResolver(site, (path) => files.has(path));
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(site.headers))
      if (!headers.has(name)) headers.set(name, value);
  });

  for (const service of services) app.route('/', service);

  app.all('*', (context) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') {
      return plain(context, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
    }
    // `context.req.path` is already partly decoded, and decoding it again would change its meaning.
    const { pathname, search } = new URL(context.req.url);
    const target = resolvePath(pathname);
    if (target.kind === 'redirect') return context.redirect(target.path + search, 301);
    const file = files.get(target.file);
    if (!file) throw new Error(`no file ${target.file}: build the site again`);
    const answer = send(context, target.file, file, target.status);
    if (target.policy !== undefined) answer.headers.set('Content-Security-Policy', target.policy);
    return answer;
  });

  app.onError((error, context) => {
    console.error(error);
    return plain(context, 500, 'Internal server error');
  });
  return app;
};
