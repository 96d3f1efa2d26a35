/** The most entries that an account's activity keeps; the oldest go first. */
export const MAX_ACTIVITY = 100;
