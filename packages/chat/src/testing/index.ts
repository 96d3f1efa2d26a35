export * from './arbitraries.ts';
export * from './chat-model.ts';
export * from './fakes.ts';
export * from './faults.ts';
export * from './invariants.ts';
export * from './transport-contract.ts';
