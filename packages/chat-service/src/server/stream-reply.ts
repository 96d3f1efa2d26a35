export const acceptsEvents = (accept: string | undefined): boolean =>
  (accept ?? '')
    .split(',')
    .some((type) => /^\s*text\/event-stream\s*(?:;(?!\s*q=0(?:\.0*)?\s*$).*)?$/i.test(type));

export const EVENTS_LINK = '</chat>; rel="alternate"; type="text/event-stream"';

/** `X-Accel-Buffering` keeps nginx from buffering the events. */
export const EVENT_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'X-Accel-Buffering': 'no',
} as const;

/** Sends `text` events to append, then a `done` event with the final text (SVC-2). */
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
      // A comment line sends the headers at once.
      write(': the reply follows\n\n');
      try {
        const response = await reply(leaving.signal, (text) => {
          // Text that was already sent cannot change; `done` will replace it.
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
