import { createRecordCodec, type KeyValueStore, type Log, loadRecord } from '@loomwright/storage';
import { type Draft, draftFor, isEmptyDraft, NO_DRAFT } from './draft.ts';

export interface DraftBookPorts {
  /** The storage of this tab: nobody else writes there. */
  readonly store: KeyValueStore;
  readonly log: Log;
}

/**
 * The draft of one form in one tab (FRM-3). Written at once, so that neither a reload nor a crash loses a letter; what
 * storage refuses lives in memory as long as the page (STO-3). What nobody can read moves to `{key}.unreadable` (STO-2).
 */
export interface DraftBook {
  /** What is kept for this person, an account's id or null; what is somebody else's goes. Rejects without the schema. */
  readonly open: (owner: number | null) => Promise<Draft>;
  readonly keep: (draft: Draft) => void;
  readonly discard: () => void;
}

export const createDraftBook = (form: string, { store, log }: DraftBookPorts): DraftBook => {
  const codec = createRecordCodec<Draft>({
    key: `draft_${form}`,
    empty: NO_DRAFT,
    loadSchema: async () => (await import('./draft-schema.ts')).draftSchema,
  });
  // Newer than what is stored wherever the two differ: a refused write leaves an older text there.
  let known: Draft | undefined;

  const read = (): Draft => {
    const found = loadRecord(store, codec, log);
    return found.kind === 'stored' ? found.value : NO_DRAFT;
  };
  const discard = () => {
    known = NO_DRAFT;
    store.remove(codec.key);
  };
  const keep = (draft: Draft) => {
    if (isEmptyDraft(draft)) return discard();
    known = draft;
    store.write(codec.key, JSON.stringify(draft));
  };
  return {
    open: async (owner) => {
      await codec.prepare();
      const found = known ?? read();
      const own = draftFor(found, owner);
      if (isEmptyDraft(own) && !isEmptyDraft(found)) discard();
      return own;
    },
    keep,
    discard,
  };
};
