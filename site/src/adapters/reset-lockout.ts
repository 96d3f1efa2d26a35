import { createLockoutStore } from '@loomwright/login';
import type { Records } from '@loomwright/storage';

/** Ends the lockout of the login form, in every tab. */
export const resetLockout = (records: Records, now: () => number) =>
  createLockoutStore({ records, now }).reset();
