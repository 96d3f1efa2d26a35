import { createContactDrafts } from '@loomwright/contact';
import { createDraftStore } from '@loomwright/form';
import { draftRecordsOf } from '../../app/drafts.ts';
import type { Site } from '../../app/site.ts';

/** Discards what a member whose account is gone has typed into forms in this tab and not sent (AUT-8). */
export const forgetDrafts = async (site: Site): Promise<void> => {
  const { accounts, hasAccount } = await site.memory.accounts.load();
  // A list that cannot be read says of no account that it is gone.
  if (accounts.read().refused) return;
  const records = draftRecordsOf(site);
  const drafts = [
    createContactDrafts({ records }),
    ...['support', 'demo', 'register'].map((form) => createDraftStore(form, { records })),
  ];
  await Promise.all(drafts.map((draft) => draft.forget((owner) => !hasAccount(owner))));
};
