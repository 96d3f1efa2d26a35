import { flushMicrotasks, recordInspection } from '@loomwright/machine-testing';
import type { AnyActorRef } from 'xstate';
import type { KeyValueStore, RefusalReason } from '../key-value-store.ts';
import { createMemoryOrigin, type MemoryOriginOptions } from '../memory-store.ts';
import { createRecords } from '../records.actors.ts';

const isOwnerAtRest = (actor: AnyActorRef): boolean =>
  ['idle', 'refused'].includes(String((actor.getSnapshot() as { value?: unknown }).value));

export const createTestRecords = (
  store: KeyValueStore,
  log: (message: string) => void = () => {},
  onRefused: (reason: RefusalReason) => void = () => {},
  isOwnerDeleted?: (key: string) => boolean,
) => {
  const owners = new Set<AnyActorRef>();
  const refused: RefusalReason[] = [];
  const logged: string[] = [];
  const records = createRecords({
    store,
    isOwnerDeleted,
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
  const isAtRest = () => [...owners].every(isOwnerAtRest);
  /** Memory storage needs no timers, so flushing microtasks is enough. */
  const isIdle = async (): Promise<void> => {
    do await flushMicrotasks();
    while (!isAtRest());
  };
  return { ...records, refused, logged, isAtRest, isIdle };
};

export type TestRecords = ReturnType<typeof createTestRecords>;

export const createStorageFixture = (options: MemoryOriginOptions = {}) => {
  const origin = createMemoryOrigin(options);
  const refusals: RefusalReason[] = [];
  const logged: string[] = [];
  const log = (message: string) => void logged.push(message);
  const onRefused = (reason: RefusalReason) => void refusals.push(reason);
  const openPorts = (store: KeyValueStore = origin.openTab()) => ({
    store,
    log,
    onRefused,
    records: createTestRecords(store, log, onRefused),
  });
  return { origin, refusals, logged, openPorts };
};
