import { addQuote, type NewQuote, noteActivity } from '@loomwright/account';
import {
  type AttachedRequest,
  type DemoRequest,
  type Filing,
  toDemoActivityText,
  toQuoteActivityText,
} from '@loomwright/contact';
import type { Records } from '@loomwright/storage';

interface QuoteFilingPorts {
  readonly records: Records;
  readonly now: () => number;
}

const file = async (
  { records, now }: QuoteFilingPorts,
  userId: number,
  request: Omit<NewQuote, 'at' | 'status'>,
  text: string,
): Promise<Filing> => {
  const at = now();
  // A sent request is listed even when the user leaves the page meanwhile.
  const { signal } = new AbortController();
  const status = SENDING.isDemonstration ? 'kept' : 'sent';
  const isKept = await addQuote(records, userId, { at, ...request, status }, signal);
  // The request is stored: its outcome does not wait for what is only noted.
  noteActivity(records, userId, { entry: { kind: 'request', text, at } });
  return isKept ? 'listed' : 'notKept';
};

/** Stores a quote request of an account, and its activity (CRT-10). */
export const fileQuote = (
  ports: QuoteFilingPorts,
  userId: number,
  request: AttachedRequest,
): Promise<Filing> => {
  const { lines, number, totalCents } = request;
  const quote = { lines, totalCents, ...(number !== undefined && { number }) };
  return file(ports, userId, quote, toQuoteActivityText(request));
};

/** Stores a request for a demo of an account, and its activity (BOK-1). */
export const fileDemo = (ports: QuoteFilingPorts, userId: number, demo: DemoRequest): Promise<Filing> =>
  file(ports, userId, { lines: [], totalCents: 0, demo }, toDemoActivityText(demo));
