import fc from 'fast-check';

/** The type of the values that an arbitrary generates. */
export type Generated<A> = A extends fc.Arbitrary<infer T> ? T : never;

/** Weights are positive integers. */
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

/** An arbitrary of several kinds of events: `events({ 'menu.close': 1, 'menu.open': [3, { id: ids }] })`. */
export const events = taggedBy('type');
/** Like `events`, for the commands of a reducer, tagged by `kind`. */
export const commands = taggedBy('kind');

/** Keyed by child id. `breaking` is the weight of a failure; without it, the child never fails. */
type Endings = Readonly<
  Record<string, readonly [weight: number, output: fc.Arbitrary<unknown>, breaking?: number]>
>;
type Outcomes<C extends Endings> = {
  readonly [Id in keyof C & string as `done.${Id}`]: readonly [number, { readonly output: C[Id][1] }];
} & {
  readonly [Id in keyof C & string as C[Id]['length'] extends 3 ? `error.${Id}` : never]: number;
};

/** How children end, as kinds for `events`: `done.{id}` with an `output`, and `error.{id}`. */
export const outcomes = <const C extends Endings>(endings: C): Outcomes<C> =>
  Object.fromEntries(
    Object.entries(endings).flatMap(([id, [weight, output, breaking]]) => [
      [`done.${id}`, [weight, { output }]],
      ...(breaking === undefined ? [] : [[`error.${id}`, breaking]]),
    ]),
  );

/** An arbitrary of the given values that keeps their literal types. Repeat a value to make it more likely. */
export const oneOf = <const T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
/** Like `fc.record`, but never with a null prototype. */
export const plain = <T extends object, K extends keyof T = keyof T>(
  fields: { readonly [N in keyof T]: fc.Arbitrary<T[N]> },
  requiredKeys = Object.keys(fields) as K[],
) => fc.record<T, K>(fields, { requiredKeys, noNullPrototype: true });
/** Like `fc.oneof`, but takes pairs of a weight and an arbitrary. */
export const weighted = <T>(...parts: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<T>])[]) =>
  fc.oneof(...parts.map(([weight, arbitrary]) => ({ weight, arbitrary })));
