import {
  createLockoutCodec,
  type EMPTY_LOCKOUT,
  type LockoutCommand,
  lockoutReducer,
} from '@loomwright/login';
import { createRepository } from '@loomwright/storage';
import type { World } from '../../app/site.ts';

/** Ends the lock of the login form, in every tab. */
export const resetLockout = ({ store, log }: World) =>
  createRepository<typeof EMPTY_LOCKOUT, LockoutCommand>({
    store,
    log,
    codec: createLockoutCodec(),
    reduce: lockoutReducer,
  }).change({ kind: 'reset' }, new AbortController().signal);
