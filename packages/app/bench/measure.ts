interface RaceOptions {
  readonly rounds?: number;
  readonly between?: () => Promise<void>;
}

/** Median nanoseconds per call. The contenders take turns in every round. */
export const race = async <Name extends string>(
  contenders: Readonly<Record<Name, (call: number) => void>>,
  calls: number,
  { rounds = 30, between = async () => {} }: RaceOptions = {},
): Promise<Readonly<Partial<Record<Name, number>>>> => {
  const runners = Object.entries(contenders) as [Name, (call: number) => void][];
  const times = new Map<Name, number[]>(runners.map(([name]) => [name, []]));
  const warmUp = Math.ceil(rounds / 5);
  for (let round = 0; round < rounds + warmUp; round += 1) {
    for (const [name, run] of runners) {
      const start = performance.now();
      for (let call = 0; call < calls; call += 1) run(call);
      const nanoseconds = ((performance.now() - start) / calls) * 1e6;
      if (round >= warmUp) times.get(name)?.push(nanoseconds);
      await between();
    }
  }
  const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
  return Object.fromEntries([...times].map(([name, values]) => [name, median(values)])) as Record<
    Name,
    number
  >;
};

export const print = (title: string, rows: readonly (readonly [string, string])[]): void => {
  const width = Math.max(...rows.map(([name]) => name.length));
  console.log([`\n${title}`, ...rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)].join('\n'));
};
