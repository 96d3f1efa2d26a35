import { createMemberRecords } from '@loomwright/account';
import type { AccountBookLoader } from '@loomwright/auth';
import { type Filing, type QuoteRequest, toItemsText } from '@loomwright/contact';
import type { World } from '../app/site.ts';
import { config } from '../config.ts';

/** Lists a quote request of an account, and notes that it was made (CRT-10). */
export const fileQuote = async (
  world: World,
  accounts: AccountBookLoader,
  userId: number,
  request: QuoteRequest,
): Promise<Filing> => {
  const { hasAccount } = await accounts.load();
  const records = createMemberRecords({ ...world, hasAccount });
  const at = world.now();
  // What was sent is listed even when the user leaves the page meanwhile.
  const { signal } = new AbortController();
  const status = config.contactEndpoint === undefined ? 'kept' : 'sent';
  const { lines, totalCents } = request;
  const isKept = await records.addQuote(userId, { at, lines, totalCents, status }, signal);
  const text = `Quote requested for ${toItemsText(request)}`;
  await records.noteActivity(userId, { kind: 'request', text, at }, signal).catch(() => {});
  return isKept ? 'listed' : 'notKept';
};
