export type StepOf<S, Tag extends string, K> =
  S extends Readonly<Record<Tag, infer N>> ? (K extends N ? S : never) : never;
export type Tagged<Tag extends string> = Readonly<Record<Tag, string>>;

const referenceBy =
  <Tag extends string>(tag: Tag) =>
  <M, S extends Tagged<Tag>>(effects: { readonly [K in S[Tag]]: (model: M, step: StepOf<S, Tag, K>) => M }) =>
  (model: M, step: S): M =>
    effects[step[tag] as S[Tag]](model, step as never);

/** A small model that knows no machine: what each kind of step makes of it, written anew from the rules. */
export const reference = referenceBy('type');
/** The same for the commands of a reducer. */
export const commandReference = referenceBy('kind');
