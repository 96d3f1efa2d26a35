import { fromCallback, fromPromise } from 'xstate';
import type { FormDefinition, Submission } from './definition.ts';
import {
  type Content,
  type Draft,
  type DraftField,
  type DraftStore,
  toDraftValues,
  toTexts,
} from './draft.ts';
import type { SubmitOutcome } from './form.ts';
import type { ConnectionFact, DraftEvent, Owner } from './form-events.ts';

export const fromSubmit = <V extends object, F extends string, R, A, C>({
  afterSuccess,
  draft,
  submit,
}: FormDefinition<V, F, R, A, C>) =>
  fromPromise<SubmitOutcome<F, R>, Submission<V, A>>(async ({ input, signal }) => {
    const outcome = await submit(input, signal);
    if (outcome.kind !== 'done') return outcome;
    // The machine may have stopped with its page, so the draft is discarded here too.
    if (afterSuccess === 'end') draft?.store.discard();
    else if (signal.aborted)
      draft?.store.discard({ values: toTexts(draft.fields, input.values), request: input.attachment });
    return outcome;
  });

export const fromConnection = <V extends object, F extends string, R, A, C>({
  watchConnection,
}: FormDefinition<V, F, R, A, C>) =>
  fromCallback<ConnectionFact>(({ sendBack }) =>
    watchConnection?.((isOnline) => sendBack({ type: 'network.changed', isOnline })),
  );

export const toDraftEvent = <A>(
  type: DraftEvent<A>['type'],
  fields: readonly DraftField[],
  { content, owner }: Owner & { readonly content: Content<A> },
): DraftEvent<A> => {
  const values = toDraftValues(fields, content.texts);
  return { type, draft: { owner, values, request: content.attachment } };
};

export const fromDrafts = <A>(drafts: DraftStore<A> | undefined) =>
  fromCallback<DraftEvent<A>, Owner>(({ input: { owner }, receive, sendBack }) => {
    let isReadable = true;
    const open = (draft: Draft<A>) => sendBack({ type: 'draft.opened', draft });
    drafts?.open(owner).then(open, () => {
      // Continues with an empty draft, and keeps nothing, so that the unreadable one is not overwritten.
      isReadable = false;
      open({ owner, values: {} });
    });
    receive((event) => {
      if (!isReadable) return;
      drafts?.keep(event.draft);
      if (event.type === 'draft.store') drafts?.store();
    });
    return () => drafts?.store();
  });
