import {
  emailProblem,
  type FieldErrors,
  type FieldFacts,
  type FieldOf,
  type FormFacts,
  type FormName,
  forms,
  keysOf,
  recordOf,
  type TextsOf,
  toCountText,
  toFieldErrors,
  trimText,
  withoutMarks,
} from '@loomwright/kit';
import { match } from 'ts-pattern';
import type { DraftField } from './draft.ts';

/** Longer text is an error and never truncated. */
const MAX_LINE = 200;
const MAX_MESSAGE = 10_000;

export const fieldsOf = <N extends FormName>(form: N): readonly FieldOf<N>[] => keysOf(forms[form].fields);

const factsOf = (form: FormName, field: string): FieldFacts => {
  const { fields }: FormFacts = forms[form];
  return fields[field] ?? { label: field, kind: 'custom' };
};

export const draftFieldsOf = <N extends FormName>(form: N): readonly DraftField<FieldOf<N>>[] =>
  fieldsOf(form).map((name) => {
    const { initial = '', kind } = factsOf(form, name);
    return { name, isLong: kind === 'message', initial };
  });

// The limit counts code points: an emoji is one character.
const textProblem = (text: string, { isOptional, label }: FieldFacts, most: number): string | undefined => {
  const trimmed = trimText(text);
  if (trimmed === '') return isOptional ? undefined : `${label} is required`;
  return trimmed.length > most && [...trimmed].length > most
    ? `${label} must be at most ${toCountText(most, 'character')}`
    : undefined;
};

const problemOf = (text: string, facts: FieldFacts): string | undefined =>
  match(facts)
    .with({ kind: 'line' }, () => textProblem(text, facts, MAX_LINE))
    .with({ kind: 'message' }, () => textProblem(text, facts, MAX_MESSAGE))
    .with({ kind: 'email' }, () =>
      facts.isOptional && trimText(text) === '' ? undefined : emailProblem(text),
    )
    // An unknown choice counts as the initial one.
    .with({ kind: 'choice' }, { kind: 'custom' }, () => undefined)
    .exhaustive();

export const checkTexts = <N extends FormName>(form: N, texts: TextsOf<N>): FieldErrors<FieldOf<N>> =>
  toFieldErrors(
    recordOf<Record<FieldOf<N>, string | undefined>>(fieldsOf(form), (field) =>
      problemOf(texts[field], factsOf(form, field)),
    ),
  );

const sentText = (text: string, { choices, initial = '', kind }: FieldFacts): string =>
  match(kind)
    .with('email', () => withoutMarks(text))
    .with('choice', () => (choices?.includes(text) ? text : initial))
    .with('line', 'message', 'custom', () => trimText(text))
    .exhaustive();

/** Trims the texts; blank texts become empty (FRM-1, FRM-2). */
export const toSentTexts = <N extends FormName>(form: N, texts: TextsOf<N>): TextsOf<N> =>
  recordOf<TextsOf<N>>(fieldsOf(form), (field) => sentText(texts[field], factsOf(form, field)));
