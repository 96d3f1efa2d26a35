/** The lock policy (LGN-3, LGN-4). Messages and tests take their numbers from these values. */

export const MAX_FAILURES = 3;
/** Each further lock is twice as long, up to LONGEST_LOCK_MS. */
export const FIRST_LOCK_MS = 30_000;
export const LONGEST_LOCK_MS = 900_000;
