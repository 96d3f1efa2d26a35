import type { FormName } from '@loomwright/kit';
import { match } from 'ts-pattern';

/** The texts of a form's fields, by name; never a password. */
export type Texts = Readonly<Record<string, string>>;

/** What a form holds beside its errors: the texts of the fields it keeps, and what is attached to them. */
export interface Content<A> {
  readonly texts: Texts;
  readonly attachment: A | undefined;
}

/** What was typed into a form and not submitted yet, as it is stored under `draft_{form}` (FRM-3, STO-1). */
export interface Draft<A = unknown> {
  /** The id of the account it was typed under, null for a guest. */
  readonly owner: number | null;
  /** Only fields whose text differs from an untouched form. */
  readonly values: Texts;
  /** What is attached. */
  readonly request?: A | undefined;
}

/** What was submitted of a draft. */
export type Submitted<A = unknown> = Pick<Draft<A>, 'values' | 'request'>;

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
  /** Keeps a draft in memory until it is stored or discarded. */
  readonly keep: (draft: Draft<A>) => void;
  /** Stores the draft that was kept last, if it is not stored yet. */
  readonly store: () => void;
  /** Discards the draft, or only what was submitted of it: another page may have gone on with it. */
  readonly discard: (submitted?: Submitted<A>) => void;
}

/** Whether a draft has no text and no attachment. */
export const isEmptyDraft = ({ values, request }: Draft): boolean =>
  request === undefined && Object.values(values).every((text) => text === '');

/** Whether the same is attached, or nothing: an attachment is plain data. */
export const isSameAttachment = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export type DraftCommand<A> =
  | { readonly kind: 'keep'; readonly draft: Draft<A> }
  | { readonly kind: 'discard'; readonly submitted?: Submitted<A> | undefined };

// What was typed or attached since a submit stays (FRM-3).
const withoutSubmitted = <A>({ owner, values, request }: Draft<A>, submitted: Submitted<A>): Draft<A> => ({
  owner,
  values: Object.fromEntries(
    Object.entries(values).filter(([name, text]) => text !== submitted.values[name]),
  ),
  request: isSameAttachment(request, submitted.request) ? undefined : request,
});

/** The stored draft after a command; undefined for none. */
export const draftReducer = <A>(
  draft: Draft<A> | undefined,
  command: DraftCommand<A>,
): Draft<A> | undefined => {
  const left = match(command)
    .with({ kind: 'keep' }, (keep) => keep.draft)
    .with({ kind: 'discard' }, ({ submitted }) => draft && submitted && withoutSubmitted(draft, submitted))
    .exhaustive();
  return left && !isEmptyDraft(left) ? left : undefined;
};

/** The draft as this owner may see it: a member's is for that member only, a guest's goes on after a login. */
export const draftFor = <A>(draft: Draft<A>, owner: number | null): Draft<A> =>
  draft.owner === null || draft.owner === owner ? { ...draft, owner } : { owner, values: {} };

const PREFIX = 'draft_';

/** Where the draft of a form is stored. */
export const draftKey = (form: FormName): string => `${PREFIX}${form}`;

const ownerOf = (text: string): unknown => {
  try {
    const draft: { readonly owner?: unknown } | null = JSON.parse(text);
    return draft?.owner;
  } catch {
    // Unreadable: opening its form moves it aside.
    return undefined;
  }
};

/** The keys of the drafts of any form, among all stored texts, whose owner is a member that `isGone` is true of (AUT-8). */
export const draftKeysOf = (
  stored: Readonly<Record<string, string>>,
  isGone: (owner: number) => boolean,
): readonly string[] =>
  Object.entries(stored).flatMap(([key, text]) => {
    const owner = key.startsWith(PREFIX) ? ownerOf(text) : undefined;
    return typeof owner === 'number' && isGone(owner) ? [key] : [];
  });

type ToText = (field: Required<DraftField>) => string;

const mapFields = (fields: readonly DraftField[], toText: ToText): Texts =>
  Object.fromEntries(fields.map((field) => [field.name, toText({ initial: '', isLong: false, ...field })]));

/** The texts of the fields a draft keeps, out of everything the form holds. */
export const toTexts = (fields: readonly DraftField[], values: object): Texts => {
  const given = new Map<string, unknown>(Object.entries(values));
  return mapFields(fields, ({ name, initial }) => {
    const text = given.get(name);
    return typeof text === 'string' ? text : initial;
  });
};

/**
 * The texts of the fields once a draft is restored. Nothing that was typed meanwhile is overwritten, and what was submitted
 * meanwhile does not come back (FRM-3).
 */
export const restoreTexts = (
  fields: readonly DraftField[],
  { values }: Draft,
  texts: Texts,
  submitted: Texts = {},
): Texts =>
  mapFields(fields, ({ name, initial, isLong }) => {
    // Own properties only: a stored name may be one that every object has.
    const kept = Object.hasOwn(values, name) ? (values[name] ?? initial) : initial;
    const typed = texts[name] ?? initial;
    // The submit may have failed or be on its way: only what the draft has is left out, never what the field holds.
    if (kept === initial || kept === submitted[name]) return typed;
    if (typed === initial) return kept;
    if (!isLong || typed.includes(kept)) return typed;
    return kept.includes(typed) ? kept : `${kept.trimEnd()}\n\n${typed}`;
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
  mapFields(fields, ({ name, initial }) => {
    const text = texts[name] ?? initial;
    return text === submitted[name] ? initial : text;
  });
