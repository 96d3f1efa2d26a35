import type { ReplyOutcome } from '@loomwright/chat';
import { isBlank } from '@loomwright/kit';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON, or nested deeper than the parser's stack.
    return undefined;
  }
};

/** The outcome of a successful reply (CHT-5), whatever its content type: proxies change it. */
export const toReply = (text: string | undefined): ReplyOutcome => {
  const response = (parse(text ?? '') as { response?: unknown } | null | undefined)?.response;
  // A blank response would be an empty bubble.
  return typeof response === 'string' && !isBlank(response)
    ? { kind: 'answered', response }
    : { kind: 'empty' };
};
