import type { AccountSettings, AccountSettingsPorts } from './account-settings.ts';

/** Account settings whose code is a chunk of its own, loaded with the first change and at most once. */
export const createAccountSettings = (ports: AccountSettingsPorts): AccountSettings => {
  let settings: AccountSettings | undefined;
  const load = async () => {
    // Hide the browser's chunk-load message: the forms have their own words (AUT-7).
    const { createLoadedAccountSettings } = await import('./loaded-account-settings.ts').catch(
      (cause: unknown) => {
        throw new Error('', { cause });
      },
    );
    settings ??= createLoadedAccountSettings(ports);
    return settings;
  };
  return {
    rename: async (...request) => (await load()).rename(...request),
    setPicture: async (...request) => (await load()).setPicture(...request),
    changePassword: async (...request) => (await load()).changePassword(...request),
    hasRecoveryCode: async (...request) => (await load()).hasRecoveryCode(...request),
    makeRecoveryCode: async (...request) => (await load()).makeRecoveryCode(...request),
    resetPassword: async (...request) => (await load()).resetPassword(...request),
    deleteAccount: async (...request) => (await load()).deleteAccount(...request),
  };
};
