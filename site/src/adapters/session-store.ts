import type { KeyValueStore } from '@loomwright/storage';
import { createStorageArea } from './storage-area.ts';

/** Private to this tab, so it needs no locks and reports no changes (STO-1, STO-3). */
export const sessionStore: KeyValueStore = {
  ...createStorageArea(() => window.sessionStorage),
  exclusively: async (_, work, signal) => {
    if (signal.aborted) throw new Error('aborted');
    return work();
  },
  watch: () => () => {},
};
