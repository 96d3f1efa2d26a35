import {
  type ColorScheme,
  type Contact,
  type Experience,
  type Link,
  MAX_ENTRIES,
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
  | {
      readonly kind: 'writeEntry';
      readonly list: ListName;
      readonly id: number;
      readonly field: EntryField;
      readonly text: string;
    }
  /** At the end of the list. */
  | { readonly kind: 'add'; readonly list: ListName; readonly id: number }
  | { readonly kind: 'remove'; readonly list: ListName; readonly id: number }
  /** To a place counted from 0, as it is once the entry has been taken out. */
  | { readonly kind: 'move'; readonly list: ListName; readonly id: number; readonly to: number }
  | { readonly kind: 'chooseTheme'; readonly theme: PortfolioTheme }
  | { readonly kind: 'chooseScheme'; readonly scheme: ColorScheme }
  | { readonly kind: 'replace'; readonly portfolio: Portfolio };

type Entry = Entries[ListName];

const blanks: { readonly [L in ListName]: Omit<Entries[L], 'id'> } = {
  links: { label: '', address: '' },
  projects: { title: '', text: '', address: '', picture: '', pictureText: '' },
  experience: { role: '', organisation: '', period: '', text: '' },
};

/** The id the next entry of a list takes. */
export const nextId = (portfolio: Portfolio, list: ListName): number =>
  1 + Math.max(0, ...portfolio[list].map(({ id }) => id));

/** The skills a text names: one a line, or between commas. */
export const readSkills = (text: string): readonly string[] =>
  text
    .split(/[,\n]/)
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '')
    .slice(0, MAX_ENTRIES);

const cut = (text: string, field: string): string =>
  field === 'picture' ? text : text.slice(0, MAX_TEXT_LENGTH);

const withList = (portfolio: Portfolio, list: ListName, entries: readonly Entry[]): Portfolio => ({
  ...portfolio,
  [list]: entries,
});

const moved = (entries: readonly Entry[], id: number, to: number): readonly Entry[] => {
  const entry = entries.find((other) => other.id === id);
  if (!entry) return entries;
  const rest = entries.filter((other) => other !== entry);
  return [...rest.slice(0, Math.max(0, to)), entry, ...rest.slice(Math.max(0, to))];
};

/** A portfolio after an edit; the same reference when nothing changes. */
export const editPortfolio = (portfolio: Portfolio, edit: Edit): Portfolio => {
  switch (edit.kind) {
    case 'write': {
      const text = cut(edit.text, edit.field);
      return text === portfolio[edit.field] ? portfolio : { ...portfolio, [edit.field]: text };
    }
    case 'writeContact': {
      const text = cut(edit.text, edit.field);
      const { contact } = portfolio;
      return text === contact[edit.field]
        ? portfolio
        : { ...portfolio, contact: { ...contact, [edit.field]: text } };
    }
    case 'writeSkills': {
      const skills = readSkills(cut(edit.text, 'skills'));
      return skills.join('\n') === portfolio.skills.join('\n') ? portfolio : { ...portfolio, skills };
    }
    case 'writeEntry': {
      const { list, id, field } = edit;
      const text = cut(edit.text, field);
      const entry = portfolio[list].find((other) => other.id === id);
      if (!entry || !Object.hasOwn(blanks[list], field)) return portfolio;
      if (entry[field as keyof typeof entry] === (text as never)) return portfolio;
      return withList(
        portfolio,
        list,
        portfolio[list].map((other) => (other === entry ? { ...entry, [field]: text } : other)),
      );
    }
    case 'add': {
      const { list, id } = edit;
      const entries: readonly Entry[] = portfolio[list];
      if (entries.length >= MAX_ENTRIES || entries.some((entry) => entry.id === id)) return portfolio;
      return withList(portfolio, list, [...entries, { id, ...blanks[list] } as Entry]);
    }
    case 'remove': {
      const { list, id } = edit;
      const entries: readonly Entry[] = portfolio[list];
      const rest = entries.filter((entry) => entry.id !== id);
      return rest.length === entries.length ? portfolio : withList(portfolio, list, rest);
    }
    case 'move': {
      const { list, id, to } = edit;
      const entries = moved(portfolio[list], id, to);
      return entries.every((entry, index) => entry === portfolio[list][index])
        ? portfolio
        : withList(portfolio, list, entries);
    }
    case 'chooseTheme':
      return edit.theme === portfolio.theme ? portfolio : { ...portfolio, theme: edit.theme };
    case 'chooseScheme':
      return edit.scheme === portfolio.scheme ? portfolio : { ...portfolio, scheme: edit.scheme };
    case 'replace':
      return edit.portfolio;
  }
};
