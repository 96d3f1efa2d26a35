import { match } from 'ts-pattern';
import * as z from 'zod/mini';
import type { Answer, Turn } from '../../answer/answer.ts';
import { readStream } from '../body.ts';
import type { Log } from '../log.ts';
import type { UpstreamSettings } from '../settings.ts';
import { inventedAddresses } from './check-addresses.ts';
import { inventedFigures } from './check-figures.ts';
import { checkReply, hasLink } from './check-reply.ts';
import { CONTACT_PAGE, toMessages } from './prompt.ts';
import { readEvents } from './read-events.ts';
import { releasable } from './release.ts';

const MAX_ANSWER_BYTES = 65_536;
/** A stream is larger than its answer, because every word is wrapped in an event. */
const MAX_STREAM_BYTES = 16 * MAX_ANSWER_BYTES;
const MAX_TOKENS = 500;
const MAX_CONCURRENT = 32;
const FAILURES_IN_A_ROW = 3;
/** How long to skip a failing model, so that users do not wait for it. */
const PAUSE_MS = 10_000;

const finishReason = z.optional(z.nullable(z.string()));
const isCutOff = (reason: string | null | undefined): boolean => reason === 'length';
const CUT_OFF = 'its answer was cut off';
const TOO_LARGE = 'its answer was too large';

const answerSchema = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string() }), finish_reason: finishReason }))
    .check(z.minLength(1)),
});

const eventSchema = z.object({
  choices: z.array(
    z.object({
      delta: z.optional(z.object({ content: z.optional(z.nullable(z.string())) })),
      finish_reason: finishReason,
    }),
  ),
});

/** Undefined if the local answer is to be sent (SVC-2). `onText` receives the checked text so far. */
export type AskModel = (
  question: string,
  answer: Answer,
  lastTurn: Turn | undefined,
  signal: AbortSignal,
  onText?: (text: string) => void,
) => Promise<string | undefined>;

/** Returns false to stop reading. */
type TakeContent = (content: string) => boolean;

export interface AskModelOptions {
  readonly settings: UpstreamSettings;
  readonly now: () => number;
  readonly log: Log;
}

const readStreamed = async (body: ReadableStream<Uint8Array>, take: TakeContent) => {
  let content = '';
  let isWhole = false;
  let isCut = false;
  const end = await readEvents(body, MAX_STREAM_BYTES, (data) => {
    if (data.trim() === '[DONE]') {
      isWhole = true;
      return false;
    }
    const [choice] = eventSchema.parse(JSON.parse(data)).choices;
    content += choice?.delta?.content ?? '';
    if (choice?.finish_reason) isWhole = true;
    isCut ||= isCutOff(choice?.finish_reason);
    return content.length <= MAX_ANSWER_BYTES && take(content);
  });
  if (end === 'tooLarge' || content.length > MAX_ANSWER_BYTES) return TOO_LARGE;
  if (isCut) return CUT_OFF;
  // If `take` stopped the stream, the caller checks the text so far.
  return isWhole || end === 'stopped' ? { content } : 'its answer ended early';
};

const readWhole = (text: string) => {
  try {
    const choice = answerSchema.safeParse(JSON.parse(text)).data?.choices[0];
    return isCutOff(choice?.finish_reason) ? CUT_OFF : { content: choice?.message.content ?? '' };
  } catch {
    return 'its answer is not JSON';
  }
};

const readReply = async (response: Response, take: TakeContent | undefined) => {
  if (!response.ok) {
    await response.body?.cancel();
    return `it answered ${response.status}`;
  }
  if (!response.body) return 'its answer is empty';
  if (take && /^text\/event-stream\b/i.test(response.headers.get('Content-Type') ?? ''))
    return readStreamed(response.body, take);
  // Counts bytes after decompression, whatever length was declared.
  const body = await readStream(response.body, MAX_ANSWER_BYTES);
  return match(body)
    .with({ kind: 'text' }, ({ text }) => readWhole(text))
    .with({ kind: 'tooLarge' }, () => TOO_LARGE)
    .with({ kind: 'unreadable' }, ({ why }) => why)
    .exhaustive();
};

const inventionIn = (text: string, evidence: readonly string[]): string | undefined => {
  if (inventedFigures(text, evidence).length > 0) return 'it invented a number';
  return inventedAddresses(text, evidence).length > 0 ? 'it invented an address' : undefined;
};

const addLink = (text: string, { url, passages }: Answer) => {
  const target = url ?? passages[0]?.url;
  if (target === undefined || hasLink(text)) return text;
  const title = (passages.find((passage) => passage.url === target) ?? passages[0])?.title ?? 'Read more';
  return `${text}\n\n[${title.replace(/[[\]]/g, '')}](${target})`;
};

export const createAskModel = ({ settings, now, log }: AskModelOptions): AskModel => {
  const { url, model, key, timeoutMs } = settings;
  let inFlight = 0;
  let failures = 0;
  let pausedUntil = 0;
  const fail = (why: string) => {
    failures += 1;
    if (failures < FAILURES_IN_A_ROW) return;
    pausedUntil = now() + PAUSE_MS;
    failures = 0;
    log(
      `The model failed ${FAILURES_IN_A_ROW} times in a row (${why}): it is skipped for ${PAUSE_MS / 1000} s`,
    );
  };
  const ask = async (
    question: string,
    answer: Answer,
    lastTurn: Turn | undefined,
    signal: AbortSignal,
    take: TakeContent | undefined,
  ) => {
    const late = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(`${url}/chat/completions`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: take ? 'text/event-stream, application/json' : 'application/json',
          ...(key ? { Authorization: `Bearer ${key.reveal()}` } : {}),
        },
        body: JSON.stringify({
          model,
          messages: toMessages(question, answer, lastTurn),
          max_tokens: MAX_TOKENS,
          temperature: 0.2,
          stream: take !== undefined,
        }),
        redirect: 'error',
        signal: AbortSignal.any([signal, late]),
      });
      return await readReply(response, take);
    } catch {
      // A client that disconnects is not a failure of the model.
      if (signal.aborted) return undefined;
      return late.aborted ? 'it took too long' : 'it could not be reached';
    }
  };
  return async (question, answer, lastTurn, signal, onText) => {
    // Without evidence the model could only invent an answer.
    if (answer.passages.length === 0 || inFlight >= MAX_CONCURRENT || now() < pausedUntil) return undefined;
    const urls = new Set([CONTACT_PAGE, ...answer.passages.map((passage) => passage.url)]);
    if (answer.url !== undefined) urls.add(answer.url);
    const evidence = answer.passages.map((passage) => `${passage.title} ${passage.text}`);
    // Only the local answer contains totals. Its quotes of the user are not evidence.
    if (answer.isSure) evidence.push(answer.text.replace(/“[^”]*”/g, ''));
    const take: TakeContent | undefined =
      onText &&
      ((content) => {
        const text = checkReply(releasable(content), urls);
        if (text === undefined) return true;
        if (inventionIn(text, evidence)) return false;
        onText(text);
        return true;
      });
    inFlight += 1;
    const reply = await ask(question, answer, lastTurn, signal, take).finally(() => {
      inFlight -= 1;
    });
    if (reply === undefined) return undefined;
    const text = typeof reply === 'object' ? checkReply(reply.content, urls) : undefined;
    if (text === undefined) {
      fail(typeof reply === 'string' ? reply : 'its answer has no words');
      return undefined;
    }
    const invention = inventionIn(text, evidence);
    if (invention) {
      fail(invention);
      return undefined;
    }
    failures = 0;
    return addLink(text, answer);
  };
};
