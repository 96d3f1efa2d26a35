import type { Memory } from './site.ts';

/** Tells whether an account exists; false until the accounts are loaded. */
export const hasAccountIn =
  ({ accounts }: Memory) =>
  (id: number): boolean =>
    accounts.loaded()?.hasAccount(id) ?? false;
