export { createFaultyStore, type Fault, type FaultyStore, TabCrash } from './faulty-store.ts';
export { createIdListPorts, type IdCommand, type IdList, idListCodec, idListReducer } from './id-list.ts';
export { type RecordCase, type RecordExample, recordContract } from './record-contract.ts';
export { type StoreWorld, storeContract } from './store-contract.ts';
export { createTestRecords, type TestRecords } from './test-records.ts';
