import type { FormName } from '@loomwright/kit';
import { match } from 'ts-pattern';

/** Field texts by name; never a password. */
export type Texts = Readonly<Record<string, string>>;

export interface Content<A> {
  readonly texts: Texts;
  readonly attachment: A | undefined;
}

/** Unsubmitted input, stored under `draft_{form}` (FRM-3, STO-1). */
export interface Draft<A = unknown> {
  readonly owner: number | null;
  /** Only texts that differ from the initial ones. */
  readonly values: Texts;
  readonly request?: A | undefined;
}

export type Submitted<A = unknown> = Pick<Draft<A>, 'values' | 'request'>;

export interface DraftField<N extends string = string> {
  readonly name: N;
  readonly initial?: string;
  readonly isLong?: boolean;
}

export interface DraftStore<A> {
  /** Returns the stored draft, but discards that of another member. Rejects if the draft cannot be read. */
  readonly open: (owner: number | null) => Promise<Draft<A>>;
  readonly keep: (draft: Draft<A>) => void;
  readonly store: () => void;
  /** Discards the draft, or only `submitted`, because the user may have typed more since. */
  readonly discard: (submitted?: Submitted<A>) => void;
}

export const isEmptyDraft = ({ values, request }: Draft): boolean =>
  request === undefined && Object.values(values).every((text) => text === '');

export const isSameAttachment = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export type DraftCommand<A> =
  | { readonly kind: 'keep'; readonly draft: Draft<A> }
  | { readonly kind: 'discard'; readonly submitted?: Submitted<A> | undefined };

const withoutSubmitted = <A>({ owner, values, request }: Draft<A>, submitted: Submitted<A>): Draft<A> => ({
  owner,
  values: Object.fromEntries(
    Object.entries(values).filter(([name, text]) => text !== submitted.values[name]),
  ),
  request: isSameAttachment(request, submitted.request) ? undefined : request,
});

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

/** A member's draft is private; a guest's stays after a login. */
export const draftFor = <A>(draft: Draft<A>, owner: number | null): Draft<A> =>
  draft.owner === null || draft.owner === owner ? { ...draft, owner } : { owner, values: {} };

const PREFIX = 'draft_';

export const draftKey = (form: FormName): string => `${PREFIX}${form}`;

const ownerOf = (text: string): unknown => {
  try {
    const draft: { readonly owner?: unknown } | null = JSON.parse(text);
    return draft?.owner;
  } catch {
    // Opening the form moves an unreadable draft aside.
    return undefined;
  }
};

/** Storage keys of the drafts of deleted owners (AUT-8). */
export const draftKeysOf = (
  stored: Readonly<Record<string, string>>,
  isOwnerDeleted: (owner: number) => boolean,
): readonly string[] =>
  Object.entries(stored).flatMap(([key, text]) => {
    const owner = key.startsWith(PREFIX) ? ownerOf(text) : undefined;
    return typeof owner === 'number' && isOwnerDeleted(owner) ? [key] : [];
  });

type ToText = (field: Required<DraftField>) => string;

const mapFields = (fields: readonly DraftField[], toText: ToText): Texts =>
  Object.fromEntries(fields.map((field) => [field.name, toText({ initial: '', isLong: false, ...field })]));

export const toTexts = (fields: readonly DraftField[], values: object): Texts => {
  const given = new Map<string, unknown>(Object.entries(values));
  return mapFields(fields, ({ name, initial }) => {
    const text = given.get(name);
    return typeof text === 'string' ? text : initial;
  });
};

/** Merges a stored draft into the texts: keeps what was typed since, and omits what was submitted (FRM-3). */
export const restoreTexts = (
  fields: readonly DraftField[],
  { values }: Draft,
  texts: Texts,
  submitted: Texts = {},
): Texts =>
  mapFields(fields, ({ name, initial, isLong }) => {
    // A field may have the name of a property of `Object.prototype`.
    const kept = Object.hasOwn(values, name) ? (values[name] ?? initial) : initial;
    const typed = texts[name] ?? initial;
    // The submit may have failed, so the typed text stays even if it was submitted.
    if (kept === initial || kept === submitted[name]) return typed;
    if (typed === initial) return kept;
    if (!isLong || typed.includes(kept)) return typed;
    return kept.includes(typed) ? kept : `${kept.trimEnd()}\n\n${typed}`;
  });

export const toDraftValues = (fields: readonly DraftField[], texts: Texts): Texts =>
  Object.fromEntries(
    fields.flatMap(({ name, initial = '' }) => {
      const text = texts[name] ?? initial;
      return text === initial ? [] : [[name, text]];
    }),
  );

/** Keeps what was typed since the submit (FRM-3). */
export const textsAfterSuccess = (fields: readonly DraftField[], submitted: Texts, texts: Texts): Texts =>
  mapFields(fields, ({ name, initial }) => {
    const text = texts[name] ?? initial;
    return text === submitted[name] ? initial : text;
  });
