import { cutText, isBlank, toCountText } from '@loomwright/kit';
import type { TextPart } from './marked-text.ts';
import {
  ENTRY_KINDS,
  type EntryKind,
  isOffered,
  type SearchEntry,
  type SearchScope,
} from './search-entry.ts';
import type { SearchIndex } from './search-index.ts';
import { MAX_SEARCH_LENGTH, NO_SEARCHES, type Searches } from './searches.ts';

export type SearchOption =
  | { readonly kind: 'entry'; readonly entry: SearchEntry; readonly parts: readonly TextPart[] }
  | { readonly kind: 'search'; readonly text: string };

export interface OptionGroup {
  readonly name: string;
  readonly options: readonly SearchOption[];
}

export interface SearchBox {
  readonly text: string;
  readonly searchScope: SearchScope;
  readonly searches: Searches;
  readonly groups: readonly OptionGroup[];
  /** The index, among the options of all groups, of the option that Enter selects; 0 if there are none. */
  readonly active: number;
}

type Index = SearchIndex<SearchEntry>;

const BEST = 3;
const MORE = 4;

export const BEST_NAME = 'Best matches';

const groupNames: Readonly<Record<EntryKind, string>> = {
  page: 'Pages',
  product: 'Products',
  documentation: 'Documentation',
  question: 'Questions',
  post: 'Posts',
  action: 'Actions',
};

const filled = (groups: readonly OptionGroup[]) => groups.filter(({ options }) => options.length > 0);

const toOption = (entry: SearchEntry): SearchOption => ({
  kind: 'entry',
  entry,
  parts: [{ text: entry.title, isMatch: false }],
});

const beginning = (index: Index, searchScope: SearchScope, searches: Searches): readonly OptionGroup[] => {
  const main = index.entries.filter((entry) => entry.isMain && isOffered(entry, searchScope));
  const ofKind = (isAction: boolean) =>
    main.filter(({ kind }) => (kind === 'action') === isAction).map(toOption);
  return filled([
    { name: 'Recent searches', options: searches.map((text) => ({ kind: 'search', text })) },
    { name: 'Go to', options: ofKind(false) },
    { name: 'Actions', options: ofKind(true) },
  ]);
};

const results = (index: Index, text: string, searchScope: SearchScope): readonly OptionGroup[] => {
  const hits = index
    .search(text)
    .filter(({ entry }) => isOffered(entry, searchScope))
    .map(({ entry, parts }) => ({ kind: 'entry', entry, parts }) as const);
  const rest = hits.slice(BEST);
  return filled([
    { name: BEST_NAME, options: hits.slice(0, BEST) },
    ...ENTRY_KINDS.map((kind) => ({
      name: groupNames[kind],
      options: rest.filter(({ entry }) => entry.kind === kind).slice(0, MORE),
    })),
  ]);
};

const refresh = (box: Omit<SearchBox, 'groups'>, index: Index): SearchBox => ({
  ...box,
  groups: isBlank(box.text)
    ? beginning(index, box.searchScope, box.searches)
    : results(index, box.text, box.searchScope),
});

export const optionsOf = ({ groups }: Pick<SearchBox, 'groups'>): readonly SearchOption[] =>
  groups.flatMap(({ options }) => options);

export const activeOption = (box: SearchBox): SearchOption | undefined => optionsOf(box)[box.active];

export const openSearchBox = (index: Index, searchScope: SearchScope): SearchBox =>
  refresh({ text: '', searchScope, searches: NO_SEARCHES, active: 0 }, index);

export const typeText = (box: SearchBox, text: string, index: Index): SearchBox =>
  refresh({ ...box, text: cutText(text, MAX_SEARCH_LENGTH), active: 0 }, index);

/** Keeps the same option active if it is still in the list. */
const keepActive = (before: SearchBox, after: SearchBox): SearchBox => {
  const nameOf = (option: SearchOption | undefined) =>
    option?.kind === 'entry' ? `entry ${option.entry.id}` : `search ${option?.text}`;
  const name = nameOf(activeOption(before));
  const at = optionsOf(after).findIndex((option) => nameOf(option) === name);
  return { ...after, active: Math.max(0, at) };
};

export const changeScope = (box: SearchBox, searchScope: SearchScope, index: Index): SearchBox =>
  keepActive(box, refresh({ ...box, searchScope }, index));

export const changeSearches = (box: SearchBox, searches: Searches, index: Index): SearchBox => {
  const after = refresh({ ...box, searches }, index);
  // Recent searches load late and come first: if the first row was active, the new first row becomes active.
  return box.active === 0 ? after : keepActive(box, after);
};

/** Wraps around at both ends. */
export const moveActive = (box: SearchBox, by: 1 | -1): SearchBox => {
  const count = optionsOf(box).length;
  return count === 0 ? box : { ...box, active: (box.active + by + count) % count };
};

export const setActive = (box: SearchBox, at: number): SearchBox =>
  at === box.active || !optionsOf(box)[at] ? box : { ...box, active: at };

export const countText = (box: SearchBox): string => {
  const { length } = optionsOf(box);
  return length === 0 ? 'Nothing found' : toCountText(length, 'result');
};
