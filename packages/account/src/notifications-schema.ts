import * as z from 'zod/mini';
import { MAX_READ_IDS, type ReadIds, toReadIds } from './notification.ts';

/** The stored ids of read notifications; in any order, repeated or not (STO-2). */
export const readIdsSchema = z.pipe(
  z.array(z.int().check(z.positive())).check(z.maxLength(MAX_READ_IDS)),
  z.transform((ids: number[]): ReadIds => toReadIds(ids)),
);
