import { fromCallback, fromPromise } from 'xstate';
import type { FormDefinition, Submission } from './definition.ts';
import { type Content, type DraftField, type DraftStore, toDraftValues, toTexts } from './draft.ts';
import type { SubmitOutcome } from './form.ts';
import type { ConnectionFact, KeepDraft, Owner } from './form-events.ts';

/** Submits once. */
export const fromSubmit = <V extends object, F extends string, R, A, C>({
  afterSuccess,
  draft,
  submit,
}: FormDefinition<V, F, R, A, C>) =>
  fromPromise<SubmitOutcome<F, R>, Submission<V, A>>(async ({ input, signal }) => {
    const outcome = await submit(input, signal);
    if (outcome.kind !== 'done') return outcome;
    // Not only in the chart: the page, and its actor, may be stopped before the outcome arrives there.
    if (afterSuccess === 'end') draft?.store.discard();
    else if (signal.aborted)
      draft?.store.discard({ values: toTexts(draft.fields, input.values), request: input.attachment });
    return outcome;
  });

/** Reports whether there is a network, to a form that waits for it. */
export const fromConnection = <V extends object, F extends string, R, A, C>({
  watchConnection,
}: FormDefinition<V, F, R, A, C>) =>
  fromCallback<ConnectionFact>(({ sendBack }) =>
    watchConnection?.((isOnline) => sendBack({ type: 'network.changed', isOnline })),
  );

/** The message that has a draft kept. */
export const toKeepDraft = <A>(
  fields: readonly DraftField[],
  { content, owner }: Owner & { readonly content: Content<A> },
): KeepDraft<A> => ({
  type: 'draft.keep',
  draft: { owner, values: toDraftValues(fields, content.texts), request: content.attachment },
});

/** Opens the draft of an owner, and keeps what it receives from then on. */
export const fromDrafts = <A>(drafts: DraftStore<A> | undefined) =>
  fromCallback<KeepDraft<A>, Owner>(({ input, receive, sendBack }) => {
    drafts?.open(input.owner).then(
      (draft) => sendBack({ type: 'draft.opened', draft }),
      // Nothing is written over a draft that cannot be read.
      () => {},
    );
    receive(({ draft }) => drafts?.keep(draft));
  });
