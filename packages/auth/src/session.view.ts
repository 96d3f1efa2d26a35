import { initialOf } from '@loomwright/kit';
import { homeOf } from './access.ts';
import type { SessionSnapshot } from './session.machine.ts';
import { isAdmin, type SessionUser } from './session-user.ts';

/** The user who is signed in, as shown (NAV-6). */
export interface UserView {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** `Admin`, `User`, or `Member` when the account names no role. */
  readonly roleText: string;
  readonly isAdmin: boolean;
  /** The address of the user's dashboard (LGN-5). */
  readonly homeHref: string;
  /** That of the name, or of the email where nothing of the name is seen; stands in for a picture. */
  readonly initial: string;
  readonly profileImage: string | undefined;
}

export interface SessionView {
  readonly status: 'loading' | 'signedOut' | 'signedIn';
  readonly user: UserView | undefined;
  readonly canLogOut: boolean;
  /** The error of the session, until it is cleared; empty for none (AUT-5, AUT-6). */
  readonly errorText: string;
}

const roleTexts = { user: 'User', admin: 'Admin', none: 'Member' } as const;

// Views are compared by reference: the same user gets the same view.
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
    status: cause === undefined ? 'loading' : user ? 'signedIn' : 'signedOut',
    user: user && toUserView(user),
    canLogOut: snapshot.can({ type: 'session.logOut' }),
    errorText,
  };
};
