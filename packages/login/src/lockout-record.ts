import {
  createRecordCodec,
  openRecord,
  type RecordCodec,
  type Records,
  type StoredRecord,
} from '@loomwright/storage';
import * as z from 'zod/mini';
import { MAX_FAILURES } from './limits.ts';
import { EMPTY_LOCKOUT, type Lockout, type LockoutCommand, lockoutReducer, MAX_LOCKS } from './lockout.ts';

/** A stored lockout (STO-1, STO-2): a lock is as many failures as are allowed. */
const lockoutSchema = z
  .object({
    failures: z.int().check(z.gte(0), z.lte(MAX_FAILURES)),
    locks: z.int().check(z.gte(0), z.lte(MAX_LOCKS)),
    lockedUntil: z.nullable(z.int()),
  })
  .check(
    z.refine(
      ({ failures, locks, lockedUntil }) => lockedUntil === null || (failures === MAX_FAILURES && locks > 0),
    ),
  );

/** The stored lockout, under `login_lockout` (STO-1). */
export const createLockoutCodec = (): RecordCodec<Lockout> =>
  createRecordCodec({ key: 'login_lockout', empty: EMPTY_LOCKOUT, schema: lockoutSchema });

export type LockoutRecord = StoredRecord<Lockout, LockoutCommand>;

/**
 * Opens the stored lockout. Each command waits for its turn among the tabs. What storage refuses is kept in memory as long as
 * the page lives (STO-3).
 */
export const openLockout = (records: Records): LockoutRecord =>
  openRecord<Lockout, LockoutCommand>(records, { codec: createLockoutCodec(), reduce: lockoutReducer });
