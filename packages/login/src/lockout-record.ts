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

/** A lock has exactly MAX_FAILURES failures (STO-1, STO-2). */
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

export const createLockoutCodec = (): RecordCodec<Lockout> =>
  createRecordCodec({ key: 'login_lockout', empty: EMPTY_LOCKOUT, schema: lockoutSchema });

export type LockoutRecord = StoredRecord<Lockout, LockoutCommand>;

/**
 * Commands from different tabs run one at a time. If storage refuses, the lockout stays in memory (STO-3).
 */
export const openLockout = (records: Records): LockoutRecord =>
  openRecord<Lockout, LockoutCommand>(records, { codec: createLockoutCodec(), reduce: lockoutReducer });
