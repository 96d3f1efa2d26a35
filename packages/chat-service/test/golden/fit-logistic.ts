export interface Sample<Name extends string> {
  readonly figures: Readonly<Record<Name, number>>;
  readonly isRight: boolean;
  readonly share: number;
}

const SWEEPS = 40;
/** Keeps the weights of nearly constant features near 0. */
const RIDGE = 1;

/** Logistic regression by coordinate-wise Newton steps. */
export const fitLogistic = <Name extends string>(
  names: readonly Name[],
  samples: readonly Sample<Name>[],
): Readonly<Record<Name, number>> => {
  const columns = names.map((name) => Float64Array.from(samples, ({ figures }) => figures[name]));
  const weights = new Float64Array(names.length);
  const sums = new Float64Array(samples.length);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1)
    columns.forEach((column, place) => {
      let slope = -RIDGE * (weights[place] as number);
      let curve = RIDGE;
      samples.forEach(({ isRight, share }, at) => {
        const value = column[at] as number;
        const certainty = 1 / (1 + Math.exp(-(sums[at] as number)));
        slope += share * ((isRight ? 1 : 0) - certainty) * value;
        curve += share * certainty * (1 - certainty) * value * value;
      });
      const step = slope / curve;
      weights[place] = (weights[place] as number) + step;
      for (let at = 0; at < sums.length; at += 1)
        sums[at] = (sums[at] as number) + step * (column[at] as number);
    });
  return Object.fromEntries(names.map((name, place) => [name, weights[place] as number])) as Record<
    Name,
    number
  >;
};
