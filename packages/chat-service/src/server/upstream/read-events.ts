export type EventsEnd = 'ended' | 'tooLarge' | 'stopped';

/** Rejects if the stream breaks or is not UTF-8. `onData` returns false to stop reading. */
export const readEvents = async (
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
  onData: (data: string) => boolean,
): Promise<EventsEnd> => {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  let data: string[] = [];
  const takeLine = (line: string): boolean => {
    if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
    if (line !== '' || data.length === 0) return true;
    const whole = data.join('\n');
    data = [];
    return onData(whole);
  };
  const leave = (end: EventsEnd): EventsEnd => {
    reader.cancel().catch(() => {});
    return end;
  };
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    size += value?.byteLength ?? 0;
    if (size > maxBytes) return leave('tooLarge');
    const lines = (rest + (done ? decoder.decode() : decoder.decode(value, { stream: true }))).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (!takeLine(line.replace(/\r$/, ''))) return leave('stopped');
    // An event cut off at the end is dropped.
    if (done) return 'ended';
  }
};
