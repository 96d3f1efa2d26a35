import type { TextPart } from './search/marked-text.ts';
import { BEST_NAME, type SearchOption } from './search/search-box.ts';
import type { EntryKind } from './search/search-entry.ts';
import type { SearchBoxSnapshot } from './search-box.machine.ts';

/** An option of the list as it is shown. */
export interface OptionView {
  /** Unique within the list at this moment. */
  readonly id: string;
  /** Its place in the list, counted through all groups. */
  readonly at: number;
  readonly isActive: boolean;
  readonly parts: readonly TextPart[];
  /** Below the title; empty for none. */
  readonly text: string;
  readonly kind: EntryKind | 'search';
  /** Whether its kind is shown, since its group does not say it. */
  readonly isMixed: boolean;
  /** Of a page; undefined for what does something. */
  readonly href: string | undefined;
}

export interface SearchBoxView {
  readonly text: string;
  readonly groups: readonly { readonly name: string; readonly options: readonly OptionView[] }[];
  /** The `id` of the option that Enter takes. */
  readonly activeId: string | undefined;
  /** Something is typed, and there is nothing to offer. */
  readonly isEmpty: boolean;
  readonly canForget: boolean;
}

const toOptionView = (option: SearchOption, at: number, active: number, isMixed: boolean): OptionView => {
  const base = { id: `search-option-${at}`, at, isActive: at === active, isMixed };
  if (option.kind === 'search')
    return {
      ...base,
      parts: [{ text: option.text, isMatch: false }],
      text: '',
      kind: 'search',
      href: undefined,
    };
  const { kind, target, text } = option.entry;
  return { ...base, parts: option.parts, text, kind, href: 'href' in target ? target.href : undefined };
};

/** Everything the dialog shows. */
export const toSearchBoxView = (snapshot: SearchBoxSnapshot): SearchBoxView => {
  const { active, groups, text } = snapshot.context.box;
  let at = 0;
  const shown = groups.map(({ name, options }) => ({
    name,
    options: options.map((option) => toOptionView(option, at++, active, name === BEST_NAME)),
  }));
  return {
    text,
    groups: shown,
    activeId: shown.flatMap(({ options }) => options).find(({ isActive }) => isActive)?.id,
    isEmpty: snapshot.matches('typed') && shown.length === 0,
    canForget: snapshot.can({ type: 'box.forget' }),
  };
};
