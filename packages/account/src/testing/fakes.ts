import {
  createRecordingListener,
  createStepper,
  type RecordingListener,
  type Stepper,
} from '@loomwright/kit/testing';
import { createMemoryOrigin } from '@loomwright/storage';
import type { EventObject } from 'xstate';
import { NOTHING_READ, type ReadIds, type ReadIdsCommand, readIdsReducer } from '../notification.ts';
import {
  createNotificationsMachine,
  type NotificationsFact,
  type NotificationsMachine,
  type NotificationsPorts,
} from '../notifications.machine.ts';
import type { NotificationsPersonEvent } from './arbitraries.ts';

/** Somebody who writes down every fact the notifications tell; `ref` goes into the machine's input. */
export type NotificationsListener = RecordingListener<NotificationsFact>;

export const createNotificationsListener = (): NotificationsListener =>
  createRecordingListener<NotificationsFact>();

/** When it is in the worlds of the tests: 2026-11-21, 12:00 UTC. */
export const NOON = Date.UTC(2026, 10, 21, 12);

/** Ports of the notifications in a browser of its own, at NOON; `logged` holds what only a developer reads. */
export const createNotificationsWorld = () => {
  const origin = createMemoryOrigin();
  const logged: string[] = [];
  const ports: NotificationsPorts = {
    store: origin.openTab(),
    log: (message) => logged.push(message),
    now: () => NOON,
  };
  return { origin, logged, ports };
};

/** A machine without actors: the test plays its record, keeping it in a variable. */
export interface NotificationsBench {
  readonly stepper: Stepper<NotificationsMachine>;
  /** What the record holds now. */
  readonly stored: ReadIds;
  /** Commands the record was given, in order. */
  readonly commands: readonly ReadIdsCommand[];
  /** Facts told to the listener, in order. */
  readonly facts: readonly NotificationsFact[];
  /** The record was read and says what it holds. */
  readonly load: (readIds?: ReadIds) => void;
  /** A person does something; the record answers at once. */
  readonly send: (event: NotificationsPersonEvent) => void;
  /** Another tab marked some as read. */
  readonly changeElsewhere: (command: ReadIdsCommand) => void;
}

/** Puts the notifications of a member, or of an administrator, on the bench: nothing has arrived, nothing is read. */
export const createNotificationsBench = (isAdmin = false): NotificationsBench => {
  const listener = createNotificationsListener();
  const machine = createNotificationsMachine(createNotificationsWorld().ports);
  const stepper = createStepper(machine, { userId: 1, isAdmin, listener: listener.ref });
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
      return sentTo(listener.ref) as readonly NotificationsFact[];
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
