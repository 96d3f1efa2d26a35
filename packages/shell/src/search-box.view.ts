import type { TextPart } from './search/marked-text.ts';
import { BEST_NAME, type SearchOption } from './search/search-box.ts';
import type { EntryKind } from './search/search-entry.ts';
import type { SearchBoxSnapshot } from './search-box.machine.ts';

export interface OptionView {
  /** Unique within the current list. */
  readonly id: string;
  /** The index among the options of all groups. */
  readonly at: number;
  readonly isActive: boolean;
  readonly parts: readonly TextPart[];
  /** The description of the option; empty for none. */
  readonly text: string;
  readonly kind: EntryKind | 'search';
  /** Whether the group mixes kinds, so that each option shows its own. */
  readonly isMixed: boolean;
  /** Undefined for an action or a recent search. */
  readonly href: string | undefined;
}

export interface SearchBoxView {
  readonly text: string;
  readonly groups: readonly { readonly name: string; readonly options: readonly OptionView[] }[];
  /** For `aria-activedescendant`. */
  readonly activeId: string | undefined;
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
    canForget: snapshot.can({ type: 'box.clearRecent' }),
  };
};
