import { createMemberRecords } from '@loomwright/account';
import type { AccountRepositoryLoader } from '@loomwright/auth';
import { type Filing, type QuoteRequest, toItemsText } from '@loomwright/contact';
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
  request: QuoteRequest,
): Promise<Filing> => {
  const { hasAccount } = await accounts.load();
  const members = createMemberRecords({ records, hasAccount });
  const at = now();
  // A sent request is listed even when the user leaves the page meanwhile.
  const { signal } = new AbortController();
  const status = isDemonstration ? 'kept' : 'sent';
  const { lines, totalCents } = request;
  const isKept = await members.addQuote(userId, { at, lines, totalCents, status }, signal);
  const text = `Quote requested for ${toItemsText(request)}`;
  await members.noteActivity(userId, { kind: 'request', text, at }, signal).catch(() => {});
  return isKept ? 'listed' : 'notKept';
};
