import type { KeyValueStore } from '@loomwright/storage';
import { createStorageArea } from './storage-area.ts';

/** `sessionStorage`: this tab's alone, so nobody takes turns and nobody else changes it (STO-1, STO-3). */
export const sessionStore: KeyValueStore = {
  ...createStorageArea(() => window.sessionStorage),
  exclusively: async (_, work, signal) => {
    if (signal.aborted) throw new Error('aborted');
    return work();
  },
  watch: () => () => {},
};
