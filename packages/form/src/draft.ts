/** The texts of a form's fields, by name; never a password. */
export type Texts = Readonly<Record<string, string>>;

/** What a form holds beside its errors: the texts of the fields it keeps, and what is attached to them. */
export interface Content<A> {
  readonly texts: Texts;
  readonly attachment: A | undefined;
}

/** What was typed into a form and not submitted yet (FRM-3). */
export interface Draft<A = unknown> {
  /** The id of the account it was typed under, null for a guest. */
  readonly owner: number | null;
  /** Only fields whose text differs from an untouched form. */
  readonly values: Texts;
  readonly attachment?: A | undefined;
}

/** What is stored under `draft_{form}` (STO-1). */
export interface StoredDraft<A> {
  readonly owner: number | null;
  readonly values: Texts;
  /** What is attached. */
  readonly request?: A | undefined;
}

/** A field whose text a draft keeps. */
export interface DraftField<N extends string = string> {
  readonly name: N;
  /** Its text in an untouched form; empty when missing. */
  readonly initial?: string;
  /** Several lines: a draft and what was typed before it was restored are both kept, one below the other. */
  readonly isLong?: boolean;
}

/** The draft of one form in one tab. */
export interface DraftStore<A> {
  /** The draft as this owner may see it; that of another owner is discarded. Rejects when it cannot be read. */
  readonly open: (owner: number | null) => Promise<Draft<A>>;
  readonly keep: (draft: Draft<A>) => void;
  readonly discard: () => void;
}

/** Whether a draft holds nothing worth keeping. */
export const isEmptyDraft = ({ values, attachment }: Draft): boolean =>
  attachment === undefined && Object.values(values).every((text) => text === '');

/** The draft as this owner may see it: a member's is theirs alone, a guest's follows them when they log in. */
export const draftFor = <A>(draft: Draft<A>, owner: number | null): Draft<A> =>
  draft.owner === null || draft.owner === owner ? { ...draft, owner } : { owner, values: {} };

/** The texts of the fields a draft keeps, out of everything the form holds. */
export const toTexts = (fields: readonly DraftField[], values: object): Texts =>
  Object.fromEntries(
    fields.map(({ name, initial = '' }) => {
      const text: unknown = (values as Readonly<Record<string, unknown>>)[name];
      return [name, typeof text === 'string' ? text : initial];
    }),
  );

const restoreField = ({ initial = '', isLong }: DraftField, kept: string, typed: string): string => {
  if (typed === initial) return kept;
  if (!isLong || kept.includes(typed)) return isLong ? kept : typed;
  return typed.includes(kept) ? typed : `${kept.trimEnd()}\n\n${typed}`;
};

/** The texts of the fields once a draft is restored. Nothing that was typed meanwhile is overwritten (FRM-3). */
export const restoreTexts = (fields: readonly DraftField[], { values }: Draft, typed: Texts): Texts =>
  Object.fromEntries(
    fields.map((field) => {
      const { name, initial = '' } = field;
      // Own fields only: a stored name may be one every object has.
      const kept = Object.hasOwn(values, name) ? (values[name] ?? initial) : initial;
      const now = typed[name] ?? initial;
      return [name, kept === initial ? now : restoreField(field, kept, now)];
    }),
  );

/** The content once a draft is restored into what was typed since the last submit. */
export const restoreContent = <A>(
  fields: readonly DraftField[],
  draft: Draft<A>,
  submitted: Texts,
  { texts }: Content<A>,
): Content<A> => ({
  texts: textsAfterSuccess(fields, submitted, restoreTexts(fields, draft, texts)),
  attachment: draft.attachment,
});

/** The values a draft keeps of these texts. */
export const toDraftValues = (fields: readonly DraftField[], texts: Texts): Texts =>
  Object.fromEntries(
    fields.flatMap(({ name, initial = '' }) => {
      const text = texts[name] ?? initial;
      return text === initial ? [] : [[name, text]];
    }),
  );

/** The texts of the fields after a success: what was submitted is gone, what was typed since stays (FRM-3). */
export const textsAfterSuccess = (fields: readonly DraftField[], submitted: Texts, texts: Texts): Texts =>
  Object.fromEntries(
    fields.map(({ name, initial = '' }) => {
      const text = texts[name] ?? initial;
      return [name, text === submitted[name] ? initial : text];
    }),
  );

/** The content after a success: what was attached is gone, too. */
export const contentAfterSuccess = <A>(
  fields: readonly DraftField[],
  submitted: Texts,
  { texts }: Content<A>,
): Content<A> => ({ texts: textsAfterSuccess(fields, submitted, texts), attachment: undefined });

/** The draft of this content. */
export const toDraft = <A>(
  fields: readonly DraftField[],
  owner: number | null,
  { texts, attachment }: Content<A>,
): Draft<A> => ({ owner, values: toDraftValues(fields, texts), attachment });
