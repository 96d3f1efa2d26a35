import type { KeyValueStore } from '@loomwright/storage';
import { createStorageArea } from './storage-area.ts';

/** `sessionStorage`: private to this tab, so there are no turns and no changes from outside (STO-1, STO-3). */
export const sessionStore: KeyValueStore = {
  ...createStorageArea(() => window.sessionStorage),
  exclusively: async (_, work, signal) => {
    if (signal.aborted) throw new Error('aborted');
    return work();
  },
  watch: () => () => {},
};
