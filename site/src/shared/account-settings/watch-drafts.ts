import { sessionTexts } from '../../adapters/session-texts.ts';
import type { Site } from '../../app/site.ts';

/** Checked first: most tabs have none and need not load the code. */
const hasMembersDraft = () =>
  Object.entries(sessionTexts()).some(([key, text]) => key.startsWith('draft_') && /"owner":\d/.test(text));

/** Also when the account was deleted in another tab, after a logout, or earlier (AUT-8). */
export const discardDraftsOfDeleted = (site: Site): void => {
  const look = () => {
    if (!hasMembersDraft()) return;
    // A draft that cannot be read is not shown to other users either.
    import('./discard-drafts.ts').then(({ discardDrafts }) => discardDrafts(site)).catch(() => {});
  };
  site.session.subscribe(look);
  site.persistence.store.watch('users', look);
  look();
};
