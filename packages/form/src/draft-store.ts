import { createRecordCodec, type KeyValueStore, type Log, loadRecord } from '@loomwright/storage';
import type { ZodMiniType } from 'zod/mini';
import { type Draft, type DraftStore, draftFor, isEmptyDraft, type Texts } from './draft.ts';

/** What is stored under `draft_{form}` (STO-1). */
export interface StoredDraft<A> {
  readonly owner: number | null;
  readonly values: Texts;
  /** What is attached. */
  readonly request?: A | undefined;
}

export interface DraftStorePorts<A> {
  /** The storage of this tab: no other tab writes there. */
  readonly store: KeyValueStore;
  readonly log: Log;
  /** The schema of what may be attached; nothing may be when missing. */
  readonly loadAttachmentSchema?: () => Promise<ZodMiniType<A>>;
}

const NO_DRAFT = { owner: null, values: {} } as const;

/**
 * The draft of the form called `form` (FRM-3). Every change is written at once, so that neither a reload nor a crash
 * loses a letter. What storage refuses is kept in memory as long as the page lives (STO-3). An unreadable draft moves to
 * `{key}.unreadable` (STO-2).
 */
export const createDraftStore = <A = never>(
  form: string,
  { store, log, loadAttachmentSchema }: DraftStorePorts<A>,
): DraftStore<A> => {
  const codec = createRecordCodec<StoredDraft<A>>({
    key: `draft_${form}`,
    empty: NO_DRAFT,
    loadSchema: async () => {
      const [{ createDraftSchema }, attachment] = await Promise.all([
        import('./draft-schema.ts'),
        loadAttachmentSchema?.(),
      ]);
      return createDraftSchema(attachment);
    },
  });
  // Newer than what is stored wherever the two differ: a refused write leaves an older text there.
  let known: Draft<A> | undefined;

  const read = (): Draft<A> => {
    const found = loadRecord(store, codec, log);
    if (found.kind === 'refused') return NO_DRAFT;
    const { owner, values, request } = found.value;
    return { owner, values, attachment: request };
  };
  const discard = () => {
    known = NO_DRAFT;
    store.remove(codec.key);
  };
  const keep = (draft: Draft<A>) => {
    if (isEmptyDraft(draft)) return discard();
    known = draft;
    const { owner, values, attachment } = draft;
    const stored: StoredDraft<A> = { owner, values, request: attachment };
    store.write(codec.key, JSON.stringify(stored));
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
