import type { AttachedRequest } from './quote-request.ts';

/** What was typed into a form and not sent yet (FRM-3): what is stored under `draft_{form}` (STO-1). */
export interface Draft {
  /** The account it was typed under, null for a guest. */
  readonly owner: number | null;
  /** By field; never a password. */
  readonly values: Readonly<Record<string, string>>;
  /** The request for a quote that goes with it (CRT-10). */
  readonly request?: AttachedRequest | undefined;
}

export const NO_DRAFT: Draft = { owner: null, values: {} };

/** Whether there is nothing in it worth keeping. */
export const isEmptyDraft = ({ values, request }: Draft): boolean =>
  request === undefined && Object.values(values).every((text) => text === '');

/**
 * The draft as this person may see it, or nothing: a member's is for that member only; what a guest typed follows them
 * when they sign in.
 */
export const draftFor = (draft: Draft, owner: number | null): Draft =>
  draft.owner === null || draft.owner === owner ? { ...draft, owner } : { owner, values: {} };

/** A field of a form, as far as restoring goes. */
export interface DraftField {
  readonly name: string;
  /** What stands in it before anybody has typed. */
  readonly initial?: string;
  /** Several lines: what was typed meanwhile goes below the draft, for both are somebody's work. */
  readonly isLong?: boolean;
}

const restoreField = ({ initial = '', isLong }: DraftField, kept: string, typed: string): string => {
  if (typed === initial) return kept;
  if (!isLong || kept.includes(typed)) return isLong ? kept : typed;
  return typed.includes(kept) ? typed : `${kept.trimEnd()}\n\n${typed}`;
};

/** What is to stand in the fields when a draft comes to what was typed meanwhile: nothing typed is overwritten. */
export const restoreDraft = (
  fields: readonly DraftField[],
  { values }: Draft,
  typed: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields.map((field) => {
      const { name, initial = '' } = field;
      // Own fields only: a stored name may be one every object has.
      const kept = Object.hasOwn(values, name) ? (values[name] ?? initial) : initial;
      const now = typed[name] ?? initial;
      return [name, kept === initial ? now : restoreField(field, kept, now)];
    }),
  );

/** What is kept of what stands in the fields: what nobody has touched is left out. */
export const toDraftValues = (
  fields: readonly DraftField[],
  typed: Readonly<Record<string, string>>,
): Draft['values'] =>
  Object.fromEntries(
    fields.flatMap(({ name, initial = '' }) => {
      const text = typed[name] ?? initial;
      return text === initial ? [] : [[name, text]];
    }),
  );

/** What is to stand in the fields once a form was sent: what was typed since then stays. */
export const leftAfterSending = (
  fields: readonly DraftField[],
  sent: Readonly<Record<string, string>>,
  typed: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields.map(({ name, initial = '' }) => {
      const text = typed[name] ?? initial;
      return [name, text === sent[name] ? initial : text];
    }),
  );
