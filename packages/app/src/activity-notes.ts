import type { SessionCause } from '@loomwright/auth';
import { type CartChange, noticeOf } from '@loomwright/cart';
import type { ActivityNote } from './app-events.ts';

// A restored session, or one followed from another tab, is noted in the tab where it began.
const sessionTexts: Partial<Record<SessionCause, string>> = {
  loggedIn: 'Logged in.',
  registered: 'Registered.',
  loggedOut: 'Logged out.',
};

/** What is noted of a change of the session, if anything. */
export const noteOfSession = (cause: SessionCause): ActivityNote | undefined => {
  const text = sessionTexts[cause];
  return text === undefined ? undefined : { kind: 'session', text };
};

/** What is noted of a change of the cart; of several quantities of a product, one after the other, the last. */
export const noteOfCart = (change: CartChange): ActivityNote => {
  const text = noticeOf(change);
  if (change.kind !== 'quantitySet') return { kind: 'cart', text };
  return { kind: 'cart', text, subject: `${change.name}: quantity ` };
};
