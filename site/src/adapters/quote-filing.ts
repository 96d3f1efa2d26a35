import { createMemberRecords } from '@loomwright/account';
import type { AccountRepositoryLoader } from '@loomwright/auth';
import { type AttachedRequest, type Filing, toItemsText } from '@loomwright/contact';
import type { Records } from '@loomwright/storage';
import { isDemonstration } from '../config.ts';

interface QuoteFilingPorts {
  readonly accounts: AccountRepositoryLoader;
  readonly records: Records;
  readonly now: () => number;
}

/** Stores a quote request of an account, and its activity (CRT-10). */
export const fileQuote = async (
  { accounts, records, now }: QuoteFilingPorts,
  userId: number,
  request: AttachedRequest,
): Promise<Filing> => {
  const { hasAccount } = await accounts.load();
  const members = createMemberRecords({ records, hasAccount });
  const at = now();
  // A sent request is listed even when the user leaves the page meanwhile.
  const { signal } = new AbortController();
  const status = isDemonstration ? 'kept' : 'sent';
  const { lines, number, totalCents } = request;
  const quote = { at, lines, totalCents, status, ...(number !== undefined && { number }) } as const;
  const isKept = await members.addQuote(userId, quote, signal);
  const text = `Quote requested for ${toItemsText(request)}`;
  await members.noteActivity(userId, { kind: 'request', text, at }, signal).catch(() => {});
  return isKept ? 'listed' : 'notKept';
};
