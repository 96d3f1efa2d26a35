import * as z from 'zod/mini';
import { MAX_READ_IDS, type ReadIds, toReadIds } from './notification.ts';

/** Stored ids of notifications that were read; in whatever order, and more than once, they stand there (STO-2). */
export const readIdsSchema = z.pipe(
  z.array(z.int().check(z.positive())).check(z.maxLength(MAX_READ_IDS)),
  z.transform((ids: number[]): ReadIds => toReadIds(ids)),
);
