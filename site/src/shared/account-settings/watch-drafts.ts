import { sessionTexts } from '../../adapters/session-texts.ts';
import type { Site } from '../../app/site.ts';

/** Checked first, because most tabs have no such draft and need not load the code. */
const hasMembersDraft = () =>
  Object.entries(sessionTexts()).some(([key, text]) => key.startsWith('draft_') && /"owner":\d/.test(text));

/** Discards drafts of deleted accounts, in whichever tab and whenever they were deleted (AUT-8). */
export const discardDraftsOfDeleted = (site: Site): void => {
  const look = () => {
    if (!hasMembersDraft()) return;
    // If this fails, the drafts remain, but they are not shown to other users.
    import('./discard-drafts.ts').then(({ discardDrafts }) => discardDrafts(site)).catch(() => {});
  };
  site.session.subscribe(look);
  site.persistence.store.watch('users', look);
  look();
};
