import * as z from 'zod/mini';
import { MAX_FAILURES, MAX_LOCKS } from './lockout.ts';

/** A stored lockout (STO-1, STO-2): three failures are a lock, and a lock is three failures. */
export const lockoutSchema = z
  .object({
    failures: z.int().check(z.gte(0), z.lte(MAX_FAILURES)),
    locks: z.int().check(z.gte(0), z.lte(MAX_LOCKS)),
    lockedUntil: z.nullable(z.int()),
  })
  .check(
    z.refine(({ failures, locks, lockedUntil }) =>
      lockedUntil === null ? failures < MAX_FAILURES : failures === MAX_FAILURES && locks > 0,
    ),
  );
