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

/** One of the figures that a person gives of a task. */
type SavingsFigure = keyof typeof SAVINGS_RANGES;

/** What a person says of a task: whole numbers within `SAVINGS_RANGES` (CAL-1). */
export type SavingsQuery = Readonly<Record<SavingsFigure, number>>;

const figures = keysOf(SAVINGS_RANGES);
const toQuery = (toValue: (figure: SavingsFigure) => number): SavingsQuery => recordOf(figures, toValue);

/** The whole number that a text means, in decimal digits of any script; undefined for any other text. */
export const readFigure = (text: string): number | undefined => {
  const digits = toAsciiDigits(withoutMarks(text));
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
};

const isWithin = (figure: SavingsFigure, value: number) =>
  value >= SAVINGS_RANGES[figure].least && value <= SAVINGS_RANGES[figure].most;

/** The figures of an address; those that are missing or out of range are the initial ones. */
export const readSavingsQuery = (search: string): SavingsQuery => {
  const params = new URLSearchParams(search);
  return toQuery((figure) => {
    const value = readFigure(params.get(figure) ?? '');
    return value !== undefined && isWithin(figure, value) ? value : SAVINGS_RANGES[figure].initial;
  });
};

/** The search part of an address without its `?`; empty for the initial figures. Reading it gives the same query. */
export const writeSavingsQuery = (query: SavingsQuery): string =>
  figures
    .filter((figure) => query[figure] !== SAVINGS_RANGES[figure].initial)
    .map((figure) => `${figure}=${query[figure]}`)
    .join('&');

/** The query with other figures, each moved into its range; the address of before is replaced. */
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

/** What a year of the task takes, and what automation would save of it. */
export interface Savings {
  readonly hours: number;
  readonly yearCents: number;
  /** A twelfth, to the nearest cent. */
  readonly monthCents: number;
}

/** Hours × people × weeks × share × cost of an hour. All factors are whole, so that the cents are exact. */
export const calculateSavings = ({ cost, hours, people }: SavingsQuery): Savings => {
  const percentHours = hours * people * WORKING_WEEKS * AUTOMATED_PERCENT;
  // Dollars for a hundredth of an hour are cents for an hour.
  const yearCents = percentHours * cost;
  return { hours: percentHours / 100, yearCents, monthCents: toCents(yearCents / 1200) };
};

const toHoursText = (hours: number) => toCountText(Math.round(hours), 'hour');

/** The paragraph of a request for a demo. Its first three numbers are the figures. */
const toParagraph = (query: SavingsQuery): string => {
  const { hours, yearCents } = calculateSavings(query);
  return `Our figures from the savings calculator: ${toCountText(query.hours, 'hour')} a week, ${toCountText(query.people, 'person', 'people')}, $${query.cost} an hour. That makes about ${formatDollars(yearCents)} and ${toHoursText(hours)} a year.`;
};

/** Whether a paragraph is one of ours that was not edited. */
const isOwn = (paragraph: string) => {
  const [hours = 0, people = 0, cost = 0] = (paragraph.match(/\d+/g) ?? []).map(Number);
  return paragraph === toParagraph({ hours, people, cost });
};

/** Adds the figures to a text and keeps what was written; earlier figures that were not edited are replaced. */
export const attachSavings = (text: string, query: SavingsQuery): string => {
  const paragraphs = text.split('\n\n');
  const added = toParagraph(query);
  return paragraphs.some(isOwn)
    ? paragraphs.map((paragraph) => (isOwn(paragraph) ? added : paragraph)).join('\n\n')
    : addParagraph(text, added);
};

/** The figures as the booking's address brings them along: `6-5-35`. */
export const toSavingsRequest = (query: SavingsQuery): string =>
  figures.map((figure) => query[figure]).join('-');

/** The figures that an address brings along; undefined for any other text, and for figures out of range. */
export const readSavingsRequest = (text: string): SavingsQuery | undefined => {
  const values = text.split('-').map(readFigure);
  const query = toQuery((figure) => values[figures.indexOf(figure)] ?? 0);
  return figures.every((figure) => isWithin(figure, query[figure])) && toSavingsRequest(query) === text
    ? query
    : undefined;
};

/** The result in words. */
export interface SavingsView {
  /** `$18,900` */
  readonly yearText: string;
  readonly monthText: string;
  readonly hoursText: string;
  /** The factors with what each is, in the order of the formula. */
  readonly factors: readonly { readonly value: string; readonly label: string }[];
  /** For a screen reader, after a change. */
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
