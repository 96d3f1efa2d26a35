import { draftKeysOf } from '@loomwright/form';
import { sessionStore } from '../../adapters/session-store.ts';
import { sessionTexts } from '../../adapters/session-texts.ts';
import type { Site } from '../../app/site.ts';

/** Discards the form drafts in this tab whose account no longer exists (AUT-8). */
export const discardDrafts = async (site: Site): Promise<void> => {
  const { accounts, hasAccount } = await site.persistence.accounts.load();
  // An unreadable list does not prove that an account is gone.
  if (accounts.read().refused) return;
  for (const key of draftKeysOf(sessionTexts(), (owner) => !hasAccount(owner))) sessionStore.remove(key);
};
