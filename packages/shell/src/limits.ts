/** The maximum number of stored recent searches (SCH-1). */
export const MAX_SEARCHES = 6;
