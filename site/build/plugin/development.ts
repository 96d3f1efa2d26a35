import { getRequestListener } from '@hono/node-server';
import type * as ChatService from '@loomwright/chat-service';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { makeFont, type SiteFont } from '../assets/font.ts';
import { toDevelopmentDocument } from '../document/document.ts';
import { readPrePaint } from '../document/pre-paint.ts';

const isOfService = (url = '') => /^\/(?:chat(?:[/?]|$)|healthz(?:\?|$))/.test(url);

const start = async (service: typeof ChatService) => {
  const chat = await service.startChat(service.readChatSettings(process.env), console.log);
  return { close: chat.close, listen: getRequestListener(chat.app.fetch, { overrideGlobalObjects: false }) };
};

/** In development: answers the chat's addresses from its sources, which are loaded again after a change. */
const serveChat = (server: ViteDevServer): Connect.NextHandleFunction => {
  let service: typeof ChatService | undefined;
  let chat: ReturnType<typeof start> | undefined;
  return async (request, response, next) => {
    if (!isOfService(request.url)) return next();
    try {
      const current = (await server.ssrLoadModule('@loomwright/chat-service')) as typeof ChatService;
      if (!chat || service !== current) {
        chat?.then(({ close }) => close()).catch(() => {});
        service = current;
        chat = start(current);
      }
      const { listen } = await chat;
      await listen(request, response);
    } catch (error) {
      chat = undefined;
      next(error);
    }
  };
};

/** In development: checks the pages, fills the slots of index.html, serves the font that the build would write, and mounts the chat. */
export const development = (): Plugin => {
  let root = '';
  let font: Promise<SiteFont> | undefined;
  let checkPages = async () => {};
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
      checkPages = async () => {
        await server.ssrLoadModule('/src/app/page-documents.ts');
      };
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
      handler: async (html) => {
        // Its error is shown in place of the document.
        await checkPages();
        return toDevelopmentDocument(html, await readPrePaint(root), (await getFont()).css);
      },
    },
  };
};
