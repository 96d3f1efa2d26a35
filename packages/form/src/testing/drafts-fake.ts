import type { DraftStore } from '../draft.ts';

/** Drafts that hold nothing and keep nothing: for a form that is looked at, not run. */
export const createEmptyDrafts = <A = never>(): DraftStore<A> => ({
  open: async (owner) => ({ owner, values: {} }),
  keep: () => {},
  discard: () => {},
});
