import { eventOf, hasFieldErrors } from '@loomwright/kit';
import { match } from 'ts-pattern';
import type { FormDefinition } from './definition.ts';
import { type DraftField, isSameAttachment, restoreTexts, textsAfterSuccess, toTexts } from './draft.ts';
import {
  beginSubmit,
  EMPTY_FORM,
  editField,
  failChecks,
  leaveField,
  type SubmitOutcome,
  succeed,
} from './form.ts';
import type { FormContext, FormEvent } from './form-events.ts';

type Definition<V extends object, F extends string, R, A, C> = FormDefinition<V, F, R, A, C>;
type Change<V, F extends string, R, A> = Partial<FormContext<V, F, R, A>>;

export const createContext = <V, F extends string, R, A>(
  fields: readonly DraftField[],
): FormContext<V, F, R, A> => ({
  form: EMPTY_FORM,
  content: { texts: toTexts(fields, {}), attachment: undefined },
  submitted: { texts: {}, attachment: undefined },
  owner: null,
  isLocked: false,
  isOnline: true,
});

export const isValidSubmit = <V extends object, F extends string, R, A, C>(
  { check }: Definition<V, F, R, A, C>,
  event: FormEvent<V, F, A, C>,
): boolean => !hasFieldErrors(check(eventOf(event, 'form.submit').values));

// Fields whose text the command changed count as edited.
const changeContent = <V extends object, F extends string, R, A, C>(
  { change, dependents, fields }: Definition<V, F, R, A, C>,
  { content, form }: FormContext<V, F, R, A>,
  command: C,
): Change<V, F, R, A> => {
  const changed = change?.(content, command) ?? content;
  const edited = fields.filter((field) => changed.texts[field] !== content.texts[field]);
  return {
    content: changed,
    form: edited.reduce((record, field) => editField(record, field, dependents?.[field]), form),
  };
};

export const reduceForm = <V extends object, F extends string, R, A, C>(
  definition: Definition<V, F, R, A, C>,
  context: FormContext<V, F, R, A>,
  event: FormEvent<V, F, A, C>,
): Change<V, F, R, A> => {
  const { content, form, isOnline, submitted } = context;
  const { check, dependents, draft } = definition;
  const draftFields = draft?.fields ?? [];
  const withTexts = (values: V) => ({ ...content, texts: toTexts(draftFields, values) });
  return match<FormEvent<V, F, A, C>, Change<V, F, R, A>>(event)
    .with({ type: 'form.submit' }, (submit) => {
      const errors = check(submit.values);
      if (hasFieldErrors(errors)) return { form: failChecks(form, errors) };
      const sent = withTexts(submit.values);
      return { form: beginSubmit(), content: sent, submitted: sent, held: isOnline ? undefined : submit };
    })
    .with({ type: 'form.edit' }, ({ field, values }) => ({
      form: editField(form, field, dependents?.[field]),
      content: withTexts(values),
    }))
    .with({ type: 'form.leave' }, ({ field, values }) => ({ form: leaveField(form, field, check(values)) }))
    .with({ type: 'form.reset' }, () => ({ form: EMPTY_FORM }))
    .with({ type: 'form.lock' }, ({ clearedField }) => ({ isLocked: true, clearedField }))
    .with({ type: 'form.unlock' }, () => ({ isLocked: false }))
    .with({ type: 'network.changed' }, (fact) => ({ isOnline: fact.isOnline }))
    .with({ type: 'form.ownerResolved' }, ({ owner, values }) => ({ owner, content: withTexts(values) }))
    .with({ type: 'form.change' }, ({ command }) => changeContent(definition, context, command))
    .with({ type: 'draft.opened' }, ({ draft: opened }) => ({
      content: {
        texts: restoreTexts(draftFields, opened, content.texts, submitted.texts),
        attachment: opened.request,
      },
    }))
    .otherwise(() => ({}));
};

export const withSuccess = <V extends object, F extends string, R, A, C>(
  { draft }: Definition<V, F, R, A, C>,
  { content, form, result, submitted }: FormContext<V, F, R, A>,
  outcome: SubmitOutcome<F, R>,
): Change<V, F, R, A> => ({
  form: succeed(form),
  content: {
    texts: textsAfterSuccess(draft?.fields ?? [], submitted.texts, content.texts),
    attachment: isSameAttachment(content.attachment, submitted.attachment) ? undefined : content.attachment,
  },
  result: outcome.kind === 'done' ? outcome.result : result,
});

export const isReadyAgain = <V extends object, F extends string, R, A, C>(
  { afterSuccess }: Definition<V, F, R, A, C>,
  { form, result }: FormContext<V, F, R, A>,
): boolean =>
  match(afterSuccess)
    .with('confirm', () => !form.hasSucceeded || (result === undefined && form.edited.length > 0))
    .with('repeat', () => true)
    .with('end', () => false)
    .exhaustive();
