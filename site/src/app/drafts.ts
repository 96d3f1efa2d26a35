import { createRecords, type Records } from '@loomwright/storage';
import { sessionStore } from '../adapters/session-store.ts';
import type { World } from './site.ts';

const records = new WeakMap<World, Records>();

/** This tab's records for form drafts, which live as long as the page (FRM-3, STO-3). */
export const draftRecordsOf = (world: World): Records => {
  const known = records.get(world) ?? createRecords({ store: sessionStore, log: world.log });
  records.set(world, known);
  return known;
};
