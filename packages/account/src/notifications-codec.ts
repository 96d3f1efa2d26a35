import { memberRecords } from '@loomwright/kit';
import { createRecordCodec, type RecordCodec } from '@loomwright/storage';
import * as z from 'zod/mini';
import { MAX_READ_IDS, NOTHING_READ, type ReadIds, toReadIds } from './notification.ts';

/** Accepts ids in any order, with duplicates (STO-2). */
const readIdsSchema = z.pipe(
  z.array(z.int().check(z.positive())).check(z.maxLength(MAX_READ_IDS)),
  z.transform((ids: number[]): ReadIds => toReadIds(ids)),
);

export const createNotificationsCodec = (userId: number): RecordCodec<ReadIds> =>
  createRecordCodec({
    key: memberRecords(userId).notifications,
    empty: NOTHING_READ,
    schema: readIdsSchema,
  });
