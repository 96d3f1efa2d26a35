import type { FormName } from '@loomwright/kit';
import { createRecordCodec, openRecord, type RecordCodec, type Records } from '@loomwright/storage';
import * as z from 'zod/mini';
import {
  type Draft,
  type DraftCommand,
  type DraftStore,
  draftFor,
  draftKey,
  draftReducer,
  isEmptyDraft,
} from './draft.ts';

export interface DraftStorePorts<A> {
  /** The records in the storage of this tab, where no other tab writes. */
  readonly records: Records;
  /** The schema of what may be attached; nothing may be when missing. */
  readonly attachment?: z.ZodMiniType<A>;
}

/** The stored draft of a form; undefined for none. Texts have any length: it is checked at submit. */
export const createDraftCodec = <A = never>(
  form: FormName,
  attachment?: z.ZodMiniType<A>,
): RecordCodec<Draft<A> | undefined> =>
  createRecordCodec<Draft<A> | undefined>({
    key: draftKey(form),
    empty: undefined,
    schema: z.object({
      owner: z.nullable(z.int().check(z.positive())),
      values: z.record(z.string(), z.string()),
      request: z.optional(attachment ?? z.undefined()),
    }),
  });

/**
 * The draft of a form (FRM-3). What was kept last is written with `store`, at once. What storage refuses is
 * kept in memory as long as the page lives (STO-3).
 */
export const createDraftStore = <A = never>(
  form: FormName,
  { records, attachment }: DraftStorePorts<A>,
): DraftStore<A> => {
  const record = openRecord<Draft<A> | undefined, DraftCommand<A>>(records, {
    codec: createDraftCodec(form, attachment),
    reduce: draftReducer,
  });
  let unstored: Draft<A> | undefined;
  const apply = (command: DraftCommand<A>) => {
    record.send({ type: 'record.apply', command });
    record.send({ type: 'record.flush' });
  };
  const store = () => {
    if (unstored) apply({ kind: 'keep', draft: unstored });
    unstored = undefined;
  };
  return {
    open: async (owner) => {
      store();
      await record.whenRead();
      const found = record.read().value ?? { owner, values: {} };
      const own = draftFor(found, owner);
      if (isEmptyDraft(own) && !isEmptyDraft(found)) apply({ kind: 'discard' });
      return own;
    },
    keep: (draft) => {
      unstored = draft;
    },
    store,
    discard: (submitted) => {
      // Of what was kept and not stored yet, only what was submitted goes.
      if (submitted) store();
      unstored = undefined;
      apply({ kind: 'discard', submitted });
    },
  };
};
