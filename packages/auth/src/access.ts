import type { SiteLocation } from '@loomwright/kit';
import { match, P } from 'ts-pattern';
import type { SessionCause } from './session-events.ts';
import { isAdmin, type SessionUser } from './session-user.ts';

export type Access = 'everyone' | 'guests' | 'members' | 'admins';

/** Undefined when no page matches the path. */
export type AccessOf = (pathname: string) => Access | undefined;

/** `unknown` until the saved session is restored. */
export type Visitor = SessionUser | 'guest' | 'unknown';

export type Admission = 'open' | 'waiting' | 'elsewhere' | 'adminsOnly';

const admitUser = (visitor: Visitor, admission: (user: SessionUser) => Admission): Admission =>
  match(visitor)
    .returnType<Admission>()
    .with('unknown', () => 'waiting')
    .with('guest', () => 'elsewhere')
    .with({ id: P.number }, admission)
    .exhaustive();

/** `elsewhere` means that the visitor is redirected (NAV-7, DSH-3). */
export const admit = (access: Access, visitor: Visitor): Admission =>
  match(access)
    .returnType<Admission>()
    .with('everyone', () => 'open')
    // The prerendered page stays open while the visitor is unknown.
    .with('guests', () => (typeof visitor === 'object' ? 'elsewhere' : 'open'))
    .with('members', () => admitUser(visitor, () => 'open'))
    .with('admins', () => admitUser(visitor, (user) => (isAdmin(user) ? 'open' : 'adminsOnly')))
    .exhaustive();

export const homeOf = (user: SessionUser): string => (isAdmin(user) ? '/admin-dashboard' : '/dashboard');

const LOGIN = '/login';
// A reserved host, used as the base: an address that resolves to another origin would leave this site.
const nowhere = 'https://nowhere.invalid';
const MAX_LENGTH = 2000;

/** Refuses tabs, newlines and `\` before parsing, because browsers drop or replace them (LGN-5, SEC-1). */
export const safeNext = (
  wanted: string | null,
  user: SessionUser,
  accessOf: AccessOf,
): string | undefined => {
  if (wanted === null || wanted.length > MAX_LENGTH) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the check is for
  if (!/^\/(?!\/)[^\\\u0000-\u0020\u007f-\u00a0\u2028\u2029]*$/.test(wanted)) return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, nowhere);
  if (origin !== nowhere || pathname.startsWith('//')) return undefined;
  const access = accessOf(pathname);
  // A page for guests would redirect again.
  if (access === undefined || admit(access, user) !== 'open') return undefined;
  const address = `${pathname}${search}${hash}`;
  return address.length > MAX_LENGTH ? undefined : address;
};

export const loginFor = ({ pathname, search, hash }: SiteLocation): string => {
  const next = `${pathname}${search}${hash}`;
  return next.length > MAX_LENGTH ? LOGIN : `${LOGIN}?next=${encodeURIComponent(next)}`;
};

/** The redirect target, if any (DSH-3, LGN-5). A logout drops `next`: another user may log in. */
export const redirectFrom = (
  place: SiteLocation,
  visitor: Visitor,
  accessOf: AccessOf,
  cause?: SessionCause,
): string | undefined => {
  if (admit(accessOf(place.pathname) ?? 'everyone', visitor) !== 'elsewhere') return undefined;
  if (cause === 'registered' || cause === 'deleted') return '/';
  if (typeof visitor !== 'object') return cause === 'loggedOut' ? LOGIN : loginFor(place);
  const next = new URLSearchParams(place.search).get('next');
  return safeNext(next, visitor, accessOf) ?? homeOf(visitor);
};
