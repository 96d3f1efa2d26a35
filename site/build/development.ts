import type { Plugin } from 'vite';
import { serveChat } from './development-chat.ts';
import { toDevelopmentDocument } from './document.ts';
import { makeFont, type SiteFont } from './font.ts';
import { readPrePaint } from './pre-paint.ts';

/** In development: fills the slots of index.html, serves the font that the build would write, and mounts the chat. */
export const development = (): Plugin => {
  let root = '';
  let font: Promise<SiteFont> | undefined;
  const getFont = () => {
    font ??= makeFont();
    return font;
  };
  return {
    name: 'loomwright:development',
    apply: 'serve',
    configResolved: (config) => {
      root = config.root;
    },
    configureServer: (server) => {
      server.middlewares.use(serveChat(server));
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith('/assets/loomwright-sans')) return next();
        const wanted = (await getFont()).files.find(({ path }) => request.url === `/${path}`);
        if (!wanted) return next();
        response.setHeader('Content-Type', 'font/woff2');
        response.end(wanted.bytes);
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => toDevelopmentDocument(html, await readPrePaint(root), await getFont()),
    },
  };
};
