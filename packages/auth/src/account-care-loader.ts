import type { AccountCare, AccountCarePorts } from './care.ts';

/** What people change of their accounts: a chunk of its own, brought with the first change and at most once. */
export const createAccountCare = (ports: AccountCarePorts): AccountCare => {
  let care: AccountCare | undefined;
  const bring = async () => {
    // What a browser says of code it cannot have is nobody's words: the forms have their own (AUT-7).
    const { createLoadedAccountCare } = await import('./account-care.ts').catch((cause: unknown) => {
      throw new Error('', { cause });
    });
    care ??= createLoadedAccountCare(ports);
    return care;
  };
  return {
    rename: async (...wish) => (await bring()).rename(...wish),
    setPicture: async (...wish) => (await bring()).setPicture(...wish),
    changePassword: async (...wish) => (await bring()).changePassword(...wish),
    hasRecoveryCode: async (...wish) => (await bring()).hasRecoveryCode(...wish),
    makeRecoveryCode: async (...wish) => (await bring()).makeRecoveryCode(...wish),
    resetPassword: async (...wish) => (await bring()).resetPassword(...wish),
    deleteAccount: async (...wish) => (await bring()).deleteAccount(...wish),
  };
};
