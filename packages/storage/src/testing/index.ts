export * from './faulty-store.ts';
export * from './id-list.ts';
export * from './journal-contract.ts';
export * from './record-contract.ts';
export * from './record-stub.ts';
export * from './store-contract.ts';
export * from './test-records.ts';
