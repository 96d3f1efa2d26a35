const past = [148, 156, 151, 163, 170, 166, 178, 174, 187, 193, 188, 201];
const expected = [206, 212, 209, 221, 228, 236];
/** Standard deviation one week ahead; it grows with the square root of the weeks. */
const DEVIATION = 9;

export const FORECAST_LEVELS = ['50', '80', '95'] as const;
export type ForecastLevel = (typeof FORECAST_LEVELS)[number];
/** Half the width of the range, in standard deviations of a normal distribution. */
const spreads: Readonly<Record<ForecastLevel, number>> = { 50: 0.674, 80: 1.282, 95: 1.96 };

export const toForecastRanges = (level: ForecastLevel): readonly (readonly [low: number, high: number])[] =>
  expected.map((middle, week) => {
    const reach = spreads[level] * DEVIATION * Math.sqrt(week + 1);
    return [Math.round(middle - reach), Math.round(middle + reach)];
  });

export const FORECAST_BOX = { width: 340, height: 150 } as const;
const LEAST = 100;
const MOST = 300;

export interface ForecastView {
  readonly past: string;
  readonly middle: string;
  readonly range: string;
  readonly todayX: number;
  readonly ticks: readonly { readonly y: number; readonly text: string }[];
  readonly summary: string;
}

const xOf = (week: number) => Math.round((week / (past.length + expected.length - 1)) * FORECAST_BOX.width);
const yOf = (orders: number) =>
  Math.round(FORECAST_BOX.height - ((orders - LEAST) / (MOST - LEAST)) * FORECAST_BOX.height);
const toLine = (points: readonly (readonly [week: number, orders: number])[]) =>
  points.map(([week, orders]) => `${xOf(week)} ${yOf(orders)}`).join('L');

/** The range contains the actual figure in `level` percent of cases. */
export const toForecastView = (level: ForecastLevel): ForecastView => {
  const ranges = toForecastRanges(level);
  const now = past.length - 1;
  const start = [now, past[now] ?? 0] as const;
  const ahead = (orders: readonly number[]) => orders.map((value, week) => [now + 1 + week, value] as const);
  const lows = ahead(ranges.map(([low]) => low));
  const highs = ahead(ranges.map(([, high]) => high));
  const [low, high] = ranges.at(-1) ?? [0, 0];
  return {
    past: `M${toLine(past.map((orders, week) => [week, orders]))}`,
    middle: `M${toLine([start, ...ahead(expected)])}`,
    range: `M${toLine([start, ...highs, ...[...lows].reverse()])}Z`,
    todayX: xOf(now),
    ticks: [150, 200, 250].map((orders) => ({ y: yOf(orders), text: String(orders) })),
    summary: `In six weeks: ${low}–${high} orders (${level}% likely).`,
  };
};
