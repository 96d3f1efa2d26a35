import { startActor } from '@loomwright/machine-testing';
import type { KeyValueStore } from '../key-value-store.ts';
import type { RecordPorts } from '../record.actors.ts';
import { createRecordMachine } from '../record.machine.ts';
import { createRecordCodec, type Log, type RecordSchema } from '../record.ts';

/**
 * The plainest record that shows everything lost and everything doubled: a list of ids, each added once. After any
 * history an id that was added must stand in it exactly once, unless it was removed.
 */
export type IdList = readonly string[];

export interface IdCommand {
  readonly kind: 'add' | 'remove';
  readonly id: string;
}

export const idListReducer = (ids: IdList, { kind, id }: IdCommand): IdList => {
  // Added twice, it stands there twice: a test is to see it.
  if (kind === 'add') return [...ids, id];
  return ids.includes(id) ? ids.filter((other) => other !== id) : ids;
};

const schema: RecordSchema<IdList> = {
  safeParse: (input) =>
    Array.isArray(input) && input.every((id) => typeof id === 'string')
      ? { success: true, data: input }
      : { success: false },
};

export const idListCodec = () => createRecordCodec<IdList>({ key: 'ids', empty: [], schema });

/** Ports of an owner of the list. */
export const createIdListPorts = (
  store: KeyValueStore,
  log: Log = () => {},
): RecordPorts<IdList, IdCommand> => ({ store, log, codec: idListCodec(), reduce: idListReducer });

/** The owner of the list over these ports, started. */
export const startIdList = (ports: RecordPorts<IdList, IdCommand>) => startActor(createRecordMachine(ports));
