import fc from 'fast-check';

/** The values of an arbitrary. */
export type Generated<A> = A extends fc.Arbitrary<infer T> ? T : never;

/** By name: how often events of this kind come among the others (whole, from 1), and arbitraries of their fields, if any. */
type Kinds = Readonly<Record<string, number | readonly [weight: number, fields: object]>>;
type FieldsOf<K> = K extends readonly [number, infer F]
  ? { readonly [N in keyof F]: Generated<F[N]> }
  : unknown;
type EventOf<Tag extends string, K extends Kinds> = {
  [N in keyof K]: { readonly [T in Tag]: N } & FieldsOf<K[N]>;
}[keyof K];

const taggedBy =
  <Tag extends string>(tag: Tag) =>
  <const K extends Kinds>(kinds: K): fc.Arbitrary<EventOf<Tag, K>> =>
    fc.oneof(
      ...Object.entries(kinds).map(([name, kind]) => {
        const [weight, fields] = typeof kind === 'number' ? [kind, {}] : kind;
        return { weight, arbitrary: fc.record({ [tag]: fc.constant(name), ...fields }) };
      }),
    ) as fc.Arbitrary<EventOf<Tag, K>>;

/** Any of several kinds of events, or of steps of a history: `events({ 'menu.close': 1, 'menu.open': [3, { id: ids }] })`. */
export const events = taggedBy('type');
/** The same for the commands of a reducer, whose kind is called `kind`. */
export const commands = taggedBy('kind');

/** One of some values, those given twice twice as often: mostly literals, whose types are kept. */
export const oneOf = <const T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
/** Any of these arbitraries, by how often each comes among the others. */
export const weighted = <T>(...parts: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<T>])[]) =>
  fc.oneof(...parts.map(([weight, arbitrary]) => ({ weight, arbitrary })));
