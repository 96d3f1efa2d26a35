import { startActor } from '@loomwright/machine-testing';
import type { KeyValueStore } from '../key-value-store.ts';
import type { RecordPorts } from '../record.actors.ts';
import { createRecordMachine } from '../record.machine.ts';
import { createRecordCodec, type Log, type RecordSchema } from '../record.ts';

/** Reveals lost and doubled changes: an added id must occur exactly once, unless it was removed. */
export type IdList = readonly string[];

export interface IdCommand {
  readonly kind: 'add' | 'remove';
  readonly id: string;
}

export const idListReducer = (ids: IdList, { kind, id }: IdCommand): IdList => {
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

export const createIdListPorts = (
  store: KeyValueStore,
  log: Log = () => {},
): RecordPorts<IdList, IdCommand> => ({ store, log, codec: idListCodec(), reduce: idListReducer });

export const startIdList = (ports: RecordPorts<IdList, IdCommand>) => startActor(createRecordMachine(ports));
