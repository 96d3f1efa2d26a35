import { emptyQueues, recordInspection } from '@loomwright/kit/testing';
import type { AnyActorRef, InspectionEvent } from 'xstate';
import type { KeyValueStore, RefusalReason } from '../key-value-store.ts';
import { createRecords, type Records } from '../records.actors.ts';

/** The records of one tab, for tests: their refusals and logs, and when nothing waits to be read or stored. */
export interface TestRecords extends Records {
  /** Why storage refused something, in order. */
  readonly refused: readonly RefusalReason[];
  /** What only a developer reads. */
  readonly logged: readonly string[];
  /** Whether nothing waits to be read or stored. */
  readonly isAtRest: () => boolean;
  /** Resolves once everything that is on its way has arrived. */
  readonly isIdle: () => Promise<void>;
}

const isOwnerAtRest = (actor: AnyActorRef): boolean =>
  ['idle', 'held', 'detached'].includes(String((actor.getSnapshot() as { value?: unknown }).value));

export const createTestRecords = (
  store: KeyValueStore,
  log: (message: string) => void = () => {},
  onRefused: (reason: RefusalReason) => void = () => {},
): TestRecords => {
  const owners = new Set<AnyActorRef>();
  const refused: RefusalReason[] = [];
  const logged: string[] = [];
  const records = createRecords({
    store,
    log: (message) => {
      logged.push(message);
      log(message);
    },
    onRefused: (reason) => {
      refused.push(reason);
      onRefused(reason);
    },
    inspect: (event: InspectionEvent) => {
      recordInspection(event);
      if (event.type === '@xstate.actor' && event.actorRef.sessionId === event.rootId)
        owners.add(event.actorRef as AnyActorRef);
    },
  });
  const isAtRest = () => [...owners].every(isOwnerAtRest);
  const isIdle = async (): Promise<void> => {
    // What storage in memory has on its way is here by the next task.
    do await emptyQueues();
    while (!isAtRest());
  };
  return { ...records, refused, logged, isAtRest, isIdle };
};
