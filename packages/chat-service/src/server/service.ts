import { Hono } from 'hono';
import { z } from 'zod/mini';
import type { AnswerQuestion, Turn } from '../answers/answer.ts';

const bodySchema = z.object({ message: z.string(), session_id: z.string() });

export interface ChatServiceOptions {
  readonly answer: AnswerQuestion;
}

/** The chat service as a Hono app (SVC-1): `POST /chat`, `DELETE /chat/session/:id`, `GET /healthz`. */
export const createChatService = ({ answer }: ChatServiceOptions) => {
  const sessions = new Map<string, Turn>();
  const app = new Hono();
  app.post('/chat', async (context) => {
    const body = bodySchema.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success || body.data.message.trim() === '')
      return context.json({ error: 'a message is missing' }, 400);
    const { text, turn } = answer(body.data.message, sessions.get(body.data.session_id));
    sessions.set(body.data.session_id, turn);
    return context.json({ response: text });
  });
  app.delete('/chat/session/:id', (context) => {
    sessions.delete(context.req.param('id'));
    return context.json({ status: 'forgotten' });
  });
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  return app;
};
