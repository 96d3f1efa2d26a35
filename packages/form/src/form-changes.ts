import type { Texts } from './draft.ts';
import { editField, type FormRecord } from './form.ts';

/** As `editField`, for each field whose text something else than typing has changed. */
export const editChanged = <F extends string>(
  form: FormRecord<F>,
  dependents: Readonly<Partial<Record<F, readonly F[]>>> | undefined,
  before: Texts,
  after: Texts,
): FormRecord<F> =>
  (Object.keys(after) as F[])
    .filter((field) => after[field] !== before[field])
    .reduce((edited, field) => editField(edited, field, dependents?.[field]), form);
