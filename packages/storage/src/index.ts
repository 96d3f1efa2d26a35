export type { KeyValueStore, ReadOutcome, RefusalReason, Refused, WriteOutcome } from './key-value-store.ts';
export {
  createMemoryOrigin,
  type MemoryOrigin,
  type MemoryOriginOptions,
  type Schedule,
} from './memory-store.ts';
export {
  createRecordMachine,
  type RecordEvent,
  type RecordFact,
  type RecordInput,
  type RecordPorts,
} from './record.machine.ts';
export {
  changeRecord,
  createRecordCodec,
  type Log,
  loadRecord,
  type RecordCodec,
  type RecordDefinition,
  type RecordOutcome,
  type RecordSchema,
} from './record.ts';
export { applyCommand, createReplica, followStored, type Reduce, type Replica } from './replica.ts';
export {
  type Change,
  createRepository,
  type Reading,
  type Repository,
  type RepositoryPorts,
} from './repository.ts';
