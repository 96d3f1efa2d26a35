import { createRecordCodec, type RecordCodec } from '@loomwright/storage';
import { EMPTY_LOCKOUT, type Lockout } from './lockout.ts';

/** The stored lockout, under `login_lockout` (STO-1). */
export const createLockoutCodec = (): RecordCodec<Lockout> =>
  createRecordCodec({
    key: 'login_lockout',
    empty: EMPTY_LOCKOUT,
    loadSchema: async () => (await import('./lockout-schema.ts')).lockoutSchema,
  });
