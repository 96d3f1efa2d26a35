import { cutText, trimText } from '@loomwright/kit';
import { match } from 'ts-pattern';
import {
  BLANK_ENTRIES,
  type Entry,
  isPictureField,
  LIST_NAMES,
  type ListName,
  type PortfolioField,
} from './fields.ts';
import {
  isEmptyPortfolio,
  isPicture,
  isSame,
  MAX_ENTRIES,
  MAX_SKILLS,
  MAX_TEXT_LENGTH,
  type Portfolio,
} from './portfolio.ts';

type Choice = Partial<Pick<Portfolio, 'skills' | 'theme' | 'scheme'>>;

/** An edit that cannot be applied is a no-op. */
export type Edit =
  | { readonly kind: 'write'; readonly field: PortfolioField; readonly text: string }
  | { readonly kind: 'add'; readonly list: ListName; readonly id: number }
  | { readonly kind: 'insert'; readonly list: ListName; readonly entry: Entry; readonly to: number }
  | { readonly kind: 'remove'; readonly list: ListName; readonly id: number }
  /** `to` is an index in the list without the entry. */
  | { readonly kind: 'move'; readonly list: ListName; readonly id: number; readonly to: number }
  | { readonly kind: 'choose'; readonly choice: Choice }
  | { readonly kind: 'replace'; readonly portfolio: Portfolio }
  /** Like `replace`, but only for an empty portfolio, since another tab may already have begun (STO-4). */
  | { readonly kind: 'begin'; readonly portfolio: Portfolio };

/** Splits skills at line breaks and at commas, including Arabic and Japanese ones. */
export const readSkills = (text: string): readonly string[] =>
  cutText(text, MAX_TEXT_LENGTH)
    .split(/[,،、，\n]/)
    .map(trimText)
    .filter((skill) => skill !== '')
    .slice(0, MAX_SKILLS);

const withText = (entries: readonly Entry[], id: number, field: string, text: string) =>
  entries.map((entry): Entry => (entry.id === id ? { ...entry, [field]: text } : entry));

const write = (portfolio: Portfolio, field: PortfolioField, text: string): Portfolio => {
  if (field === 'skills') return { ...portfolio, skills: readSkills(text) };
  if (isPictureField(field) && !isPicture(text)) return portfolio;
  const fitting = isPictureField(field) ? text : cutText(text, MAX_TEXT_LENGTH);
  const [part, second = '', third] = field.split('.');
  const list = LIST_NAMES.find((name) => name === part);
  if (list && third)
    return { ...portfolio, [list]: withText(portfolio[list], Number(second), third, fitting) };
  return second
    ? { ...portfolio, contact: { ...portfolio.contact, [second]: fitting } }
    : { ...portfolio, [field]: fitting };
};

const inserted = (entries: readonly Entry[], entry: Entry, to: number): readonly Entry[] => [
  ...entries.slice(0, Math.max(0, to)),
  entry,
  ...entries.slice(Math.max(0, to)),
];

const put = (portfolio: Portfolio, list: ListName, entry: Entry, to: number): Portfolio => {
  const entries: readonly Entry[] = portfolio[list];
  const hasRoom = entries.length < MAX_ENTRIES && entries.every(({ id }) => id !== entry.id);
  return hasRoom ? { ...portfolio, [list]: inserted(entries, entry, to) } : portfolio;
};

const moved = (entries: readonly Entry[], id: number, to?: number): readonly Entry[] => {
  const entry = entries.find((other) => other.id === id);
  const others = entries.filter((other) => other !== entry);
  return entry && to !== undefined ? inserted(others, entry, to) : others;
};

const change = (portfolio: Portfolio, edit: Edit): Portfolio =>
  match(edit)
    .with({ kind: 'write' }, ({ field, text }) => write(portfolio, field, text))
    .with({ kind: 'add' }, ({ id, list }) =>
      put(portfolio, list, { id, ...BLANK_ENTRIES[list] }, MAX_ENTRIES),
    )
    .with({ kind: 'insert' }, ({ entry, list, to }) => put(portfolio, list, entry, to))
    .with({ kind: 'remove' }, ({ id, list }) => ({ ...portfolio, [list]: moved(portfolio[list], id) }))
    .with({ kind: 'move' }, ({ id, list, to }) => ({ ...portfolio, [list]: moved(portfolio[list], id, to) }))
    .with({ kind: 'choose' }, ({ choice }) => ({ ...portfolio, ...choice }))
    .with({ kind: 'begin' }, (begun) => (isEmptyPortfolio(portfolio) ? begun.portfolio : portfolio))
    .with({ kind: 'replace' }, (replaced) => replaced.portfolio)
    .exhaustive();

/** Returns the same reference if nothing changes. */
export const editPortfolio = (portfolio: Portfolio, edit: Edit): Portfolio => {
  const after = change(portfolio, edit);
  return isSame(after, portfolio) ? portfolio : after;
};
