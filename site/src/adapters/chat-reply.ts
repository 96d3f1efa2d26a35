import type { ReplyOutcome } from '@loomwright/chat';
import { isBlank } from '@loomwright/kit';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON, or nested too deep for the parser.
    return undefined;
  }
};

/** Ignores the content type, which proxies may change (CHT-5). */
export const toReply = (text: string | undefined): ReplyOutcome => {
  const response = (parse(text ?? '') as { response?: unknown } | null | undefined)?.response;
  return typeof response === 'string' && !isBlank(response)
    ? { kind: 'answered', response }
    : { kind: 'empty' };
};

/** `onText` receives the text so far. The event `done` contains the whole reply (SVC-2). */
export const createReplyEvents = (
  onText: (text: string) => void,
): ((text: string) => ReplyOutcome | undefined) => {
  let rest = '';
  let shown = '';
  const read = (event: string): ReplyOutcome | undefined => {
    const lines = event.split('\n');
    // A pattern with `.` or `$` would stop at U+2028, which JSON may contain.
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
      // Ignored, because the whole reply follows in `done`.
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
