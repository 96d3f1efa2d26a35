import type { Change, StatFigure, Unit } from './figures.ts';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 });

const withUnit = (text: string, unit: Unit): string => {
  if (unit === 'dollars') return `$${text}`;
  return unit === 'percent' ? `${text}%` : text;
};

/** A number as text: `1,249`, `$48,200`, `99.97%`. */
export const toFigureText = (value: number, unit: Unit): string => withUnit(whole.format(value + 0), unit);

/** A number as short text, for an axis: `40K`, `$40K`. */
export const toTickText = (value: number, unit: Unit): string => withUnit(short.format(value + 0), unit);

/** A change in words: `Up 6% on last week`. */
export const toChangeText = ({ direction, percent }: Change, period: StatFigure['period']): string => {
  const than = `on last ${period}`;
  if (direction === 'flat') return `No change ${than}`;
  const word = direction === 'up' ? 'Up' : 'Down';
  if (percent === Number.POSITIVE_INFINITY) return `${word} from 0 ${than}`;
  return percent === 0 ? `${word} less than 1% ${than}` : `${word} ${percent}% ${than}`;
};
