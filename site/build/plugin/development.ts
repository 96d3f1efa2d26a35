import { extname } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type * as ChatService from '@loomwright/chat-service';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { type MadeFile, makeDrawings } from '../assets/art.ts';
import { makeFont, type SiteFont } from '../assets/font.ts';
import { makeIcons } from '../assets/icons.ts';
import { has } from '../configuration.ts';
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

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** In development: checks the pages, fills the slots of index.html, serves what the build would make, and mounts the chat. */
export const development = (): Plugin => {
  let root = '';
  let font: Promise<SiteFont> | undefined;
  let checkPages = async () => {};
  const getFont = () => {
    font ??= makeFont();
    return font;
  };
  const madeFor = async (path: string): Promise<readonly MadeFile[]> => {
    if (path.startsWith('art/')) return makeDrawings();
    if (/^[\w-]*icon[\w-]*\.\w+$/.test(path)) return makeIcons();
    return path.startsWith('assets/loomwright-sans') ? (await getFont()).files : [];
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
      if (has('assistant')) server.middlewares.use(serveChat(server));
      server.middlewares.use(async (request, response, next) => {
        const path = (request.url ?? '').slice(1).replace(/\?.*/, '');
        const wanted = (await madeFor(path)).find((file) => file.path === path);
        if (!wanted) return next();
        response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
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
