import { addQuote, type NewQuote, recordActivity } from '@loomwright/account';
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
  // Never aborted: the request is stored even if the user leaves the page.
  const { signal } = new AbortController();
  const status = SENDING.isDemonstration ? 'kept' : 'sent';
  const isKept = await addQuote(records, userId, { at, ...request, status }, signal);
  // Stored in the background, because the result does not depend on it.
  recordActivity(records, userId, { entry: { kind: 'request', text, at } });
  return isKept ? 'listed' : 'notKept';
};

export const fileQuote = (
  ports: QuoteFilingPorts,
  userId: number,
  request: AttachedRequest,
): Promise<Filing> => {
  const { lines, number, totalCents } = request;
  const quote = { lines, totalCents, ...(number !== undefined && { number }) };
  return file(ports, userId, quote, toQuoteActivityText(request));
};

export const fileDemo = (ports: QuoteFilingPorts, userId: number, demo: DemoRequest): Promise<Filing> =>
  file(ports, userId, { lines: [], totalCents: 0, demo }, toDemoActivityText(demo));
