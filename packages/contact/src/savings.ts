import {
  addParagraph,
  formatDollars,
  keysOf,
  pluralOf,
  type QueryStep,
  recordOf,
  toAsciiDigits,
  toCents,
  toCountText,
  toNumberText,
  withoutMarks,
} from '@loomwright/kit';
import { AUTOMATED_PERCENT, SAVINGS_RANGES, WORKING_WEEKS } from './limits.ts';

type SavingsFigure = keyof typeof SAVINGS_RANGES;

/** The calculator's inputs: whole numbers within `SAVINGS_RANGES` (CAL-1). */
export type SavingsQuery = Readonly<Record<SavingsFigure, number>>;

const figures = keysOf(SAVINGS_RANGES);
const toQuery = (toValue: (figure: SavingsFigure) => number): SavingsQuery => recordOf(figures, toValue);

/** Parses a whole number in decimal digits of any script; undefined for any other text. */
export const readFigure = (text: string): number | undefined => {
  const digits = toAsciiDigits(withoutMarks(text));
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
};

const isWithin = (figure: SavingsFigure, value: number) =>
  value >= SAVINGS_RANGES[figure].least && value <= SAVINGS_RANGES[figure].most;

/** Inputs from a query string; missing or out-of-range values fall back to the defaults. */
export const readSavingsQuery = (search: string): SavingsQuery => {
  const params = new URLSearchParams(search);
  return toQuery((figure) => {
    const value = readFigure(params.get(figure) ?? '');
    return value !== undefined && isWithin(figure, value) ? value : SAVINGS_RANGES[figure].initial;
  });
};

/** The query string without `?`; empty for the defaults. `readSavingsQuery` is its inverse. */
export const writeSavingsQuery = (query: SavingsQuery): string =>
  figures
    .filter((figure) => query[figure] !== SAVINGS_RANGES[figure].initial)
    .map((figure) => `${figure}=${query[figure]}`)
    .join('&');

export const changeSavingsQuery = (
  query: SavingsQuery,
  change: Partial<SavingsQuery>,
): QueryStep<SavingsQuery> => {
  const next = toQuery((figure) => {
    const { least, most } = SAVINGS_RANGES[figure];
    const wanted = change[figure] ?? query[figure];
    return Number.isNaN(wanted) ? query[figure] : Math.trunc(Math.min(Math.max(wanted, least), most));
  });
  const isSame = figures.every((figure) => next[figure] === query[figure]);
  return { query: isSame ? query : next, history: 'replace' };
};

export interface Savings {
  readonly hours: number;
  readonly yearCents: number;
  readonly monthCents: number;
}

/** Hours × people × weeks × percent × hourly cost. All factors are whole, so `yearCents` is exact. */
export const calculateSavings = ({ cost, hours, people }: SavingsQuery): Savings => {
  const percentHours = hours * people * WORKING_WEEKS * AUTOMATED_PERCENT;
  // The percentage and the conversion to cents cancel out.
  const yearCents = percentHours * cost;
  return { hours: percentHours / 100, yearCents, monthCents: toCents(yearCents / 1200) };
};

const toHoursText = (hours: number) => toCountText(Math.round(hours), 'hour');

/** `isOwn` expects the inputs to be the first three numbers in the paragraph. */
const toParagraph = (query: SavingsQuery): string => {
  const { hours, yearCents } = calculateSavings(query);
  return `Our figures from the savings calculator: ${toCountText(query.hours, 'hour')} a week, ${toCountText(query.people, 'person', 'people')}, $${query.cost} an hour. That makes about ${formatDollars(yearCents)} and ${toHoursText(hours)} a year.`;
};

const isOwn = (paragraph: string) => {
  const [hours = 0, people = 0, cost = 0] = (paragraph.match(/\d+/g) ?? []).map(Number);
  return paragraph === toParagraph({ hours, people, cost });
};

/** Adds the figures to the text, or replaces earlier ones that were not edited. */
export const attachSavings = (text: string, query: SavingsQuery): string => {
  const paragraphs = text.split('\n\n');
  const added = toParagraph(query);
  return paragraphs.some(isOwn)
    ? paragraphs.map((paragraph) => (isOwn(paragraph) ? added : paragraph)).join('\n\n')
    : addParagraph(text, added);
};

/** The inputs as a URL parameter for the booking page, such as `6-5-35`. */
export const toSavingsRequest = (query: SavingsQuery): string =>
  figures.map((figure) => query[figure]).join('-');

/** Undefined for malformed or out-of-range input. */
export const readSavingsRequest = (text: string): SavingsQuery | undefined => {
  const values = text.split('-').map(readFigure);
  const query = toQuery((figure) => values[figures.indexOf(figure)] ?? 0);
  return figures.every((figure) => isWithin(figure, query[figure])) && toSavingsRequest(query) === text
    ? query
    : undefined;
};

export interface SavingsView {
  readonly yearText: string;
  readonly monthText: string;
  readonly hoursText: string;
  readonly factors: readonly { readonly value: string; readonly label: string }[];
  readonly announcement: string;
}

export const toSavingsView = (query: SavingsQuery): SavingsView => {
  const { hours, monthCents, yearCents } = calculateSavings(query);
  const yearText = formatDollars(yearCents);
  const hoursText = toHoursText(hours);
  return {
    yearText,
    monthText: formatDollars(monthCents),
    hoursText,
    factors: [
      { value: toNumberText(query.hours), label: pluralOf(query.hours, 'hour a week', 'hours a week') },
      { value: toNumberText(query.people), label: pluralOf(query.people, 'person', 'people') },
      { value: toNumberText(WORKING_WEEKS), label: 'weeks a year' },
      { value: `${AUTOMATED_PERCENT}%`, label: 'automated' },
      { value: `$${query.cost}`, label: 'an hour' },
    ],
    announcement: `${yearText} and ${hoursText} a year`,
  };
};
