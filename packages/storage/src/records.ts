import { createActor, fromCallback, type InspectionEvent } from 'xstate';
import type { KeyValueStore, RefusalReason } from './key-value-store.ts';
import { createRecordMachine, type RecordActor, type RecordPorts } from './record.machine.ts';
import { type Log, loadRecord } from './record.ts';
import type { RecordEvent, RecordFact } from './record-events.ts';
import { type Change, followStored } from './replica.ts';

/** What is known of a record; `refused` says why storage would not show it, and `value` is from memory then. */
export interface Reading<T> {
  readonly value: T;
  readonly refused: RefusalReason | undefined;
}

/** A stored record as the code of this tab uses it. */
export interface StoredRecord<T, C> {
  /** Resolves once the record was read, and what is unreadable moved away. Rejects when the schema cannot be loaded. */
  readonly prepare: () => Promise<void>;
  /** As it is stored at this moment, with what storage refused on top. Needs the schema. */
  readonly read: () => Reading<T>;
  /** Sends its owner an event: `record.apply` shows the result at once and stores it in turn. */
  readonly send: (event: RecordEvent<T, C>) => void;
  /**
   * Stores the result in turn, then resolves. What storage refuses is kept in memory, and stored with the next command.
   * Rejects when `signal` aborts before the turn, or the schema cannot be loaded.
   */
  readonly ask: (command: C, signal: AbortSignal) => Promise<Change<T>>;
  /** As `ask`, but what storage refuses is not kept: nothing has changed then, and `after` is `before`. */
  readonly attempt: (command: C, signal: AbortSignal) => Promise<Change<T>>;
  /** Calls back with the value once it is read, and after every change; returns the way to stop. */
  readonly follow: (listen: (fact: RecordFact<T>) => void) => () => void;
}

/** A record: how its text is read and written, and what its commands mean. */
export interface RecordDescription<T, C> extends Omit<RecordPorts<T, C>, 'store' | 'log'> {
  /** The storage as this record uses it, where a turn is more than a write. */
  readonly turns?: ((store: KeyValueStore) => KeyValueStore) | undefined;
}

/** The records of this tab: one owner each, which lives as long as the page. */
export interface Records {
  /** The record under the key of the codec. The first description of a key counts. */
  readonly open: <T, C>(description: RecordDescription<T, C>) => StoredRecord<T, C>;
  /** The page is going away: stores what was applied without waiting for the other tabs. */
  readonly flush: () => void;
}

export interface RecordsPorts {
  readonly store: KeyValueStore;
  readonly log: Log;
  /** Called when this browser does not keep something (STO-3). */
  readonly onRefused?: (reason: RefusalReason) => void;
  /** Told what happens in the owners, for developers. */
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
}

const createStoredRecord = <T, C>(ports: RecordPorts<T, C>, actor: RecordActor<T, C>): StoredRecord<T, C> => {
  const { store, codec, reduce, log } = ports;
  let lastId = 0;
  const ask = (command: C, signal: AbortSignal, isKept: boolean) =>
    new Promise<Change<T>>((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      const listening = actor.on('record.answered', ({ answers }) => {
        const answer = answers.find((one) => one.id === id);
        if (!answer) return;
        listening.unsubscribe();
        if ('error' in answer) reject(answer.error);
        else resolve(answer.change);
      });
      actor.send({ type: 'record.ask', command, ask: { id, signal, isKept } });
    });
  const isReading = () => actor.getSnapshot().matches('reading');
  return {
    send: actor.send,
    ask: (command, signal) => ask(command, signal, true),
    attempt: (command, signal) => ask(command, signal, false),
    prepare: async () => {
      await codec.prepare();
      if (!isReading()) return;
      await new Promise<void>((resolve) => {
        const listening = actor.on('record.updated', () => {
          listening.unsubscribe();
          resolve();
        });
      });
    },
    read: () => {
      const outcome = loadRecord(store, codec, log);
      const { replica } = actor.getSnapshot().context;
      if (outcome.kind === 'refused') return { value: replica.value, refused: outcome.reason };
      return { value: followStored(replica, outcome.value, reduce).value, refused: undefined };
    },
    follow: (listen) => {
      const updates = actor.on('record.updated', listen);
      const refusals = actor.on('record.refused', listen);
      if (!isReading()) actor.send({ type: 'record.refresh' });
      return () => {
        updates.unsubscribe();
        refusals.unsubscribe();
      };
    },
  };
};

export const createRecords = ({ store, log, onRefused, inspect }: RecordsPorts): Records => {
  const opened = new Map<string, { readonly record: unknown; readonly flush: () => void }>();
  const create = <T, C>(description: RecordDescription<T, C>): StoredRecord<T, C> => {
    const { turns = (same) => same } = description;
    const ports = { ...description, store: turns(store), log };
    const actor = createActor(createRecordMachine<T, C>(ports), inspect ? { inspect } : {});
    actor.on('record.refused', ({ reason }) => onRefused?.(reason));
    const record = createStoredRecord(ports, actor);
    opened.set(ports.codec.key, { record, flush: () => actor.send({ type: 'record.flush' }) });
    actor.start();
    return record;
  };
  return {
    open: (description) =>
      // A key has one type.
      (opened.get(description.codec.key)?.record ?? create(description)) as never,
    flush: () => {
      for (const { flush } of opened.values()) flush();
    },
  };
};

export interface RecordLinkInput<T, C> extends RecordDescription<T, C> {
  /** Applied as soon as the record is opened. */
  readonly commands?: readonly C[];
  /** Whether it is to be read, but never written. */
  readonly isDetached?: boolean;
}

/** Actor logic that sends its parent the facts of a record, and the record the events of its parent. */
export const createRecordLink = <T, C>(records: Records) =>
  fromCallback<RecordEvent<T, C>, RecordLinkInput<T, C>>(({ input, sendBack, receive }) => {
    const { commands = [], isDetached = false, ...description } = input;
    const record = records.open(description);
    if (isDetached) record.send({ type: 'record.detach' });
    for (const command of commands) record.send({ type: 'record.apply', command });
    receive(record.send);
    return record.follow(sendBack);
  });
