import { waitFor } from 'xstate';
import type { RefusalReason } from './key-value-store.ts';
import type { RecordDescription } from './record.actors.ts';
import { loadRecord } from './record.ts';
import type { RecordEvent } from './record-events.ts';
import type { Records } from './records.actors.ts';
import { type Change, followStored, type Replica } from './replica.ts';

/** If storage refused, `value` comes from memory. */
export interface Reading<T> {
  readonly value: T;
  readonly refused: RefusalReason | undefined;
}

export interface StoredRecord<T, C> {
  readonly whenRead: () => Promise<void>;
  /**
   * Resolves once no read or write is running; any commands still pending have been refused. Rejects on
   * abort.
   */
  readonly whenIdle: (signal: AbortSignal) => Promise<void>;
  /** Reads storage now, and puts the applied commands on top. */
  readonly read: () => Reading<T>;
  readonly replica: () => Replica<T, C>;
  readonly send: (event: RecordEvent<T, C>) => void;
  /** Resolves once the change is stored, or kept in memory if refused. Rejects if `signal` aborts first. */
  readonly ask: (command: C, signal: AbortSignal) => Promise<Change<T>>;
  /** Like `ask`, but a refused change is dropped: `after` is then `before`. */
  readonly attempt: (command: C, signal: AbortSignal) => Promise<Change<T>>;
}

// Shared by all records, because a record that is opened twice emits each answer to both openers.
let lastId = 0;

/** Opens a record for code that is not an actor. */
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
    whenIdle: async (signal) => {
      await waitFor(actor, (snapshot) => snapshot.matches('idle') || snapshot.matches('refused'), { signal });
    },
    read: () => {
      const outcome = loadRecord(store, codec, log);
      if (outcome.kind === 'refused') return { value: replica().value, refused: outcome.reason };
      return { value: followStored(replica(), outcome.value, reduce).value, refused: undefined };
    },
  };
};
