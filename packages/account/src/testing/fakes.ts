import type { NoticeEvent } from '@loomwright/kit';
import { createRecordingListener, createStepper, type Stepper } from '@loomwright/kit/testing';
import { createMemoryOrigin } from '@loomwright/storage';
import { createTestRecords } from '@loomwright/storage/testing';
import type { EventObject } from 'xstate';
import { NOTHING_READ, type ReadIds, type ReadIdsCommand, readIdsReducer } from '../notification.ts';
import { createNotificationsMachine, type NotificationsMachine } from '../notifications.machine.ts';
import type { NotificationsMemberEvent } from './arbitraries.ts';

/** The current time of the tests: 2026-11-21, 12:00 UTC. */
export const NOON = Date.UTC(2026, 10, 21, 12);

/** A machine without actors: the test plays its record, a variable. */
export interface NotificationsBench {
  readonly stepper: Stepper<NotificationsMachine>;
  /** What the record holds now. */
  readonly stored: ReadIds;
  /** Commands the record received, in order. */
  readonly commands: readonly ReadIdsCommand[];
  /** Facts the listener received, in order. */
  readonly facts: readonly NoticeEvent[];
  /** The record was read, and reports its value. */
  readonly load: (readIds?: ReadIds) => void;
  /** A member does something; the record replies at once. */
  readonly send: (event: NotificationsMemberEvent) => void;
  /** Another tab marked some as read. */
  readonly changeElsewhere: (command: ReadIdsCommand) => void;
}

/** Starts the notifications of a member, or of an administrator: nothing has arrived, nothing is read. */
export const createNotificationsBench = (isAdmin = false): NotificationsBench => {
  const listener = createRecordingListener<NoticeEvent>();
  const machine = createNotificationsMachine({
    records: createTestRecords(createMemoryOrigin().openTab()),
  });
  const stepper = createStepper(machine, {
    userId: 1,
    isAdmin,
    openedAt: NOON,
    notices: listener.ref,
  });
  let stored = NOTHING_READ;
  let answered = 0;

  const sentTo = (target: unknown): readonly EventObject[] =>
    stepper.sent.filter((sent) => sent.target === target).map(({ event }) => event);
  const commands = (): readonly ReadIdsCommand[] =>
    sentTo('readIdsRecord').flatMap((event) => ('command' in event ? [event.command as ReadIdsCommand] : []));
  const update = (): void =>
    stepper.send({ type: 'record.updated', key: 'notifications_1', value: stored, isStored: true });

  return {
    stepper,
    get stored() {
      return stored;
    },
    get commands() {
      return commands();
    },
    get facts() {
      return sentTo(listener.ref) as readonly NoticeEvent[];
    },
    load: (readIds = NOTHING_READ) => {
      stored = readIds;
      update();
    },
    send: (event) => {
      stepper.send(event);
      const fresh = commands().slice(answered);
      if (fresh.length === 0) return;
      answered += fresh.length;
      stored = fresh.reduce(readIdsReducer, stored);
      update();
    },
    changeElsewhere: (command) => {
      stored = readIdsReducer(stored, command);
      update();
    },
  };
};
