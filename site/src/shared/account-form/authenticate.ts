import { type Authenticate, createAuthenticator } from '@loomwright/auth';
import { wait } from '../../adapters/wait.ts';
import type { Site } from '../../app/site.ts';

export const authenticateOf = ({ persistence, session }: Site): Authenticate =>
  createAuthenticator({
    accounts: persistence.accounts,
    session,
    wait,
  });
