/** One promise of every implementation of something, for any test runner; `run` throws when it is broken. */
export interface ContractCase<W extends readonly unknown[]> {
  readonly title: string;
  readonly run: (...world: W) => void | Promise<void>;
}
type Check = (isTrue: boolean, what: string) => void;

/** What every `subject` promises, by title (TST-1): `check` throws `the {subject} {what}` for what is not true. */
export const contract = <W extends readonly unknown[] = []>(
  subject: string,
  cases: (check: Check) => Readonly<Record<string, ContractCase<W>['run']>>,
): readonly ContractCase<W>[] =>
  Object.entries(
    cases((isTrue, what) => {
      if (!isTrue) throw new Error(`the ${subject} ${what}`);
    }),
  ).map(([title, run]) => ({ title, run }));
