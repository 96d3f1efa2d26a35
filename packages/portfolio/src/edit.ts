import { isSame } from './is-same.ts';
import {
  type ColorScheme,
  type Contact,
  type Experience,
  isEmptyPortfolio,
  isPicture,
  type Link,
  MAX_ENTRIES,
  MAX_SKILLS,
  MAX_TEXT_LENGTH,
  type Portfolio,
  type PortfolioTheme,
  type Project,
} from './portfolio.ts';

/** The lists of a portfolio and the entries they hold. */
export interface Entries {
  readonly links: Link;
  readonly projects: Project;
  readonly experience: Experience;
}
export type ListName = keyof Entries;
export type Entry = Entries[ListName];
/** The texts of an entry, by list. */
export type EntryField<L extends ListName = ListName> = L extends ListName
  ? Exclude<keyof Entries[L], 'id'> & string
  : never;
export type TextField = 'name' | 'headline' | 'about' | 'picture';
export type ContactField = keyof Contact;

/** What a person does to a portfolio. What does not fit it changes nothing. */
export type Edit =
  | { readonly kind: 'write'; readonly field: TextField; readonly text: string }
  | { readonly kind: 'writeContact'; readonly field: ContactField; readonly text: string }
  /** One skill a line, or between commas. */
  | { readonly kind: 'writeSkills'; readonly text: string }
  | { readonly kind: 'setSkills'; readonly skills: readonly string[] }
  | {
      readonly kind: 'writeEntry';
      readonly list: ListName;
      readonly id: number;
      readonly field: EntryField;
      readonly text: string;
    }
  /** An empty entry at the end of the list. */
  | { readonly kind: 'add'; readonly list: ListName; readonly id: number }
  /** An entry that was there before, at a place counted from 0. */
  | { readonly kind: 'insert'; readonly list: ListName; readonly entry: Entry; readonly to: number }
  | { readonly kind: 'remove'; readonly list: ListName; readonly id: number }
  /** To a place counted from 0, as it is once the entry has been taken out. */
  | { readonly kind: 'move'; readonly list: ListName; readonly id: number; readonly to: number }
  | { readonly kind: 'chooseTheme'; readonly theme: PortfolioTheme }
  | { readonly kind: 'chooseScheme'; readonly scheme: ColorScheme }
  | { readonly kind: 'replace'; readonly portfolio: Portfolio }
  /** As `replace`, but never over work: another tab may have begun in the meantime (STO-4). */
  | { readonly kind: 'begin'; readonly portfolio: Portfolio };

const blanks: { readonly [L in ListName]: Omit<Entries[L], 'id'> } = {
  links: { label: '', address: '' },
  projects: { title: '', text: '', address: '', picture: '', pictureText: '' },
  experience: { role: '', organisation: '', period: '', text: '' },
};

export const LIST_NAMES = Object.keys(blanks) as readonly ListName[];

/** The texts an entry of a list has. */
export const entryFields = (list: ListName): readonly EntryField[] =>
  Object.keys(blanks[list]) as readonly EntryField[];

// A pair of surrogates is one character: half of it would be shown and written as damage.
const cut = (text: string): string => {
  if (text.length <= MAX_TEXT_LENGTH) return text;
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(MAX_TEXT_LENGTH - 1, MAX_TEXT_LENGTH + 1))
    ? text.slice(0, MAX_TEXT_LENGTH - 1)
    : text.slice(0, MAX_TEXT_LENGTH);
};

/** What a field takes of a text; undefined for what is no picture where one belongs. */
const fitting = (text: string, field: string): string | undefined => {
  if (field !== 'picture') return cut(text);
  return isPicture(text) ? text : undefined;
};

/** The skills a text names: one a line, or between commas. */
export const readSkills = (text: string): readonly string[] =>
  cut(text)
    .split(/[,\n]/)
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '')
    .slice(0, MAX_SKILLS);

const withList = (portfolio: Portfolio, list: ListName, entries: readonly Entry[]): Portfolio => ({
  ...portfolio,
  [list]: entries,
});

const inserted = (entries: readonly Entry[], entry: Entry, to: number): readonly Entry[] => [
  ...entries.slice(0, Math.max(0, to)),
  entry,
  ...entries.slice(Math.max(0, to)),
];

const put = (portfolio: Portfolio, list: ListName, entry: Entry, to: number): Portfolio => {
  const entries: readonly Entry[] = portfolio[list];
  const hasRoom = entries.length < MAX_ENTRIES && entries.every(({ id }) => id !== entry.id);
  return hasRoom ? withList(portfolio, list, inserted(entries, entry, to)) : portfolio;
};

const move = (portfolio: Portfolio, list: ListName, id: number, to: number): Portfolio => {
  const entries: readonly Entry[] = portfolio[list];
  const entry = entries.find((other) => other.id === id);
  if (!entry) return portfolio;
  const after = inserted(
    entries.filter((other) => other !== entry),
    entry,
    to,
  );
  return after.every((other, index) => other === entries[index])
    ? portfolio
    : withList(portfolio, list, after);
};

const setSkills = (portfolio: Portfolio, skills: readonly string[]): Portfolio =>
  isSame(skills, portfolio.skills) ? portfolio : { ...portfolio, skills };

/** A portfolio after an edit; the same reference when nothing changes. */
export const editPortfolio = (portfolio: Portfolio, edit: Edit): Portfolio => {
  switch (edit.kind) {
    case 'write': {
      const text = fitting(edit.text, edit.field) ?? portfolio[edit.field];
      return text === portfolio[edit.field] ? portfolio : { ...portfolio, [edit.field]: text };
    }
    case 'writeContact': {
      const text = cut(edit.text);
      const { contact } = portfolio;
      return text === contact[edit.field]
        ? portfolio
        : { ...portfolio, contact: { ...contact, [edit.field]: text } };
    }
    case 'writeSkills':
      return setSkills(portfolio, readSkills(edit.text));
    case 'setSkills':
      return setSkills(portfolio, edit.skills);
    case 'writeEntry': {
      const { list, id, field } = edit;
      const text = fitting(edit.text, field);
      const entries: readonly Entry[] = portfolio[list];
      const entry = entries.find((other) => other.id === id);
      if (!entry || text === undefined || !Object.hasOwn(blanks[list], field)) return portfolio;
      if (entry[field as keyof Entry] === (text as never)) return portfolio;
      return withList(
        portfolio,
        list,
        entries.map((other) => (other === entry ? { ...entry, [field]: text } : other)),
      );
    }
    case 'add':
      return put(portfolio, edit.list, { id: edit.id, ...blanks[edit.list] } as Entry, MAX_ENTRIES);
    case 'insert':
      return put(portfolio, edit.list, edit.entry, edit.to);
    case 'remove': {
      const { list, id } = edit;
      const entries: readonly Entry[] = portfolio[list];
      const rest = entries.filter((entry) => entry.id !== id);
      return rest.length === entries.length ? portfolio : withList(portfolio, list, rest);
    }
    case 'move':
      return move(portfolio, edit.list, edit.id, edit.to);
    case 'chooseTheme':
      return edit.theme === portfolio.theme ? portfolio : { ...portfolio, theme: edit.theme };
    case 'chooseScheme':
      return edit.scheme === portfolio.scheme ? portfolio : { ...portfolio, scheme: edit.scheme };
    case 'begin':
      return isEmptyPortfolio(portfolio) ? edit.portfolio : portfolio;
    case 'replace':
      return isSame(edit.portfolio, portfolio) ? portfolio : edit.portfolio;
  }
};
