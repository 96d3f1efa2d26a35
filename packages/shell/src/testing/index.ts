export * from './arbitraries.ts';
export * from './background.ts';
export * from './background-model.ts';
export * from './invariants.ts';
export * from './models.ts';
export * from './navigation.ts';
export * from './scenes-fake.ts';
