/** The policy of the lock (LGN-3, LGN-4): written here only. Texts quote it, tests compute from it. */

/** The failed attempts that lock the form. */
export const MAX_FAILURES = 3;
/** The first lock; each further one is twice as long as the one before … */
export const FIRST_LOCK_MS = 30_000;
/** … up to this. */
export const LONGEST_LOCK_MS = 900_000;
