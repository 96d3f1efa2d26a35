import * as z from 'zod/mini';
import type { Answer, Turn } from '../../answers/answer.ts';
import { readStream } from '../body.ts';
import type { Log } from '../log.ts';
import type { UpstreamSettings } from '../settings.ts';
import { inventedFigures } from './check-figures.ts';
import { checkReply, hasLink } from './check-reply.ts';
import { CONTACT_PAGE, toMessages } from './prompt.ts';

const MAX_ANSWER_BYTES = 65_536;
const MAX_TOKENS = 500;
/** Concurrent requests to the model; further questions get the local answer at once. */
const MAX_AT_ONCE = 32;
const FAILURES_IN_A_ROW = 3;
/** How long a model that failed repeatedly is not asked, so that users do not wait for it in vain. */
const PAUSE_MS = 10_000;

const answerSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

/** The model's answer (SVC-2); undefined when there is none, and the local one is sent. Never rejects. */
export type AskModel = (
  question: string,
  answer: Answer,
  lastTurn: Turn | undefined,
  signal: AbortSignal,
) => Promise<string | undefined>;

export interface AskModelOptions {
  readonly settings: UpstreamSettings;
  readonly now: () => number;
  readonly log: Log;
}

const readReply = async (response: Response) => {
  if (!response.ok) {
    await response.body?.cancel();
    return `it answered ${response.status}`;
  }
  if (!response.body) return 'its answer is empty';
  // Counted after decompression, whatever length was declared.
  const body = await readStream(response.body, MAX_ANSWER_BYTES);
  if (body.kind !== 'text') return body.kind === 'tooLarge' ? 'its answer was too large' : body.why;
  try {
    const parsed = answerSchema.safeParse(JSON.parse(body.text));
    return { content: parsed.data?.choices[0]?.message.content ?? '' };
  } catch {
    return 'its answer is not JSON';
  }
};

const addLink = (text: string, { url, passages }: Answer) => {
  const target = url ?? passages[0]?.url;
  if (target === undefined || hasLink(text)) return text;
  const title = (passages.find((passage) => passage.url === target) ?? passages[0])?.title ?? 'Read more';
  return `${text}\n\n[${title.replace(/[[\]]/g, '')}](${target})`;
};

/** An OpenAI-compatible model at `{url}/chat/completions`, by plain fetch. */
export const createAskModel = ({ settings, now, log }: AskModelOptions): AskModel => {
  const { url, model, key, timeoutMs } = settings;
  let atOnce = 0;
  let failures = 0;
  let pausedUntil = 0;
  const fail = (why: string) => {
    failures += 1;
    if (failures < FAILURES_IN_A_ROW) return;
    pausedUntil = now() + PAUSE_MS;
    failures = 0;
    log(
      `The model failed ${FAILURES_IN_A_ROW} times in a row (${why}): it is left alone for ${PAUSE_MS / 1000} s`,
    );
  };
  const ask = async (question: string, answer: Answer, lastTurn: Turn | undefined, signal: AbortSignal) => {
    const late = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(`${url}/chat/completions`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          ...(key ? { Authorization: `Bearer ${key.reveal()}` } : {}),
        },
        body: JSON.stringify({
          model,
          messages: toMessages(question, answer, lastTurn),
          max_tokens: MAX_TOKENS,
          temperature: 0.2,
          stream: false,
        }),
        redirect: 'error',
        signal: AbortSignal.any([signal, late]),
      });
      return await readReply(response);
    } catch {
      // A client that left is no failure of the model.
      if (signal.aborted) return undefined;
      return late.aborted ? 'it took too long' : 'it could not be reached';
    }
  };
  return async (question, answer, lastTurn, signal) => {
    // Without passages the model could only invent an answer, or change a price.
    if (answer.passages.length === 0 || atOnce >= MAX_AT_ONCE || now() < pausedUntil) return undefined;
    atOnce += 1;
    const reply = await ask(question, answer, lastTurn, signal).finally(() => {
      atOnce -= 1;
    });
    if (reply === undefined) return undefined;
    const urls = new Set([CONTACT_PAGE, ...answer.passages.map((passage) => passage.url)]);
    if (answer.url !== undefined) urls.add(answer.url);
    const text = typeof reply === 'object' ? checkReply(reply.content, urls) : undefined;
    if (text === undefined) {
      fail(typeof reply === 'string' ? reply : 'its answer has no words');
      return undefined;
    }
    // A number that nobody gave it is invented: the local answer is sent.
    const evidence = answer.passages.map((passage) => `${passage.title} ${passage.text}`);
    // Totals are computed; what the visitor is quoted with is no evidence.
    if (answer.isSure) evidence.push(answer.text.replace(/“[^”]*”/g, ''));
    if (inventedFigures(text, evidence).length > 0) {
      fail('it invented a number');
      return undefined;
    }
    failures = 0;
    return addLink(text, answer);
  };
};
