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

/**
 * Reads a reply in server-sent events (SVC-2): `text` events are passed on, appended, as they come; `done` has the answer.
 * Events of other names are ignored. The function takes more text, and returns the outcome once the reply is whole.
 */
export const createReplyEvents = (
  onText: (text: string) => void,
): ((text: string) => ReplyOutcome | undefined) => {
  let rest = '';
  let shown = '';
  const read = (event: string): ReplyOutcome | undefined => {
    const lines = event.split('\n');
    // Not by `.` and `$`, which stop at U+2028 too: JSON may have it as it is.
    const partOf = (field: string) =>
      lines.find((line) => line.startsWith(`${field}:`))?.replace(/^\w+: ?/, '');
    const [name, data] = [partOf('event'), partOf('data')];
    if (name === 'done') return toReply(data);
    if (name !== 'text' || data === undefined) return undefined;
    try {
      const { text } = JSON.parse(data);
      if (typeof text !== 'string') return undefined;
      shown += text;
      onText(shown);
    } catch {
      // The answer itself comes at the end.
    }
    return undefined;
  };
  return (text) => {
    const events = (rest + text.replace(/\r/g, '')).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const outcome = read(event);
      if (outcome) return outcome;
    }
    return undefined;
  };
};
