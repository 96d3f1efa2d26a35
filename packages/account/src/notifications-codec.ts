import { createRecordCodec, type RecordCodec } from '@loomwright/storage';
import { NOTHING_READ, type ReadIds } from './notification.ts';

/** The notifications an account has read: an array of ids under `notifications_{userId}` (STO-1). */
export const createNotificationsCodec = (userId: number): RecordCodec<ReadIds> =>
  createRecordCodec({
    key: `notifications_${userId}`,
    empty: NOTHING_READ,
    loadSchema: async () => (await import('./notifications-schema.ts')).readIdsSchema,
  });
