import { initialOf } from '@loomwright/kit';
import { homeOf } from './access.ts';
import type { SessionSnapshot } from './session.machine.ts';
import { isAdmin, type SessionUser } from './session-user.ts';

export interface UserView {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** `Admin` or `User`; `Member` if the account has no role. */
  readonly roleText: string;
  readonly isAdmin: boolean;
  readonly homeHref: string;
  /** Shown instead of a picture: the first visible letter of the name or, failing that, of the email. */
  readonly initial: string;
  readonly profileImage: string | undefined;
}

export interface SessionView {
  readonly status: 'loading' | 'loggedOut' | 'loggedIn';
  readonly user: UserView | undefined;
  readonly canLogOut: boolean;
  readonly errorText: string;
}

const roleTexts = { user: 'User', admin: 'Admin', none: 'Member' } as const;

// Caches views, because they are compared by reference.
const views = new WeakMap<SessionUser, UserView>();

const toUserView = (user: SessionUser): UserView => {
  const known = views.get(user);
  if (known) return known;
  const { id, name, email, role = 'none', profileImage } = user;
  const view: UserView = {
    id,
    name,
    email,
    roleText: roleTexts[role],
    isAdmin: isAdmin(user),
    homeHref: homeOf(user),
    initial: initialOf(name) || initialOf(email) || '?',
    profileImage,
  };
  views.set(user, view);
  return view;
};

export const toSessionView = (snapshot: SessionSnapshot): SessionView => {
  const { cause, errorText, user } = snapshot.context;
  return {
    status: cause === undefined ? 'loading' : user ? 'loggedIn' : 'loggedOut',
    user: user && toUserView(user),
    canLogOut: snapshot.can({ type: 'session.logOut' }),
    errorText,
  };
};
