import { extname } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type * as ChatService from '@loomwright/chat-service';
import type { RunningService } from '@loomwright/chat-service/http';
import type { Hono } from 'hono';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type * as Forms from '../../server/forms/start.ts';
import { type MadeFile, makeDrawings } from '../assets/art.ts';
import { makeFont, type SiteFont } from '../assets/font.ts';
import { makeIcons } from '../assets/icons.ts';
import { has } from '../configuration.ts';
import { toDevelopmentDocument } from '../document/document.ts';
import { readPrePaint } from '../document/pre-paint.ts';

const isOfChat = (url = '') => /^\/chat(?:[/?]|$)/.test(url);
const isOfForms = (url = '') => /^\/forms\/./.test(url);
const isOfHealth = (url = '') => /^\/healthz(?:\?|$)/.test(url);

interface Service extends RunningService {
  readonly app: Hono;
}

const createReloaded = <M, S extends Service>(load: () => Promise<M>, start: (module: M) => Promise<S>) => {
  let module: M | undefined;
  let running: Promise<{ service: S; listen: ReturnType<typeof getRequestListener> }> | undefined;
  const close = async () => {
    const old = running;
    running = undefined;
    await old?.then(({ service }) => service.close()).catch(() => {});
  };
  const restart = async (current: M) => {
    await close();
    const service = await start(current);
    return { service, listen: getRequestListener(service.app.fetch, { overrideGlobalObjects: false }) };
  };
  return {
    close,
    get: async () => {
      const current = await load();
      if (!running || module !== current) {
        module = current;
        const started = restart(current);
        running = started;
        started.catch(() => {
          if (running === started) running = undefined;
        });
      }
      return running;
    },
  };
};

const serveServices = (server: ViteDevServer): Connect.NextHandleFunction => {
  const chat = createReloaded(
    async () => (await server.ssrLoadModule('@loomwright/chat-service')) as typeof ChatService,
    ({ readChatSettings, startChat }) => startChat(readChatSettings(process.env), console.log),
  );
  const isRestHealthy = async () => !has('assistant') || (await chat.get()).service.isHealthy();
  const forms = createReloaded(
    async () => (await server.ssrLoadModule('/server/forms/start.ts')) as typeof Forms,
    ({ readFormsSettings, startForms }) => {
      const settings = readFormsSettings(process.env);
      if (!settings) throw new Error('FORMS_TO is not set: set it to the address that receives the messages');
      return startForms(settings, { log: console.log, isRestHealthy });
    },
  );
  server.httpServer?.once('close', () => Promise.all([chat.close(), forms.close()]));
  const hasForms = Boolean(process.env.FORMS_TO?.trim());
  const serviceOf = (url: string | undefined) => {
    if (hasForms && (isOfForms(url) || isOfHealth(url))) return forms;
    return has('assistant') && (isOfChat(url) || isOfHealth(url)) ? chat : undefined;
  };
  return async (request, response, next) => {
    const service = serviceOf(request.url);
    if (!service) return next();
    try {
      const { listen } = await service.get();
      await listen(request, response);
    } catch (error) {
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
      server.middlewares.use(serveServices(server));
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
        await checkPages();
        return toDevelopmentDocument(html, await readPrePaint(root), (await getFont()).css);
      },
    },
  };
};
