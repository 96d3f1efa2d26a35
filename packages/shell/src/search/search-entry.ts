import type { Settings } from '../settings.ts';
import type { Searchable } from './search-index.ts';

export type SearchAction =
  | { readonly kind: 'theme'; readonly theme: Settings['theme'] }
  | { readonly kind: 'logOut' | 'openAssistant' };

export type SearchTarget = { readonly href: string } | { readonly action: SearchAction };

export type SearchAccess = 'everyone' | 'guests' | 'members' | 'admins';

export const ENTRY_KINDS = ['page', 'product', 'documentation', 'question', 'post', 'action'] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface SearchEntry extends Searchable {
  /** Unique and stable across visits. */
  readonly id: string;
  readonly kind: EntryKind;
  /** Everyone by default. */
  readonly access?: SearchAccess;
  /** Whether the entry is offered before anything is typed. */
  readonly isMain?: true;
  readonly target: SearchTarget;
}

export interface SearchScope {
  /** `unknown` until the session is restored. */
  readonly person: 'unknown' | 'guest' | 'member' | 'admin';
  readonly theme: Settings['theme'];
}

const allowed: Readonly<Record<SearchScope['person'], readonly SearchAccess[]>> = {
  unknown: ['everyone'],
  guest: ['everyone', 'guests'],
  member: ['everyone', 'members'],
  admin: ['everyone', 'members', 'admins'],
};

/** Whether this person may use the entry. The action that sets the current theme is not offered. */
export const isOffered = (
  { access = 'everyone', target }: SearchEntry,
  { person, theme }: SearchScope,
): boolean => {
  if (!allowed[person].includes(access)) return false;
  return !('action' in target && target.action.kind === 'theme' && target.action.theme === theme);
};
