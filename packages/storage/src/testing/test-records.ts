import { emptyQueues, recordInspection } from '@loomwright/machine-testing';
import type { AnyActorRef } from 'xstate';
import type { KeyValueStore, RefusalReason } from '../key-value-store.ts';
import { createMemoryOrigin, type MemoryOriginOptions } from '../memory-store.ts';
import { createRecords } from '../records.actors.ts';

const isOwnerAtRest = (actor: AnyActorRef): boolean =>
  ['idle', 'held'].includes(String((actor.getSnapshot() as { value?: unknown }).value));

/** The records of one tab, for tests. */
export const createTestRecords = (
  store: KeyValueStore,
  log: (message: string) => void = () => {},
  onRefused: (reason: RefusalReason) => void = () => {},
  isGone?: (key: string) => boolean,
) => {
  const owners = new Set<AnyActorRef>();
  const refused: RefusalReason[] = [];
  const logged: string[] = [];
  const records = createRecords({
    store,
    isGone,
    log: (message) => {
      logged.push(message);
      log(message);
    },
    onRefused: (reason) => {
      refused.push(reason);
      onRefused(reason);
    },
    inspect: (event) => {
      recordInspection(event);
      if (event.type === '@xstate.actor' && event.actorRef.sessionId === event.rootId)
        owners.add(event.actorRef as AnyActorRef);
    },
  });
  /** Whether nothing waits to be read or stored. */
  const isAtRest = () => [...owners].every(isOwnerAtRest);
  /** Resolves once everything that is on its way has arrived: that of storage in memory is here by the next task. */
  const isIdle = async (): Promise<void> => {
    do await emptyQueues();
    while (!isAtRest());
  };
  /** `refused`: why storage refused something, `logged`: what only a developer reads, both in order. */
  return { ...records, refused, logged, isAtRest, isIdle };
};

export type TestRecords = ReturnType<typeof createTestRecords>;

/** A browser's storage in memory; why it refused something and what its tabs logged, in order. */
export const createStorageWorld = (options: MemoryOriginOptions = {}) => {
  const origin = createMemoryOrigin(options);
  const refusals: RefusalReason[] = [];
  const logged: string[] = [];
  const log = (message: string) => void logged.push(message);
  const onRefused = (reason: RefusalReason) => void refusals.push(reason);
  /** The ports of one more tab; `store` replaces the origin's. */
  const openPorts = (store: KeyValueStore = origin.openTab()) => ({
    store,
    log,
    onRefused,
    records: createTestRecords(store, log, onRefused),
  });
  return { origin, refusals, logged, openPorts };
};
