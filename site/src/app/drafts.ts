import { createRecords, type Records } from '@loomwright/storage';
import { reloadWhenOutdated } from '../adapters/reload-outdated.ts';
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
  // Another page of the tab may have gone on with a draft.
  reloadWhenOutdated(storedDrafts);
  return created;
};
