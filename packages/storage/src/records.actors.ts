import { type AnyActorRef, createActor, type InspectionEvent } from 'xstate';
import type { RefusalReason } from './key-value-store.ts';
import type { RecordDescription, RecordPorts } from './record.actors.ts';
import { createRecordMachine, type RecordActor } from './record.machine.ts';

export interface OpenedRecord<T, C> {
  readonly actor: RecordActor<T, C>;
  readonly ports: RecordPorts<T, C>;
}

/** The records of one tab. Each key has one actor, which runs until the page is closed. */
export interface Records {
  /** Throws if the key was opened with another reducer. */
  readonly open: <T, C>(description: RecordDescription<T, C>) => OpenedRecord<T, C>;
  /** Stores applied commands before the page is hidden or closed, without waiting for other tabs. */
  readonly flush: () => void;
}

export interface RecordsPorts
  extends Pick<RecordPorts<unknown, unknown>, 'store' | 'log' | 'isOwnerDeleted'> {
  readonly onRefused?: (reason: RefusalReason) => void;
  readonly onOpened?: (owner: AnyActorRef) => void;
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
}

// The same reducer implies the same types.
const isOf = <T, C>(
  opened: { readonly ports: { readonly reduce: unknown } },
  { reduce }: RecordDescription<T, C>,
): opened is OpenedRecord<T, C> => opened.ports.reduce === reduce;

export const createRecords = ({ onRefused, onOpened, inspect, ...shared }: RecordsPorts): Records => {
  const opened = new Map<string, { readonly ports: { readonly reduce: unknown } }>();
  const owners: AnyActorRef[] = [];
  const create = <T, C>(description: RecordDescription<T, C>): OpenedRecord<T, C> => {
    const ports = { ...description, ...shared };
    const { key } = description.codec;
    const actor = createActor(createRecordMachine(ports), {
      id: `record ${key}`,
      ...(inspect && { inspect }),
    });
    actor.on('record.refused', ({ reason }) => onRefused?.(reason));
    owners.push(actor.start());
    onOpened?.(actor);
    const record = { actor, ports };
    opened.set(key, record);
    return record;
  };
  return {
    open: (description) => {
      const { key } = description.codec;
      const known = opened.get(key);
      if (!known) return create(description);
      if (isOf(known, description)) return known;
      throw new Error(`the record "${key}" was opened with two reducers`);
    },
    flush: () => {
      for (const owner of owners) owner.send({ type: 'record.flush' });
    },
  };
};
