import { waitFor } from 'xstate';
import type { RefusalReason } from './key-value-store.ts';
import type { RecordDescription } from './record.actors.ts';
import { loadRecord } from './record.ts';
import type { RecordEvent } from './record-events.ts';
import type { Records } from './records.actors.ts';
import { type Change, followStored, type Replica } from './replica.ts';

/** The value of a record; `refused` says why storage could not be read, and `value` is from memory then. */
export interface Reading<T> {
  readonly value: T;
  readonly refused: RefusalReason | undefined;
}

/** A stored record as the code of this tab uses it. */
export interface StoredRecord<T, C> {
  /** Resolves once the record was read, and unreadable data moved aside. */
  readonly whenRead: () => Promise<void>;
  /** Resolves once no command is being stored: what is pending then was refused. Rejects when `signal` aborts. */
  readonly whenAtRest: (signal: AbortSignal) => Promise<void>;
  /** As it is stored at this moment, with what storage refused on top. */
  readonly read: () => Reading<T>;
  /** As its owner knows it. */
  readonly replica: () => Replica<T, C>;
  /** Sends its owner an event: `record.apply` shows the result at once and stores it in turn. */
  readonly send: (event: RecordEvent<T, C>) => void;
  /**
   * Stores the result in turn, then resolves. What storage refuses is kept in memory, and stored with the next command.
   * Rejects when `signal` aborts before the turn.
   */
  readonly ask: (command: C, signal: AbortSignal) => Promise<Change<T>>;
  /** As `ask`, but what storage refuses is not kept: nothing has changed then, and `after` is `before`. */
  readonly attempt: (command: C, signal: AbortSignal) => Promise<Change<T>>;
}

// One count for all: a record that is opened twice gives its answers to both.
let lastId = 0;

/** Opens the record of this description, for code that decides by stored values. */
export const openRecord = <T, C>(
  records: Records,
  description: RecordDescription<T, C>,
): StoredRecord<T, C> => {
  const { actor, ports } = records.open(description);
  const { store, codec, reduce, log } = ports;
  const replica = () => actor.getSnapshot().context.replica;
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
  return {
    send: actor.send,
    replica,
    ask: (command, signal) => ask(command, signal, true),
    attempt: (command, signal) => ask(command, signal, false),
    whenRead: async () => {
      await waitFor(actor, (snapshot) => !snapshot.matches('reading'));
    },
    whenAtRest: async (signal) => {
      await waitFor(actor, (snapshot) => snapshot.matches('idle') || snapshot.matches('held'), { signal });
    },
    read: () => {
      const outcome = loadRecord(store, codec, log);
      if (outcome.kind === 'refused') return { value: replica().value, refused: outcome.reason };
      return { value: followStored(replica(), outcome.value, reduce).value, refused: undefined };
    },
  };
};
