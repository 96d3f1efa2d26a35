import { createLockoutStore } from '@loomwright/login';
import type { Site } from '../../app/site.ts';

/** Ends the lockout of the login form, in every tab. */
export const resetLockout = ({ memory: { records }, world }: Site) =>
  createLockoutStore({ records, now: world.now }).reset();
