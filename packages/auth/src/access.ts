import type { SiteLocation } from '@loomwright/kit';
import { match, P } from 'ts-pattern';
import type { SessionCause } from './session-events.ts';
import { isAdmin, type SessionUser } from './session-user.ts';

/** The visitors a page is for; a page for `guests` redirects members (LGN-5, DSH-3). */
export type Access = 'everyone' | 'guests' | 'members' | 'admins';

/** The access of the page at a path; undefined when there is no such page. */
export type AccessOf = (pathname: string) => Access | undefined;

/** The visitor of the site: `unknown` until the saved session is restored. */
export type Visitor = SessionUser | 'guest' | 'unknown';

/** What a visitor gets at a page. */
export type Admission = 'open' | 'waiting' | 'elsewhere' | 'adminsOnly';

const admitUser = (visitor: Visitor, admission: (user: SessionUser) => Admission): Admission =>
  match(visitor)
    .returnType<Admission>()
    .with('unknown', () => 'waiting')
    .with('guest', () => 'elsewhere')
    .with({ id: P.number }, admission)
    .exhaustive();

/** What a visitor gets at a page of this access (NAV-7, DSH-3): `elsewhere` is a redirect. */
export const admit = (access: Access, visitor: Visitor): Admission =>
  match(access)
    .returnType<Admission>()
    .with('everyone', () => 'open')
    // The page for guests is what a document shows before the visitor is known.
    .with('guests', () => (typeof visitor === 'object' ? 'elsewhere' : 'open'))
    .with('members', () => admitUser(visitor, () => 'open'))
    .with('admins', () => admitUser(visitor, (user) => (isAdmin(user) ? 'open' : 'adminsOnly')))
    .exhaustive();

/** Where a user lands after logging in (LGN-5). */
export const homeOf = (user: SessionUser): string => (isAdmin(user) ? '/admin-dashboard' : '/dashboard');

const LOGIN = '/login';
// A base that no site has: an address that resolves to another origin leaves this site.
const nowhere = 'https://nowhere.invalid';
const MAX_LENGTH = 2000;

/**
 * The wanted address, normalized, if it is a page of this site that the user may see (LGN-5, SEC-1). Browsers drop tabs and
 * newlines and take a backslash for a slash: an address with one is refused before it is parsed.
 */
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
  // Percent-encoding may have made it longer.
  const address = `${pathname}${search}${hash}`;
  return address.length > MAX_LENGTH ? undefined : address;
};

/** The login page that leads a guest back to a page (DSH-3). */
export const loginFor = ({ pathname, search, hash }: SiteLocation): string => {
  const next = `${pathname}${search}${hash}`;
  return next.length > MAX_LENGTH ? LOGIN : `${LOGIN}?next=${encodeURIComponent(next)}`;
};

/**
 * Where a visitor is sent from a page, or nothing (DSH-3, LGN-5). After registering, and from a deleted account: home (REG-2,
 * AUT-8); after logging out: the login page, without a way back for the next user.
 */
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
