import { match } from 'ts-pattern';
import type { KeyValueStore, Refused, WriteOutcome } from './key-value-store.ts';
import { type Reduce, type Turn, type TurnInput, takeTurn } from './replica.ts';

/** What parses a stored value: a zod schema has this shape. */
export interface RecordSchema<T> {
  readonly safeParse: (
    input: unknown,
  ) => { readonly success: true; readonly data: T } | { readonly success: false };
}

export interface RecordDefinition<T> {
  readonly key: string;
  /** The value that takes the place of an unreadable one. */
  readonly empty: T;
  /** The value of a record that is not there; `empty` when missing. */
  readonly initial?: T;
  /** What can still be made of a text that is no value of the record; `empty` when missing. Must not throw. */
  readonly salvage?: (text: string) => T;
  readonly schema: RecordSchema<T>;
}

/** One stored record: its key, its empty value, and the way from text to value and back. */
export interface RecordCodec<T> {
  readonly key: string;
  /** The value of a record that is not there. */
  readonly initial: T;
  /** The value that takes the place of a text that cannot be decoded. */
  readonly replace: (text: string) => T;
  /** Undefined when the text is no JSON or not of the record's shape. */
  readonly decode: (text: string) => T | undefined;
  /** The text to store; undefined when the record is not to be there. */
  readonly encode: (value: T) => string | undefined;
}

/** What reading a record resulted in: the stored value, or why storage would not show it. */
export type RecordOutcome<T> = { readonly kind: 'stored'; readonly value: T } | Refused;

/** Where things go that only a developer wants to read (the browser's console). */
export type Log = (message: string) => void;

const decode = <T>(text: string, schema: RecordSchema<T>): T | undefined => {
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    // No JSON, or nested so deep that parsing it runs out of stack.
    return undefined;
  }
};

/** A codec over a schema: everything read is parsed, nothing is merged (STO-2). */
export const createRecordCodec = <T>({
  key,
  empty,
  initial = empty,
  salvage = () => empty,
  schema,
}: RecordDefinition<T>): RecordCodec<T> => ({
  key,
  initial,
  replace: salvage,
  decode: (text) => decode(text, schema),
  encode: (value) => JSON.stringify(value),
});

// An earlier unreadable text is data as well: it keeps its key, and the next one gets a number.
const quarantineKey = (store: KeyValueStore, key: string, text: string): string => {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? `${key}.unreadable` : `${key}.unreadable.${number}`;
    const there = store.read(candidate);
    if (there.kind !== 'found' || there.text === text) return candidate;
  }
};

/** Moves an unreadable text out of the way, to the key it returns; undefined when there is no room. */
const quarantine = (store: KeyValueStore, key: string, text: string): string | undefined => {
  const target = quarantineKey(store, key, text);
  if (store.write(target, text).kind === 'written') return target;
  // No room for both copies: free the first, and put it back if the second still does not fit.
  if (store.remove(key).kind === 'refused') return undefined;
  if (store.write(target, text).kind === 'written') return target;
  store.write(key, text);
  return undefined;
};

/** Stores a value's text, or takes the record away. */
const put = <T>(store: KeyValueStore, codec: RecordCodec<T>, value: T): WriteOutcome => {
  const text = codec.encode(value);
  return text === undefined ? store.remove(codec.key) : store.write(codec.key, text);
};

/** A second reading of what could not be read: only what stays unreadable is moved. */
const decodeAgain = <T>(store: KeyValueStore, codec: RecordCodec<T>): T | undefined => {
  const again = store.read(codec.key);
  return again.kind === 'found' ? codec.decode(again.text) : undefined;
};

const loadText = <T>(
  store: KeyValueStore,
  codec: RecordCodec<T>,
  text: string,
  log: Log,
): RecordOutcome<T> => {
  const { key } = codec;
  const value = codec.decode(text) ?? decodeAgain(store, codec);
  if (value !== undefined) return { kind: 'stored', value };
  const target = quarantine(store, key, text);
  if (target === undefined) {
    log(`What is stored under "${key}" cannot be read, and there is no room to move it. It was left alone.`);
    return { kind: 'refused', reason: 'full' };
  }
  log(`What was stored under "${key}" could not be read; it was moved to "${target}".`);
  // Written, not left missing: a missing record may be filled with samples again.
  const empty = codec.replace(text);
  put(store, codec, empty);
  return { kind: 'stored', value: empty };
};

/** The value of a record now; undefined where it cannot be read, of which nothing is said or moved. */
export const peekRecord = <T>(store: KeyValueStore, codec: RecordCodec<T>): RecordOutcome<T> | undefined => {
  const found = store.read(codec.key);
  if (found.kind === 'missing') return { kind: 'stored', value: codec.initial };
  const value = found.kind === 'found' ? codec.decode(found.text) : undefined;
  return value === undefined ? undefined : { kind: 'stored', value };
};

/** Reads a record now. Unreadable data moves to `{key}.unreadable` and an empty value takes its place (STO-2). */
export const loadRecord = <T>(store: KeyValueStore, codec: RecordCodec<T>, log: Log): RecordOutcome<T> =>
  match(store.read(codec.key))
    .returnType<RecordOutcome<T>>()
    .with({ kind: 'found' }, ({ text }) => loadText(store, codec, text, log))
    .with({ kind: 'missing' }, () => ({ kind: 'stored', value: codec.initial }))
    .with({ kind: 'refused' }, (refused) => {
      log(`Could not read "${codec.key}": storage is ${refused.reason}. Going on from memory.`);
      return refused;
    })
    .exhaustive();

/**
 * The turn of some pending commands: applies them to the freshest stored value and stores the result. Belongs in an
 * exclusive section (STO-4).
 */
export const changeRecord = <T, C>(
  store: KeyValueStore,
  codec: RecordCodec<T>,
  reduce: Reduce<T, C>,
  { known, taken }: TurnInput<T, C>,
  log: Log,
): Turn<T, C> => {
  const current = loadRecord(store, codec, log);
  if (current.kind === 'refused') return takeTurn(known, taken, reduce, current.reason);
  const turn = takeTurn(current.value, taken, reduce);
  const written = turn.stored === current.value ? undefined : put(store, codec, turn.stored);
  if (written?.kind !== 'refused') return turn;
  log(`Could not save "${codec.key}": storage is ${written.reason}.`);
  return takeTurn(current.value, taken, reduce, written.reason);
};
