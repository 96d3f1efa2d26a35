import { createMemberRecords } from '@loomwright/account';
import { type Filing, type QuoteRequest, toItemsText } from '@loomwright/contact';
import type { Site } from '../app/site.ts';
import { config } from '../config.ts';

/** Stores a quote request of an account, and its activity (CRT-10). */
export const fileQuote = async (
  { accounts, records, world }: Pick<Site, 'accounts' | 'records' | 'world'>,
  userId: number,
  request: QuoteRequest,
): Promise<Filing> => {
  const { hasAccount } = await accounts.load();
  const members = createMemberRecords({ records, hasAccount });
  const at = world.now();
  // A sent request is listed even when the user leaves the page meanwhile.
  const { signal } = new AbortController();
  const status = config.contactEndpoint === undefined ? 'kept' : 'sent';
  const { lines, totalCents } = request;
  const isKept = await members.addQuote(userId, { at, lines, totalCents, status }, signal);
  const text = `Quote requested for ${toItemsText(request)}`;
  await members.noteActivity(userId, { kind: 'request', text, at }, signal).catch(() => {});
  return isKept ? 'listed' : 'notKept';
};
