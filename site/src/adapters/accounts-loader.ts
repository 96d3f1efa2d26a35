import type { AccountRepository, AccountRepositoryLoader, AccountRepositoryPorts } from '@loomwright/auth';

// Drops the browser's message about a failed chunk, so that the forms show their own message (AUT-7).
const withoutMessage = (cause: unknown): never => {
  throw new Error('', { cause });
};

export const createAccountsLoader = (ports: AccountRepositoryPorts): AccountRepositoryLoader => {
  let repository: AccountRepository | undefined;
  let loading: Promise<AccountRepository> | undefined;
  const load = async () => {
    const { createAccountRepository } = await import('./account-repository.ts').catch(withoutMessage);
    const loadHasher = () => ports.loadHasher().catch(withoutMessage);
    repository = await createAccountRepository({ ...ports, loadHasher });
    return repository;
  };
  return {
    loaded: () => repository,
    load: () => {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
};
