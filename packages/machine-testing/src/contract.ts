/** One requirement of a contract. `run` throws if the implementation does not meet it. */
export interface ContractCase<W extends readonly unknown[]> {
  readonly title: string;
  readonly run: (...world: W) => void | Promise<void>;
}
type Check = (isTrue: boolean, what: string) => void;

/** Test cases that every implementation of a port must pass, for any test runner (TST-1). */
export const contract = <W extends readonly unknown[] = []>(
  subject: string,
  cases: (check: Check) => Readonly<Record<string, ContractCase<W>['run']>>,
): readonly ContractCase<W>[] =>
  Object.entries(
    cases((isTrue, what) => {
      if (!isTrue) throw new Error(`the ${subject} ${what}`);
    }),
  ).map(([title, run]) => ({ title, run }));
