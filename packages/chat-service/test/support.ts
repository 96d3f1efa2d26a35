import type { Answer, AnswerQuestion, Turn } from '../src/answer/answer.ts';
import { createAnswerer } from '../src/answer/create-answerer.ts';
import { createLimiter } from '../src/server/limiter.ts';
import { type ChatServiceOptions, createChatService } from '../src/server/service.ts';
import { createMemorySessionStore } from '../src/server/sessions/memory-session-store.ts';

let siteAnswerer: Promise<AnswerQuestion> | undefined;
/** Cached per worker, because training takes longer than most tests. */
export const learnSiteAnswerer = (): Promise<AnswerQuestion> => (siteAnswerer ??= createAnswerer());

/** Answers with the question and the previous one. */
export const echo: AnswerQuestion = (question, lastTurn): Answer => ({
  text: lastTurn ? `${question} after ${lastTurn.question}` : question,
  isSure: true,
  url: '/faq',
  passages: [{ title: 'Questions', url: '/faq', text: 'Some text. From ten to four.' }],
  turn: { question, url: '/faq' },
});

export const createClock = () => {
  let ms = 0;
  return {
    now: () => ms,
    pass: (by: number) => {
      ms += by;
    },
  };
};

interface Limits {
  readonly perSession?: number;
  readonly perCaller?: number;
}

export const createTestService = (options: Partial<ChatServiceOptions> & Limits = {}) => {
  const { perSession = 0, perCaller = 0, ...rest } = options;
  const clock = createClock();
  const lines: string[] = [];
  const store = createMemorySessionStore({ maxSessions: 1000, lifetimeMs: 60_000, now: clock.now });
  const app = createChatService({
    answer: echo,
    store,
    limiter: createLimiter({ perSession, perCaller, now: clock.now }),
    allowedOrigins: [],
    trustedProxies: 0,
    isStopping: () => false,
    log: (line) => lines.push(line),
    ...rest,
  });
  return { app, clock, lines, store };
};

type App = ReturnType<typeof createTestService>['app'];

export const post = (
  app: App,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
  env = {},
) =>
  app.request(
    '/chat',
    { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } },
    env,
  );

export const ask = (app: App, message: string, sessionId = 's', headers: Record<string, string> = {}) =>
  post(app, JSON.stringify({ message, session_id: sessionId }), headers);

export const responseOf = async (answer: Response) =>
  ((await answer.json()) as { response: string }).response;

export const turn = (question: string): Turn => ({ question, url: '/faq' });
