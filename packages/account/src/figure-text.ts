import { match } from 'ts-pattern';
import type { Change, StatFigure, Unit } from './figures.ts';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 });

const withUnit = (text: string, unit: Unit): string =>
  match(unit)
    .with('dollars', () => `$${text}`)
    .with('percent', () => `${text}%`)
    .with('count', () => text)
    .exhaustive();

/** At most two decimals: `1,249`, `$48,200`, `99.97%`. */
export const toFigureText = (value: number, unit: Unit): string => withUnit(whole.format(value + 0), unit);

/** Compact, for an axis: `40K`, `$40K`. */
export const toTickText = (value: number, unit: Unit): string => withUnit(short.format(value + 0), unit);

const byText = (percent: number): string => {
  if (percent === Number.POSITIVE_INFINITY) return 'from 0';
  return percent === 0 ? 'less than 1%' : `${percent}%`;
};

export const toChangeText = ({ direction, percent }: Change, period: StatFigure['period']): string => {
  const change = match(direction)
    .with('flat', () => 'No change')
    .with('up', () => `Up ${byText(percent)}`)
    .with('down', () => `Down ${byText(percent)}`)
    .exhaustive();
  return `${change} on last ${period}`;
};
