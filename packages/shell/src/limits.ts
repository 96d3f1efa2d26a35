/** The number of recent searches stored (SCH-1). */
export const MAX_SEARCHES = 6;
