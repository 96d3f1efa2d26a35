import { createLockoutStore, type LockoutStore } from '@loomwright/login';
import type { Site } from './site.ts';

/**
 * The lockout of the login form, one owner as long as the page lives: what storage refuses it remembers while the form is
 * away (STO-3). Made when a page first needs it, for its code is no part of the first load.
 */
export const lockoutOf = ({ app, lockout, world }: Site): LockoutStore => {
  lockout.store ??= createLockoutStore({
    ...world,
    onRefused: (reason) => app.send({ type: 'storage.refused', reason }),
  });
  return lockout.store;
};
