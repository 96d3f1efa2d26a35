/** The most requests one question may cost (CHT-4): the first, and the retries. */
export const MAX_REQUESTS = 4;
/** The delay before the nth retry is n times this. */
export const DELAY_STEP_MS = 1000;
/** A Retry-After lengthens the delay up to this. */
export const MAX_DELAY_MS = 30_000;
/** Time-out from the first byte of a request to the last byte of the reply (CHT-4). */
export const ANSWER_TIMEOUT_MS = 30_000;
