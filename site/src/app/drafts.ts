import { createRecords } from '@loomwright/storage';
import { sessionStore } from '../adapters/session-store.ts';
import { sessionTexts } from '../adapters/session-texts.ts';
import { perSite } from './per-site.ts';

const storedDrafts = () =>
  JSON.stringify(Object.entries(sessionTexts()).filter(([key]) => key.startsWith('draft_')));

/**
 * Another page of the tab may have gone on with a draft: one that comes back from the back-forward cache is loaded again then.
 * Not without a network, where it could not be loaded.
 */
const reloadWhenOutdated = () => {
  // While the page is prerendered it is not left.
  if (import.meta.env.SSR) return;
  let left = '';
  addEventListener('pagehide', () => {
    left = storedDrafts();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && navigator.onLine && storedDrafts() !== left) location.reload();
  });
};

/** This tab's records for form drafts, which live as long as the page (FRM-3); a refused one is said once (STO-3). */
export const draftRecordsOf = perSite(({ app, world }) => {
  reloadWhenOutdated();
  return createRecords({
    store: sessionStore,
    log: world.log,
    onRefused: (reason) => app.send({ type: 'storage.refused', reason }),
  });
});
