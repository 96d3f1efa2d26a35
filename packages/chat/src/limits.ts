/** Requests per question, including retries (CHT-4). */
export const MAX_REQUESTS = 4;
/** The nth retry waits n times as long. */
export const DELAY_STEP_MS = 1000;
/** The longest delay a Retry-After header can cause. */
export const MAX_DELAY_MS = 30_000;
/** From the first byte of a request to the last byte of the reply (CHT-4). */
export const ANSWER_TIMEOUT_MS = 30_000;
