import { type ActivityEntry, createMemberRecords } from '@loomwright/account';
import type { AccountRepositoryLoader } from '@loomwright/auth';
import type { Records } from '@loomwright/storage';

/** Notes an activity of a member. Rejects when its code cannot be loaded; a storage failure is logged. */
export const noteActivity = async (
  records: Records,
  accounts: AccountRepositoryLoader,
  userId: number,
  entry: ActivityEntry,
): Promise<void> => {
  const { hasAccount } = await accounts.load();
  createMemberRecords({ records, hasAccount }).noteActivity(userId, entry);
};
