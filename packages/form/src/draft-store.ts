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
  /** Records over `sessionStorage`, which no other tab writes. */
  readonly records: Records;
  readonly attachment?: z.ZodMiniType<A>;
}

/** Lengths are checked at submit, not here. */
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

/** Keeps a draft in memory until `store` is called (FRM-3), and while storage refuses it (STO-3). */
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
      // Stores the latest changes first, so that what was not submitted survives.
      if (submitted) store();
      unstored = undefined;
      apply({ kind: 'discard', submitted });
    },
  };
};
