import { type MutationHints, mutatedTexts } from '@loomwright/kit/testing';
import { contract, runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { createMemoryOrigin } from '../memory-store.ts';
import { loadRecord, type RecordCodec } from '../record.ts';

export interface RecordExample<T> {
  readonly createCodec: () => RecordCodec<T>;
  readonly values: fc.Arbitrary<T>;
  /** Returns the names of violated invariants. */
  readonly broken?: (value: T) => readonly string[];
  readonly hints?: MutationHints;
  /** Whether unreadable text may be replaced by a value other than the empty one. */
  readonly isSalvaged?: boolean;
}

const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, sortKeys) === JSON.stringify(b, sortKeys);
const deep = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000);

const hasForeignPrototype = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = prototype === null || prototype === Object.prototype || prototype === Array.prototype;
  return !isPlain || Object.values(value).some(hasForeignPrototype);
};

/** Cases that every stored record must pass (STO-1 to STO-3). */
export const recordContract = <T>({
  createCodec,
  values,
  broken = () => [],
  hints,
  isSalvaged = false,
}: RecordExample<T>) => {
  const texts = mutatedTexts(values, hints);
  const store = (codec: RecordCodec<T>, value: T) => {
    const text = codec.encode(value);
    return text === undefined ? codec.initial : codec.decode(text);
  };

  return contract('record', (check) => ({
    'every value is read as it was stored': () => {
      const codec = createCodec();
      fc.assert(
        fc.property(values, (value) => isSame(store(codec, value), value)),
        runs(1000, 10_000),
      );
    },
    'any text is read as a valid value, or not at all': () => {
      const codec = createCodec();
      const seen = { readable: 0, unreadable: 0 };
      fc.assert(
        fc.property(texts, (text) => {
          const value = codec.decode(text);
          seen[value === undefined ? 'unreadable' : 'readable'] += 1;
          if (value === undefined) return;
          const names = broken(value);
          check(names.length === 0, `breaks: ${names.join('; ')}`);
          check(!hasForeignPrototype(value), 'has a prototype that was stored');
          check(isSame(store(codec, value), value), 'changes when it is stored');
        }),
        runs(2000, 100_000),
      );
      check(Math.min(seen.readable, seen.unreadable) > 100, `saw ${JSON.stringify(seen)}`);
    },
    'a text of 100 000 levels or 5 MB decodes to nothing, without an error': () => {
      const codec = createCodec();
      const long = [' '.repeat(5_000_000), `"${'x'.repeat(5_000_000)}"`];
      for (const text of [deep('[', ']'), deep('[', ''), deep('{"a":', '}'), ...long])
        check(codec.decode(text) === undefined, 'reads a text without a value');
    },
    'loading moves only unreadable texts aside, unchanged': () => {
      const codec = createCodec();
      const { key } = codec;
      const aside = `${key}.unreadable`;
      fc.assert(
        fc.property(texts, fc.constantFrom('room', 'full', 'blocked'), (text, space) => {
          const origin = createMemoryOrigin();
          origin.entries.set(key, text);
          if (space === 'full') origin.resize(key.length + text.length);
          if (space === 'blocked') origin.block(true);
          const logged: string[] = [];
          const load = () => loadRecord(origin.openTab(), codec, (message) => logged.push(message));
          const outcome = load();
          const isReadable = codec.decode(text) !== undefined;
          const isMoved = !isReadable && space === 'room';
          if (isReadable && space !== 'blocked')
            check(outcome.kind === 'stored' && logged.length === 0, 'does not load what is readable');
          else check(logged.length === 1, 'does not log once what it cannot load');
          const { entries } = origin;
          check(entries.get(isMoved ? aside : key) === text, 'loses a text');
          if (!isMoved) return;
          check(outcome.kind === 'stored', 'does not replace what is unreadable');
          if (outcome.kind === 'stored' && !isSalvaged)
            check(isSame(outcome.value, codec.replace('')), 'replaces it by another value');
          check(isSame(load(), outcome) && logged.length === 1, 'does not load the same again');
        }),
        runs(300, 10_000),
      );
    },
  }));
};
