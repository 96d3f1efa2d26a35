import { type AnyActorRef, createActor, fromCallback, type InspectionEvent } from 'xstate';
import type { KeyValueStore, RefusalReason } from './key-value-store.ts';
import type { RecordPorts } from './record.actors.ts';
import { createRecordMachine, type RecordActor, type RecordMachine } from './record.machine.ts';
import type { Log } from './record.ts';
import type { RecordEvent, RecordFact } from './record-events.ts';

/** A record: how its text is read and written, and what its commands mean. */
export interface RecordDescription<T, C> extends Omit<RecordPorts<T, C>, 'store' | 'log'> {
  /** The storage as this record uses it, where a turn is more than a write. */
  readonly turns?: ((store: KeyValueStore) => KeyValueStore) | undefined;
}

/** The owner of a record in this tab, and what it works with. */
export interface OpenedRecord<T, C> {
  readonly actor: RecordActor<T, C>;
  readonly ports: RecordPorts<T, C>;
}

/** The records of this tab: one owner each, which lives as long as the page. */
export interface Records {
  /** The record under the key of the codec. The first description of a key counts. */
  readonly open: <T, C>(description: RecordDescription<T, C>) => OpenedRecord<T, C>;
  /** Stores what was applied without waiting for the other tabs: the page is about to be hidden or closed. */
  readonly flush: () => void;
}

export interface RecordsPorts {
  readonly store: KeyValueStore;
  readonly log: Log;
  /** Called when this browser does not keep something (STO-3). */
  readonly onRefused?: (reason: RefusalReason) => void;
  /** Called with each owner once it runs. */
  readonly onOpened?: (owner: AnyActorRef) => void;
  /** Whether what a key belongs to was deleted, in this tab or another: nothing is stored under it then. */
  readonly isGone?: RecordPorts<unknown, unknown>['isGone'];
  /** Receives the inspection events of the owners. */
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
}

export const createRecords = ({
  store,
  log,
  onRefused,
  onOpened,
  isGone,
  inspect,
}: RecordsPorts): Records => {
  // Under one key all values and commands are of one type.
  const opened = new Map<string, unknown>();
  const portsOf = new Map<string, unknown>();
  const machine: unknown = createRecordMachine((key) => portsOf.get(key) as RecordPorts<unknown, unknown>);
  const owners: AnyActorRef[] = [];
  const create = <T, C>({ turns, ...description }: RecordDescription<T, C>): OpenedRecord<T, C> => {
    const ports = { isGone, ...description, store: turns?.(store) ?? store, log };
    const { key } = description.codec;
    portsOf.set(key, ports);
    const actor = createActor(machine as RecordMachine<T, C>, {
      id: `record ${key}`,
      input: { key },
      ...(inspect && { inspect }),
    });
    actor.on('record.refused', ({ reason }) => onRefused?.(reason));
    owners.push(actor.start());
    onOpened?.(actor);
    return { actor, ports };
  };
  return {
    open: <T, C>(description: RecordDescription<T, C>) => {
      const { key } = description.codec;
      const record = (opened.get(key) as OpenedRecord<T, C> | undefined) ?? create(description);
      opened.set(key, record);
      return record;
    },
    flush: () => {
      for (const owner of owners) owner.send({ type: 'record.flush' });
    },
  };
};

/** Calls back with the value of a record once it is read, and after every change; returns the way to stop. */
export const followRecord = <T, C>(
  { actor }: OpenedRecord<T, C>,
  listen: (fact: RecordFact<T>) => void,
): (() => void) => {
  const updates = actor.on('record.updated', listen);
  const refusals = actor.on('record.refused', listen);
  if (!actor.getSnapshot().matches('reading')) actor.send({ type: 'record.refresh' });
  return () => {
    updates.unsubscribe();
    refusals.unsubscribe();
  };
};

export interface RecordLinkInput<T, C> extends RecordDescription<T, C> {
  /** Applied as soon as the record is opened. */
  readonly commands?: readonly C[];
  /** Whether it is to be read, but never written. */
  readonly isDetached?: boolean;
}

/** Passes the facts of a record on, and to the record the events that come; returns the way to stop. */
const link = <T, C>(
  record: OpenedRecord<T, C>,
  sendBack: (fact: RecordFact<T>) => void,
  receive: (listener: (event: RecordEvent<T, C>) => void) => void,
) => {
  receive(record.actor.send);
  return followRecord(record, sendBack);
};

/** Actor logic that sends its parent the facts of a record, and the record the events of its parent. */
export const createRecordLink = <T, C>(records: Records) =>
  fromCallback<RecordEvent<T, C>, RecordLinkInput<T, C>>(({ input, sendBack, receive }) => {
    const { commands = [], isDetached = false, ...description } = input;
    const record = records.open(description);
    const { send } = record.actor;
    if (isDetached) send({ type: 'record.detach' });
    for (const command of commands) send({ type: 'record.apply', command });
    return link(record, sendBack, receive);
  });

/** As `createRecordLink`, for one record. */
export const createLinkTo = <T, C>(records: Records, description: RecordDescription<T, C>) =>
  fromCallback<RecordEvent<T, C>>(({ sendBack, receive }) =>
    link(records.open(description), sendBack, receive),
  );
