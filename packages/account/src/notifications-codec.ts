import { memberRecords } from '@loomwright/kit';
import { createRecordCodec, type RecordCodec } from '@loomwright/storage';
import * as z from 'zod/mini';
import { MAX_READ_IDS, NOTHING_READ, type ReadIds, toReadIds } from './notification.ts';

/** The stored ids of read notifications; in any order, repeated or not (STO-2). */
const readIdsSchema = z.pipe(
  z.array(z.int().check(z.positive())).check(z.maxLength(MAX_READ_IDS)),
  z.transform((ids: number[]): ReadIds => toReadIds(ids)),
);

/** The notifications an account has read: an array of ids under `notifications_{userId}` (STO-1). */
export const createNotificationsCodec = (userId: number): RecordCodec<ReadIds> =>
  createRecordCodec({
    key: memberRecords(userId).notifications,
    empty: NOTHING_READ,
    schema: readIdsSchema,
  });
