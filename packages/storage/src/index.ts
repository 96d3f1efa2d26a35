export { createJournal, type Journal, type JournalPorts } from './journal.ts';
export type { KeyValueStore, ReadOutcome, RefusalReason, Refused, WriteOutcome } from './key-value-store.ts';
export {
  createMemoryOrigin,
  type MemoryOrigin,
  type MemoryOriginOptions,
  type Schedule,
} from './memory-store.ts';
export type { RecordDescription, RecordPorts } from './record.actors.ts';
export { createRecordMachine, type RecordActor } from './record.machine.ts';
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
export type { RecordEvent, RecordFact, RecordListener } from './record-events.ts';
export { createRecords, type OpenedRecord, type Records, type RecordsPorts } from './records.actors.ts';
export {
  type Answer,
  type Change,
  type Reduce,
  type Replica,
  type Turn,
  type TurnInput,
  takeTurn,
} from './replica.ts';
export { openRecord, type Reading, type StoredRecord } from './stored-record.ts';
export { inTurns } from './turns.ts';
