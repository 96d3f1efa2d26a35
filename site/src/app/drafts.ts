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

// Time for a late write by another page. This page's forms wait longer (300 ms) before they write.
const ARRIVAL_MS = 100;

/** A page restored from the back-forward cache reloads if another page of the tab has changed a draft. */
const reloadWhenOutdated = () => {
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

/** The records for form drafts in this tab (FRM-3). A refusal is reported to the app (STO-3). */
export const draftRecordsOf = (site: Site): Records => {
  const known = records.get(site);
  if (known) return known;
  const created = createRecords({
    store: sessionStore,
    log: site.platform.log,
    onRefused: (reason) => site.app.send({ type: 'storage.refused', reason }),
  });
  records.set(site, created);
  reloadWhenOutdated();
  return created;
};

export const draftsOf = (site: Site, form: FormName): DraftStore<never> =>
  createDraftStore(form, { records: draftRecordsOf(site) });
