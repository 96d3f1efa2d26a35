import { createContactDrafts } from '@loomwright/contact';
import { createDraftStore } from '@loomwright/form';
import { draftRecordsOf } from '../../app/drafts.ts';
import type { Site } from '../../app/site.ts';

/** Discards what a member has typed into forms in this tab and not sent: opened for a guest, the draft of a member goes. */
export const forgetDrafts = async (site: Site): Promise<void> => {
  const records = draftRecordsOf(site);
  const drafts = [
    createContactDrafts({ records }),
    ...['support', 'demo'].map((form) => createDraftStore(form, { records })),
  ];
  await Promise.all(drafts.map((draft) => draft.open(null)));
};
