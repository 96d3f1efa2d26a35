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

const activitySchema = z.array(entry).check(z.maxLength(MAX_ACTIVITY));

export const createActivityCodec = (userId: number): RecordCodec<Activity> =>
  createRecordCodec({ key: memberRecords(userId).activity, empty: NO_ACTIVITY, schema: activitySchema });
