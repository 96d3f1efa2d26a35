import { wordless } from './account-repository-loader.ts';
import type { AccountSettings, AccountSettingsPorts } from './account-settings.ts';

/** Account settings whose code is a chunk of its own, loaded with the first change and at most once. */
export const createAccountSettings = (ports: AccountSettingsPorts): AccountSettings => {
  let settings: AccountSettings | undefined;
  const load = async () => {
    const { createLoadedAccountSettings } = await import('./account-settings.ts').catch(wordless);
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
