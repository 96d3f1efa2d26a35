import { type Context, Hono } from 'hono';
import type { MissingDocuments } from '../src/router/addresses.ts';
import { isCurrent, pickEncoding } from './negotiation.ts';
import { loadPublicFiles, type PublicFile } from './public-files.ts';
import { createPathResolver } from './resolve-path.ts';

export interface SitePage {
  readonly file: string;
  readonly status: 200 | 404;
  /** Its Content-Security-Policy, which allows its own inline style where that of every response allows all. */
  readonly policy?: string;
}

/** The build's data for the server, as JSON. */
export interface SiteDescription extends MissingDocuments {
  /** Of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** By address path. */
  readonly pages: Readonly<Record<string, SitePage>>;
}

export interface SiteServerOptions {
  readonly publicFolder: string;
  readonly site: SiteDescription;
  /** A service on the same origin, mounted before the pages. */
  readonly service?: Hono | undefined;
}

const cacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

const plain = (context: Context, status: 405 | 500, text: string, headers = {}) =>
  context.text(`${text}\n`, status, { 'Cache-Control': 'no-cache', ...headers });

const send = (context: Context, path: string, file: PublicFile, status: 200 | 404) => {
  const encoding = pickEncoding(context.req.header('Accept-Encoding'), (candidate) =>
    file.bodies.has(candidate),
  );
  // A strong tag identifies one representation, so every encoding has its own.
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

/** The site as a Hono app. */
export const createSiteServer = ({ publicFolder, site, service }: SiteServerOptions) => {
  const files = loadPublicFiles(publicFolder);
  const resolvePath = createPathResolver(site, (path) => files.has(path));
  const app = new Hono<{ Variables: { policy?: string | undefined } }>();

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(site.headers)) context.res.headers.set(name, value);
    const policy = context.get('policy');
    if (policy !== undefined) context.res.headers.set('Content-Security-Policy', policy);
  });

  if (service) app.route('/', service);

  app.all('*', (context) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') {
      return plain(context, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
    }
    // Not context.req.path, which Hono has partly decoded: decoding twice changes its meaning.
    const { pathname, search } = new URL(context.req.url);
    const target = resolvePath(pathname);
    if (target.kind === 'redirect') return context.redirect(target.path + search, 301);
    const file = files.get(target.file);
    if (!file) throw new Error(`no file ${target.file}`);
    context.set('policy', target.policy);
    return send(context, target.file, file, target.status);
  });

  app.onError((error, context) => {
    console.error(error);
    return plain(context, 500, 'Internal server error');
  });
  return app;
};
