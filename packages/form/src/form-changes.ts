import { match } from 'ts-pattern';
import type { FormDefinition } from './definition.ts';
import { type DraftField, textsAfterSuccess, toTexts } from './draft.ts';
import { beginSubmit, editField, type SubmitOutcome, succeed } from './form.ts';
import type { FormContext } from './form-events.ts';

/** Content and record of a form after a command: each field whose text it changed counts as edited. */
export const changeContent = <V extends object, F extends string, R, A, C>(
  { change, dependents }: FormDefinition<V, F, R, A, C>,
  { content, form }: Pick<FormContext<V, F, R, A>, 'content' | 'form'>,
  command: C,
) => {
  const changed = change?.(content, command) ?? content;
  const fields = (Object.keys(changed.texts) as F[]).filter(
    (field) => changed.texts[field] !== content.texts[field],
  );
  return {
    content: changed,
    form: fields.reduce((edited, field) => editField(edited, field, dependents?.[field]), form),
  };
};

/** A form whose values are being submitted. */
export const withSubmit = <V extends object, F extends string, R, A>(
  fields: readonly DraftField[],
  { content }: Pick<FormContext<V, F, R, A>, 'content'>,
  values: V,
) => {
  const texts = toTexts(fields, values);
  return { form: beginSubmit<F>(), content: { ...content, texts }, submitted: texts };
};

/** A form whose submit succeeded: what was typed meanwhile stays. */
export const withSuccess = <V extends object, F extends string, R, A>(
  fields: readonly DraftField[],
  { content, form, result, submitted }: FormContext<V, F, R, A>,
  outcome: SubmitOutcome<F, R>,
) => ({
  form: succeed(form),
  content: { texts: textsAfterSuccess(fields, submitted, content.texts), attachment: undefined },
  result: outcome.kind === 'done' ? outcome.result : result,
});

/** Whether a form can be submitted again after a success: edited since, or during the submit where no result is shown. */
export const isReadyAgain = <V extends object, F extends string, R, A>(
  { afterSuccess }: Pick<FormDefinition<V, F, R, A, never>, 'afterSuccess'>,
  { form, result }: Pick<FormContext<V, F, R, A>, 'form' | 'result'>,
): boolean =>
  match(afterSuccess)
    .with('confirm', () => !form.hasSucceeded || (result === undefined && form.edited.length > 0))
    .with('repeat', () => true)
    .with('end', () => false)
    .exhaustive();
