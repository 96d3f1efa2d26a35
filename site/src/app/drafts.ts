import { createDraftStore, type DraftStore } from '@loomwright/form';
import type { FormName } from '@loomwright/kit';
import { createRecords, type Records } from '@loomwright/storage';
import { sessionStore } from '../adapters/session-store.ts';
import type { Site } from './site.ts';

const records = new WeakMap<Site, Records>();

const storedDrafts = (): string => {
  try {
    return JSON.stringify(Object.entries(sessionStorage).filter(([key]) => key.startsWith('draft_')));
  } catch {
    return 'blocked';
  }
};

// What the other page stored while it was left takes a moment to arrive; less than a form takes to store its own.
const ARRIVAL_MS = 100;

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
  const reload = () => {
    if (navigator.onLine && storedDrafts() !== left) location.reload();
  };
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    reload();
    setTimeout(reload, ARRIVAL_MS);
  });
};

/** This tab's records for form drafts, which live as long as the page (FRM-3); a refused one is said once (STO-3). */
export const draftRecordsOf = (site: Site): Records => {
  const known = records.get(site);
  if (known) return known;
  const created = createRecords({
    store: sessionStore,
    log: site.world.log,
    onRefused: (reason) => site.app.send({ type: 'storage.refused', reason }),
  });
  records.set(site, created);
  reloadWhenOutdated();
  return created;
};

/** The draft of a form, with nothing attached (FRM-3). */
export const draftsOf = (site: Site, form: FormName): DraftStore<never> =>
  createDraftStore(form, { records: draftRecordsOf(site) });
