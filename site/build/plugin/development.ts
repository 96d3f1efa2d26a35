import type { Plugin } from 'vite';
import { makeFont, type SiteFont } from '../assets/font.ts';
import { toDevelopmentDocument } from '../document/document.ts';
import { readPrePaint } from '../document/pre-paint.ts';
import { serveChat } from './development-chat.ts';

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
      handler: async (html) => toDevelopmentDocument(html, await readPrePaint(root), (await getFont()).css),
    },
  };
};
