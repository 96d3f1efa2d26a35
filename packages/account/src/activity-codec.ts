import { memberRecords } from '@loomwright/kit';
import { createRecordCodec, type RecordCodec } from '@loomwright/storage';
import * as z from 'zod/mini';
import { ACTIVITY_KINDS, type Activity, MAX_ACTIVITY_TEXT, NO_ACTIVITY } from './activity.ts';
import { MAX_ACTIVITY } from './limits.ts';

const entry = z.object({
  kind: z.enum(ACTIVITY_KINDS),
  text: z.string().check(z.maxLength(MAX_ACTIVITY_TEXT)),
  at: z.number().check(z.gte(0), z.lte(8.64e15)),
});

/** The stored activity of an account (STO-1, STO-2). */
const activitySchema = z.array(entry).check(z.maxLength(MAX_ACTIVITY));

/** The recent activity of an account: an array under `activity_{userId}` (STO-1). */
export const createActivityCodec = (userId: number): RecordCodec<Activity> =>
  createRecordCodec({ key: memberRecords(userId).activity, empty: NO_ACTIVITY, schema: activitySchema });
