/** The most searches that are kept (SCH-1). */
export const MAX_SEARCHES = 6;
