import type { AccountRepository, AccountRepositoryPorts } from './account-repository.ts';

/** Loads the account repository, which is a chunk of its own, at most once. */
export interface AccountRepositoryLoader {
  /** Rejects when the chunk cannot be loaded; another call tries again. */
  readonly load: () => Promise<AccountRepository>;
  readonly loaded: () => AccountRepository | undefined;
}

/** Hides the browser's chunk-load message: without a message the session and the forms show their own (AUT-7). */
export const wordless = (cause: unknown): never => {
  throw new Error('', { cause });
};

export const createAccountRepositoryLoader = (ports: AccountRepositoryPorts): AccountRepositoryLoader => {
  let repository: AccountRepository | undefined;
  let loading: Promise<AccountRepository> | undefined;
  const create = async () => {
    const { createAccountRepository } = await import('./account-repository.ts').catch(wordless);
    repository = await createAccountRepository({
      ...ports,
      loadHasher: () => ports.loadHasher().catch(wordless),
    });
    return repository;
  };
  return {
    loaded: () => repository,
    load: () => {
      loading ??= create().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
};
