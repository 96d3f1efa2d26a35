import { draftKeysOf } from '@loomwright/form';
import { sessionStore } from '../../adapters/session-store.ts';
import { sessionTexts } from '../../adapters/session-texts.ts';
import type { Site } from '../../app/site.ts';

/** Discards what a member whose account is gone has typed into forms in this tab and not sent (AUT-8). */
export const forgetDrafts = async (site: Site): Promise<void> => {
  const { accounts, hasAccount } = await site.memory.accounts.load();
  // A list that cannot be read says of no account that it is gone.
  if (accounts.read().refused) return;
  for (const key of draftKeysOf(sessionTexts(), (owner) => !hasAccount(owner))) sessionStore.remove(key);
};
