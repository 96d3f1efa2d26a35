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

/** How children may end, by id: how often with an output, and which, and how often they break, if they may. */
type Endings = Readonly<
  Record<string, readonly [weight: number, output: fc.Arbitrary<unknown>, breaking?: number]>
>;
type Outcomes<C extends Endings> = {
  readonly [Id in keyof C & string as `done.${Id}`]: readonly [number, { readonly output: C[Id][1] }];
} & {
  readonly [Id in keyof C & string as C[Id]['length'] extends 3 ? `error.${Id}` : never]: number;
};

/**
 * The ends of invoked children as kinds of `events`: `done.{id}` with its `output`, and `error.{id}`. `sut` takes both:
 * `events({ 'form.submit': 4, ...outcomes({ submit: [3, replies, 1] }) })`.
 */
export const outcomes = <const C extends Endings>(endings: C): Outcomes<C> =>
  Object.fromEntries(
    Object.entries(endings).flatMap(([id, [weight, output, breaking]]) => [
      [`done.${id}`, [weight, { output }]],
      ...(breaking === undefined ? [] : [[`error.${id}`, breaking]]),
    ]),
  );

/** One of some values, those given twice twice as often: mostly literals, whose types are kept. */
export const oneOf = <const T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
/** Objects with the prototype that objects have in code; all fields are there, or those that are named and any others. */
export const plain = <T extends object, K extends keyof T = keyof T>(
  fields: { readonly [N in keyof T]: fc.Arbitrary<T[N]> },
  requiredKeys = Object.keys(fields) as K[],
) => fc.record<T, K>(fields, { requiredKeys, noNullPrototype: true });
/** Any of these arbitraries, by how often each comes among the others. */
export const weighted = <T>(...parts: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<T>])[]) =>
  fc.oneof(...parts.map(([weight, arbitrary]) => ({ weight, arbitrary })));
