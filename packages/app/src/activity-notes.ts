import type { SessionCause } from '@loomwright/auth';
import { type CartChange, noticeOf } from '@loomwright/cart';
import type { NewActivity } from './app-events.ts';

// A restored session is not recorded again. Another tab records its own changes.
const sessionTexts: Partial<Record<SessionCause, string>> = {
  loggedIn: 'Logged in.',
  registered: 'Registered.',
  loggedOut: 'Logged out.',
};

export const activityOfSession = (cause: SessionCause): NewActivity | undefined => {
  const text = sessionTexts[cause];
  return text === undefined ? undefined : { kind: 'session', text };
};

export const activityOfCart = (change: CartChange): NewActivity => {
  const text = noticeOf(change);
  if (change.kind !== 'quantitySet') return { kind: 'cart', text };
  return { kind: 'cart', text, subject: `${change.name}: quantity ` };
};
