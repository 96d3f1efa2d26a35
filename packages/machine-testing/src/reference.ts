export type StepOf<S, Tag extends string, K> =
  S extends Readonly<Record<Tag, infer N>> ? (K extends N ? S : never) : never;
export type Tagged<Tag extends string> = Readonly<Record<Tag, string>>;

const referenceBy =
  <Tag extends string>(tag: Tag) =>
  <M, S extends Tagged<Tag>>(effects: { readonly [K in S[Tag]]: (model: M, step: StepOf<S, Tag, K>) => M }) =>
  (model: M, step: S): M =>
    effects[step[tag] as S[Tag]](model, step as never);

/** A reference model of a machine: for each event type, a function that returns the next state. */
export const reference = referenceBy('type');
/** Like `reference`, for the commands of a reducer. */
export const commandReference = referenceBy('kind');
