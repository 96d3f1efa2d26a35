export type SessionSnapshot = never;
