import type { FormDefinition } from './definition.ts';
import { editField } from './form.ts';
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
