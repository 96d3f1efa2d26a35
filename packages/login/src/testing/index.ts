export {
  accepted,
  CANARY,
  type LoginStep,
  lockoutCommands,
  lockouts,
  loginSteps,
  mismatch,
  refusal,
  START_AT,
  sessionReplies,
  times,
} from './arbitraries.ts';
export { createLoginBench } from './bench.ts';
export {
  brokenLockoutInvariants,
  brokenLoginInvariants,
  lockoutInvariants,
  loginSnapshotInvariants,
} from './invariants.ts';
export {
  fromLockoutModel,
  type LockoutModel,
  modelLockMs,
  stepLockoutModel,
  toLockoutModel,
} from './lockout-model.ts';
export { acceptPassword, createLoginWorld, createSessionFake } from './world.ts';
