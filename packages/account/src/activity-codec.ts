import { createRecordCodec, type RecordCodec } from '@loomwright/storage';
import { type Activity, NO_ACTIVITY } from './activity.ts';

/** The recent activity of an account: an array under `activity_{userId}` (STO-1). */
export const createActivityCodec = (userId: number): RecordCodec<Activity> =>
  createRecordCodec({
    key: `activity_${userId}`,
    empty: NO_ACTIVITY,
    loadSchema: async () => (await import('./activity-schema.ts')).activitySchema,
  });
