import { getRequestListener } from '@hono/node-server';
import type * as ChatService from '@loomwright/chat-service';
import type { Connect, ViteDevServer } from 'vite';

const isOfService = (url = '') => /^\/(?:chat(?:[/?]|$)|healthz(?:\?|$))/.test(url);

const start = async (service: typeof ChatService) => {
  const chat = await service.startChat(service.readChatSettings(process.env), console.log);
  return { close: chat.close, listen: getRequestListener(chat.app.fetch, { overrideGlobalObjects: false }) };
};

/** In development: answers the chat's addresses from its sources, which are loaded again after a change. */
export const serveChat = (server: ViteDevServer): Connect.NextHandleFunction => {
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
