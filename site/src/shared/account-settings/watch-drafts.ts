import { sessionTexts } from '../../adapters/session-texts.ts';
import type { Site } from '../../app/site.ts';

/** Whether some draft of this tab is a member's; most tabs have none, and load nothing to find out. */
const hasMembersDraft = () =>
  Object.entries(sessionTexts()).some(([key, text]) => key.startsWith('draft_') && /"owner":\d/.test(text));

/** What a member has typed goes with the account, also where it was deleted in another tab, after a logout or earlier (AUT-8). */
export const forgetDraftsOfDeleted = (site: Site): void => {
  const look = () => {
    if (!hasMembersDraft()) return;
    // A draft that cannot be read is not shown to anybody else either.
    import('./forget-drafts.ts').then(({ forgetDrafts }) => forgetDrafts(site)).catch(() => {});
  };
  site.session.subscribe(look);
  site.memory.store.watch('users', look);
  look();
};
