import type { NoticeEvent } from '@loomwright/kit';
import { createRecordingListener, createStepper, sut } from '@loomwright/machine-testing';
import type { Records } from '@loomwright/storage';
import { createRecordStub, createStorageFixture } from '@loomwright/storage/testing';
import { NOTHING_READ, type ReadIds, readIdsReducer } from '../notification.ts';
import { createNotificationsMachine } from '../notifications.machine.ts';
import { createNotificationsCodec } from '../notifications-codec.ts';

/** 2026-11-21, 12:00 UTC. */
export const NOON = Date.UTC(2026, 10, 21, 12);

const readIdsOf = (records: Records) =>
  records.open({ codec: createNotificationsCodec(1), reduce: readIdsReducer }).actor;

/** The notifications machine without actors; the test controls the record of read ids. */
export const createNotificationsBench = (isAdmin = false) => {
  const { ref: notices } = createRecordingListener<NoticeEvent>();
  const { records } = createStorageFixture().openPorts();
  const stepper = createStepper(createNotificationsMachine({ records }), {
    userId: 1,
    isAdmin,
    openedAt: NOON,
    notices,
  });
  const toEvent = (value: ReadIds) => ({
    type: 'record.updated',
    key: 'notifications_1',
    value,
    isStored: true,
  });
  return {
    ...createRecordStub(stepper, readIdsOf(records), NOTHING_READ, readIdsReducer, toEvent),
    stepper,
    facts: () => sut(stepper).sentTo(notices) as readonly NoticeEvent[],
  };
};
