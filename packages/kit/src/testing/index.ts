export * from '../stepper/index.ts';
export { type Histories, rarelyTaken, type Visits, visitTable, walk } from './histories.ts';
export { hostileSample, hostileStrings } from './hostile-strings.ts';
export { brokenOf } from './invariants.ts';
export { createRecordingListener, type RecordingListener } from './listening.ts';
export { type MutationHints, mutatedTexts, textMutations } from './mutated-texts.ts';
export { createPendingWork, emptyQueues, type PendingWork } from './pending-work.ts';
export { type PropertyRuns, runs, samples } from './property-runs.ts';
export { reachableSecrets } from './reachable-secrets.ts';
