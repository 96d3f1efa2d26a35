import { createRecordCodec, openRecord, type RecordCodec, type Records } from '@loomwright/storage';
import type { ZodMiniType } from 'zod/mini';
import {
  type Draft,
  type DraftCommand,
  type DraftStore,
  decodeDraftEarly,
  draftFor,
  draftKey,
  draftReducer,
  isEmptyDraft,
} from './draft.ts';

export interface DraftStorePorts<A> {
  /** The records in the storage of this tab, where no other tab writes. */
  readonly records: Records;
  /** The schema of what may be attached; nothing may be when missing. */
  readonly loadAttachmentSchema?: () => Promise<ZodMiniType<A>>;
}

/** The stored draft of the form called `form`; undefined for none. */
export const createDraftCodec = <A = never>(
  form: string,
  loadAttachmentSchema?: DraftStorePorts<A>['loadAttachmentSchema'],
): RecordCodec<Draft<A> | undefined> =>
  createRecordCodec<Draft<A> | undefined>({
    key: draftKey(form),
    empty: undefined,
    decodeEarly: decodeDraftEarly<A>,
    loadSchema: async () => {
      const schemas = [import('./draft-schema.ts'), loadAttachmentSchema?.()] as const;
      const [{ createDraftSchema }, attachment] = await Promise.all(schemas);
      return createDraftSchema(attachment);
    },
  });

/**
 * The draft of the form called `form` (FRM-3). Every change is written at once, so that neither a reload nor a crash
 * loses a letter. What storage refuses is kept in memory as long as the page lives (STO-3).
 */
export const createDraftStore = <A = never>(
  form: string,
  { records, loadAttachmentSchema }: DraftStorePorts<A>,
): DraftStore<A> => {
  const record = openRecord<Draft<A> | undefined, DraftCommand<A>>(records, {
    codec: createDraftCodec(form, loadAttachmentSchema),
    reduce: draftReducer,
  });
  const store = (command: DraftCommand<A>) => {
    record.send({ type: 'record.apply', command });
    record.send({ type: 'record.flush' });
  };
  return {
    open: async (owner) => {
      await record.open();
      const found = record.read().value ?? { owner, values: {} };
      const own = draftFor(found, owner);
      if (isEmptyDraft(own) && !isEmptyDraft(found)) store({ kind: 'discard' });
      return own;
    },
    keep: (draft) => store({ kind: 'keep', draft }),
    discard: (submitted) => store({ kind: 'discard', submitted }),
  };
};
