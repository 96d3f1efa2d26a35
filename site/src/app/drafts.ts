import { createRecords, type Records } from '@loomwright/storage';
import { sessionStore } from '../adapters/session-store.ts';
import type { Site } from './site.ts';

const records = new WeakMap<Site, Records>();

/** This tab's records for form drafts, which live as long as the page (FRM-3); a refused one is said once (STO-3). */
export const draftRecordsOf = (site: Site): Records => {
  const known =
    records.get(site) ??
    createRecords({
      store: sessionStore,
      log: site.world.log,
      onRefused: (reason) => site.app.send({ type: 'storage.refused', reason }),
    });
  records.set(site, known);
  return known;
};
