export type Body =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'unreadable'; readonly why: string };

const utf8 = new TextDecoder('utf-8', { fatal: true });

const toText = (bytes: Uint8Array | ArrayBuffer): Body => {
  try {
    return { kind: 'text', text: utf8.decode(bytes) };
  } catch {
    return { kind: 'unreadable', why: 'the body is not UTF-8' };
  }
};

export const readStream = async (stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<Body> => {
  const reader = stream.getReader();
  const pieces: Uint8Array[] = [];
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return toText(Buffer.concat(pieces));
    size += value.byteLength;
    if (size > maxBytes) {
      reader.cancel().catch(() => {});
      return { kind: 'tooLarge' };
    }
    pieces.push(value);
  }
};

/** Reads at most `maxBytes` of UTF-8. Node enforces a declared length; otherwise the bytes are counted. */
export const readBody = async (request: Request, maxBytes: number): Promise<Body> => {
  const declared = request.headers.get('Content-Length');
  if (declared !== null && !(Number(declared) <= maxBytes)) return { kind: 'tooLarge' };
  try {
    if (declared !== null) return toText(await request.arrayBuffer());
    return request.body ? await readStream(request.body, maxBytes) : { kind: 'text', text: '' };
  } catch {
    return { kind: 'unreadable', why: 'the body is incomplete' };
  }
};
