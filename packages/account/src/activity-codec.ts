import { createRecordCodec, type RecordCodec } from '@loomwright/storage';
import {
  ACTIVITY_KINDS,
  type Activity,
  type ActivityEntry,
  MAX_ACTIVITY,
  MAX_ACTIVITY_TEXT,
  NO_ACTIVITY,
} from './activity.ts';

const isEntry = (input: ActivityEntry | null): boolean =>
  Object.keys(input ?? {}).join() === 'kind,text,at' && isEntryOfShape(input as ActivityEntry);

const isEntryOfShape = ({ kind, text, at }: ActivityEntry): boolean =>
  ACTIVITY_KINDS.includes(kind) &&
  typeof text === 'string' &&
  text.length <= MAX_ACTIVITY_TEXT &&
  typeof at === 'number' &&
  at >= 0 &&
  at <= 8.64e15;

/** Decodes entries as this version writes them, for a page that is left right after a login (STO-1). */
const decodeActivityEarly = (input: unknown): Activity | undefined =>
  Array.isArray(input) && input.length <= MAX_ACTIVITY && input.every(isEntry) ? input : undefined;

/** The recent activity of an account: an array under `activity_{userId}` (STO-1). */
export const createActivityCodec = (userId: number): RecordCodec<Activity> =>
  createRecordCodec({
    key: `activity_${userId}`,
    empty: NO_ACTIVITY,
    decodeEarly: decodeActivityEarly,
    loadSchema: async () => (await import('./activity-schema.ts')).activitySchema,
  });
