import { createRecordCodec, openRecord, type Records } from '@loomwright/storage';
import type { ZodMiniType } from 'zod/mini';
import { type Draft, type DraftStore, draftFor, isEmptyDraft, type StoredDraft } from './draft.ts';

export interface DraftStorePorts<A> {
  /** The records in the storage of this tab, where no other tab writes. */
  readonly records: Records;
  /** The schema of what may be attached; nothing may be when missing. */
  readonly loadAttachmentSchema?: () => Promise<ZodMiniType<A>>;
}

const NO_DRAFT: StoredDraft<never> = { owner: null, values: {} };

/**
 * The draft of the form called `form` (FRM-3). Every change is written at once, so that neither a reload nor a crash
 * loses a letter. What storage refuses is kept in memory as long as the page lives (STO-3). An unreadable draft moves to
 * `{key}.unreadable` (STO-2).
 */
export const createDraftStore = <A = never>(
  form: string,
  { records, loadAttachmentSchema }: DraftStorePorts<A>,
): DraftStore<A> => {
  const record = openRecord<StoredDraft<A> | undefined, StoredDraft<A> | undefined>(records, {
    codec: createRecordCodec<StoredDraft<A> | undefined>({
      key: `draft_${form}`,
      empty: undefined,
      loadSchema: async () => {
        const [{ createDraftSchema }, attachment] = await Promise.all([
          import('./draft-schema.ts'),
          loadAttachmentSchema?.(),
        ]);
        return createDraftSchema(attachment);
      },
    }),
    reduce: (_, draft) => draft,
  });
  const store = (command: StoredDraft<A> | undefined) => {
    record.send({ type: 'record.apply', command });
    record.send({ type: 'record.flush' });
  };
  return {
    open: async (owner) => {
      await record.prepare();
      const { request: attachment, ...texts } = record.read().value ?? NO_DRAFT;
      const found: Draft<A> = { ...texts, attachment };
      const own = draftFor(found, owner);
      if (isEmptyDraft(own) && !isEmptyDraft(found)) store(undefined);
      return own;
    },
    keep: (draft) => {
      const { owner, values, attachment } = draft;
      store(isEmptyDraft(draft) ? undefined : { owner, values, request: attachment });
    },
    discard: () => store(undefined),
  };
};
