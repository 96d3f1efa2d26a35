import { createRecords, type Records } from '@loomwright/storage';
import { sessionStore } from '../adapters/session-store.ts';
import type { World } from './site.ts';

const records = new WeakMap<World, Records>();

/** The records of this tab alone, which keep the drafts of its forms as long as the page lives (FRM-3, STO-3). */
export const draftRecordsOf = (world: World): Records => {
  const known = records.get(world) ?? createRecords({ store: sessionStore, log: world.log });
  records.set(world, known);
  return known;
};
