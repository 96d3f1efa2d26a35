import { messageCharacters, sessionIdCharacters } from '@loomwright/content';
import { isBlank } from '@loomwright/kit';
import * as z from 'zod/mini';

const MAX_ZONE_LENGTH = 64;

// Printable, and neither `.` nor `..`: a URL cannot end in these, so the session could not be deleted.
const isSessionId = (text: string) =>
  /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u.test(text) && text !== '.' && text !== '..';

const schema = z.object(
  {
    message: z.string('message must be a string').check(
      z.refine((text) => !isBlank(text), 'message is empty'),
      z.maxLength(messageCharacters, `message must be at most ${messageCharacters} characters long`),
    ),
    session_id: z
      .string('session_id must be a string')
      .check(
        z.minLength(1, 'session_id is empty'),
        z.maxLength(sessionIdCharacters, `session_id must be at most ${sessionIdCharacters} characters long`),
        z.refine(isSessionId, 'session_id must contain only printable characters'),
      ),
    // The time zone is optional, so an invalid one is ignored.
    time_zone: z.catch(z.optional(z.string().check(z.maxLength(MAX_ZONE_LENGTH))), undefined),
  },
  'the body must be a JSON object',
);

export interface Question {
  readonly message: string;
  readonly sessionId: string;
  readonly timeZone?: string | undefined;
}

export type Parsed =
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'wrong'; readonly why: string };

/** Ignores unknown fields; a lone surrogate becomes U+FFFD. */
export const parseQuestion = (text: string): Parsed => {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { kind: 'wrong', why: 'the body is not JSON' };
  }
  const result = schema.safeParse(body);
  if (!result.success)
    return { kind: 'wrong', why: result.error.issues[0]?.message ?? 'the body has a wrong field' };
  const { message, session_id: sessionId, time_zone: timeZone } = result.data;
  return {
    kind: 'question',
    question: {
      message: message.replace(/\p{Surrogate}/gu, '\ufffd'),
      sessionId,
      ...(timeZone && { timeZone }),
    },
  };
};
