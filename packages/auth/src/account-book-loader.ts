import type { AccountBook, AccountBookPorts } from './account-book.ts';

/** Brings the book of accounts, which is a chunk of its own, at most once. */
export interface AccountBookLoader {
  /** Rejects when the chunk cannot be had; asking again tries again. */
  readonly load: () => Promise<AccountBook>;
  readonly loaded: () => AccountBook | undefined;
}

// Hides the browser's chunk-load message: without a message the session has words of its own (AUT-7).
const wordless = (cause: unknown): never => {
  throw new Error('', { cause });
};

export const createAccountBookLoader = (ports: AccountBookPorts): AccountBookLoader => {
  let book: AccountBook | undefined;
  let loading: Promise<AccountBook> | undefined;
  const bring = async () => {
    const { createAccountBook } = await import('./account-book.ts').catch(wordless);
    book = await createAccountBook({ ...ports, loadHasher: () => ports.loadHasher().catch(wordless) });
    return book;
  };
  return {
    loaded: () => book,
    load: () => {
      loading ??= bring().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
};
