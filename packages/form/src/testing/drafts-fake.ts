import type { DraftStore } from '../draft.ts';

/** A draft store that is always empty. */
export const createEmptyDrafts = <A = never>(): DraftStore<A> => ({
  open: async (owner) => ({ owner, values: {} }),
  keep: () => {},
  discard: () => {},
});
