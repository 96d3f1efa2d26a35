import { accountActivityTexts } from '@loomwright/account';
import type { AccountSettings } from '@loomwright/auth';

/** Settings that note in the member's activity what has changed (STO-1). */
export const noteChanges = (
  settings: AccountSettings,
  note: (userId: number, text: string) => void,
): AccountSettings => ({
  ...settings,
  changePassword: async (userId, ...request) => {
    const outcome = await settings.changePassword(userId, ...request);
    if (outcome.kind === 'done') note(userId, accountActivityTexts.password);
    return outcome;
  },
  makeRecoveryCode: async (userId, ...request) => {
    const outcome = await settings.makeRecoveryCode(userId, ...request);
    if (outcome.kind === 'made') note(userId, accountActivityTexts.recoveryCode);
    return outcome;
  },
});
