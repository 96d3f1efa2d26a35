import { match } from 'ts-pattern';
import type { KeyValueStore, Refused, WriteOutcome } from './key-value-store.ts';
import { type Reduce, type Turn, type TurnInput, takeTurn } from './replica.ts';

/** Any zod schema satisfies this interface. */
export interface RecordSchema<T> {
  readonly safeParse: (
    input: unknown,
  ) => { readonly success: true; readonly data: T } | { readonly success: false };
}

export interface RecordDefinition<T> {
  readonly key: string;
  /** Replaces an unreadable record. */
  readonly empty: T;
  /** The value of a missing record; `empty` by default. */
  readonly initial?: T;
  /** Recovers what it can from unreadable text; by default it returns `empty`. Must not throw. */
  readonly salvage?: (text: string) => T;
  readonly schema: RecordSchema<T>;
}

export interface RecordCodec<T> {
  readonly key: string;
  readonly initial: T;
  readonly replace: (text: string) => T;
  /** Returns undefined if the text is unreadable. */
  readonly decode: (text: string) => T | undefined;
  /** If it returns undefined, the record is removed. */
  readonly encode: (value: T) => string | undefined;
}

export type RecordOutcome<T> = { readonly kind: 'stored'; readonly value: T } | Refused;

/** Writes a message for developers to the browser's console. */
export type Log = (message: string) => void;

const decode = <T>(text: string, schema: RecordSchema<T>): T | undefined => {
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    // The text is not JSON, or is nested so deeply that parsing overflows the stack.
    return undefined;
  }
};

/** The schema validates every value that is read (STO-2). */
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

// Earlier unreadable text is kept, so the key of the next one gets a number.
const quarantineKey = (store: KeyValueStore, key: string, text: string): string => {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? `${key}.unreadable` : `${key}.unreadable.${number}`;
    const there = store.read(candidate);
    if (there.kind !== 'found' || there.text === text) return candidate;
  }
};

/** Moves unreadable text and returns its new key, or undefined if storage refuses. */
const quarantine = (store: KeyValueStore, key: string, text: string): string | undefined => {
  const target = quarantineKey(store, key, text);
  if (store.write(target, text).kind === 'written') return target;
  // If two copies do not fit, removes the original first, and restores it if the copy still does not fit.
  if (store.remove(key).kind === 'refused') return undefined;
  if (store.write(target, text).kind === 'written') return target;
  store.write(key, text);
  return undefined;
};

const put = <T>(store: KeyValueStore, codec: RecordCodec<T>, value: T): WriteOutcome => {
  const text = codec.encode(value);
  return text === undefined ? store.remove(codec.key) : store.write(codec.key, text);
};

/** Reads again: a browser may truncate valid text on one read. */
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
    log(`What is stored under "${key}" cannot be read, and there is no room to move it. It was not changed.`);
    return { kind: 'refused', reason: 'full' };
  }
  log(`What was stored under "${key}" could not be read; it was moved to "${target}".`);
  // Written even if it is empty, because a missing record would get its initial value, such as samples.
  const empty = codec.replace(text);
  put(store, codec, empty);
  return { kind: 'stored', value: empty };
};

/** Undefined if the record is unreadable or storage refuses. Neither logs nor moves anything. */
export const peekRecord = <T>(store: KeyValueStore, codec: RecordCodec<T>): RecordOutcome<T> | undefined => {
  const found = store.read(codec.key);
  if (found.kind === 'missing') return { kind: 'stored', value: codec.initial };
  const value = found.kind === 'found' ? codec.decode(found.text) : undefined;
  return value === undefined ? undefined : { kind: 'stored', value };
};

/** Moves unreadable data to `{key}.unreadable`, and replaces it with an empty or salvaged value (STO-2). */
export const loadRecord = <T>(store: KeyValueStore, codec: RecordCodec<T>, log: Log): RecordOutcome<T> =>
  match(store.read(codec.key))
    .returnType<RecordOutcome<T>>()
    .with({ kind: 'found' }, ({ text }) => loadText(store, codec, text, log))
    .with({ kind: 'missing' }, () => ({ kind: 'stored', value: codec.initial }))
    .with({ kind: 'refused' }, (refused) => {
      log(`Could not read "${codec.key}": storage is ${refused.reason}. Continuing in memory.`);
      return refused;
    })
    .exhaustive();

/** Call it under the lock of the key (STO-4); only a flush runs without it. */
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
