import { recordContract } from '@loomwright/storage/testing';
import { describe, expect, it } from 'vitest';
import { createAccountsCodec, createUserCodec } from '../src/account-repository.ts';
import { SAMPLE_ACCOUNTS } from '../src/sample-accounts.ts';
import type { SessionUser } from '../src/session-user.ts';
import { accountLists, brokenAccountsInvariants, sessionUsers } from '../src/testing/index.ts';

const roles = ['admin', 'user', 'ADMIN', ['admin'], { admin: 1 }];

describe('the stored list of accounts', { tags: ['STO-1'] }, () => {
  it('is stored under `users`, with the samples on a first visit', { tags: ['AUT-2'] }, () => {
    const { key, initial } = createAccountsCodec();
    expect([key, initial]).toEqual(['users', SAMPLE_ACCOUNTS]);
  });

  for (const { title, run } of recordContract({
    createCodec: createAccountsCodec,
    values: accountLists,
    broken: brokenAccountsInvariants,
    hints: { keys: ['nextId', 'accounts', 'id', 'email', 'role', 'passwordHash'], values: roles },
    isSalvaged: true,
  }))
    it(title, { tags: ['STO-2', 'STO-3'] }, run);
});

describe('the stored user', { tags: ['STO-1'] }, () => {
  const fields = ['id', 'email', 'name', 'role', 'profileImage'];
  const broken = (user: SessionUser | undefined) => [
    ...Object.keys(user ?? {}).filter((key) => !fields.includes(key)),
    ...([undefined, 'user', 'admin'].includes(user?.role) ? [] : ['the role is known, or none']),
  ];

  it('is stored under `user`, and is missing on a first visit', () => {
    const { key, initial } = createUserCodec();
    expect([key, initial]).toEqual(['user', undefined]);
  });

  for (const { title, run } of recordContract<SessionUser | undefined>({
    createCodec: createUserCodec,
    values: sessionUsers,
    broken,
    hints: { keys: [...fields, 'passwordHash'], values: roles },
  }))
    it(title, { tags: ['STO-2', 'STO-3'] }, run);
});
