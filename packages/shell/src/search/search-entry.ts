import type { Settings } from '../settings.ts';
import type { Searchable } from './search-index.ts';

/** What choosing an action does; the site performs it. */
export type SearchAction =
  | { readonly kind: 'theme'; readonly theme: Settings['theme'] }
  | { readonly kind: 'logOut' | 'openAssistant' };

/** Choosing an entry goes to a page of this site, or does something. */
export type SearchTarget = { readonly href: string } | { readonly action: SearchAction };

/** For whom an entry is: as the access of a page. */
export type SearchAccess = 'everyone' | 'guests' | 'members' | 'admins';

export const ENTRY_KINDS = ['page', 'product', 'documentation', 'question', 'post', 'action'] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Something that can be found (SCH-1). */
export interface SearchEntry extends Searchable {
  /** Unique, and the same at every visit. */
  readonly id: string;
  readonly kind: EntryKind;
  /** Everyone when missing. */
  readonly access?: SearchAccess;
  /** Whether it is offered before anything is typed. */
  readonly isMain?: true;
  readonly target: SearchTarget;
}

/** Who searches, and what of the site's state decides which actions there are. */
export interface Situation {
  /** `unknown` until the saved session is restored. */
  readonly person: 'unknown' | 'guest' | 'member' | 'admin';
  readonly theme: Settings['theme'];
}

const allowed: Readonly<Record<Situation['person'], readonly SearchAccess[]>> = {
  unknown: ['everyone'],
  guest: ['everyone', 'guests'],
  member: ['everyone', 'members'],
  admin: ['everyone', 'members', 'admins'],
};

/** Whether a person may take an entry, and taking it would change something. */
export const isOffered = (
  { access = 'everyone', target }: SearchEntry,
  { person, theme }: Situation,
): boolean => {
  if (!allowed[person].includes(access)) return false;
  return !('action' in target && target.action.kind === 'theme' && target.action.theme === theme);
};
