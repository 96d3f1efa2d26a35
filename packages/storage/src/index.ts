export type { KeyValueStore, ReadOutcome, RefusalReason, Refused, WriteOutcome } from './key-value-store.ts';
export {
  createMemoryOrigin,
  type MemoryOrigin,
  type MemoryOriginOptions,
  type Schedule,
} from './memory-store.ts';
export type { RecordPorts } from './record.actors.ts';
export { createRecordMachine } from './record.machine.ts';
export {
  createRecordCodec,
  type Log,
  loadRecord,
  type RecordCodec,
  type RecordDefinition,
  type RecordOutcome,
  type RecordSchema,
} from './record.ts';
export type { RecordEvent, RecordFact } from './record-events.ts';
export {
  createLinkTo,
  createRecordLink,
  createRecords,
  type OpenedRecord,
  type RecordDescription,
  type RecordLinkInput,
  type Records,
  type RecordsPorts,
} from './records.actors.ts';
export type { Answer, Change, Reduce, Replica, Turn } from './replica.ts';
export { openRecord, type Reading, type StoredRecord } from './stored-record.ts';
