/** Whether a client takes a reply as server-sent events. */
export const acceptsEvents = (accept: string | undefined): boolean =>
  (accept ?? '')
    .split(',')
    .some((type) => /^\s*text\/event-stream\s*(?:;(?!\s*q=0(?:\.0*)?\s*$).*)?$/i.test(type));

/** Names the same resource as events: in the answers to clients that did not ask for them. */
export const EVENTS_LINK = '</chat>; rel="alternate"; type="text/event-stream"';

/** The headers of a reply in events; proxies must not collect them. */
export const EVENT_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'X-Accel-Buffering': 'no',
} as const;

/**
 * A reply as server-sent events (SVC-2): `text` events, `{ "text" }`, each to be appended, then one `done` event with the
 * whole answer, `{ "response" }`, which replaces them. A stream without `done` has broken off. A client that leaves aborts
 * the reply.
 */
export const streamReply = (
  reply: (signal: AbortSignal, onText: (text: string) => void) => Promise<string>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  const leaving = new AbortController();
  return new ReadableStream({
    async start(controller) {
      const write = (text: string) => {
        if (!leaving.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const send = (event: string, data: object) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      let shown = '';
      // A comment, so that the headers are sent at once.
      write(': the reply follows\n\n');
      try {
        const response = await reply(leaving.signal, (text) => {
          // A text that begins differently waits for the end.
          if (text.length <= shown.length || !text.startsWith(shown)) return;
          send('text', { text: text.slice(shown.length) });
          shown = text;
        });
        send('done', { response });
      } catch (error) {
        onError(error);
      }
      if (!leaving.signal.aborted) controller.close();
    },
    cancel: () => leaving.abort(),
  });
};
