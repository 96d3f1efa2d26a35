export const MAX_ACTIVITY = 100;
