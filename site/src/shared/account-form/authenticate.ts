import { type Authenticate, createAuthenticator } from '@loomwright/auth';
import { wait } from '../../adapters/wait.ts';
import type { Site } from '../../app/site.ts';

export const authenticateOf = ({ memory, session }: Site): Authenticate =>
  createAuthenticator({
    accounts: memory.accounts,
    session,
    wait,
  });
