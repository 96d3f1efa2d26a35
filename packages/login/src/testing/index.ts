export {
  CANARY,
  type LoginStep,
  lockoutCommands,
  lockouts,
  loginSteps,
  START_AT,
  sessionAnswers,
  times,
} from './arbitraries.ts';
export {
  accepted,
  answerByPassword,
  createLoginBench,
  createLoginWorld,
  createSessionFake,
  type LoginBench,
  mismatch,
} from './fakes.ts';
export {
  brokenLockoutInvariants,
  brokenLoginInvariants,
  lockoutInvariants,
  loginSnapshotInvariants,
} from './invariants.ts';
export {
  EMPTY_MODEL,
  type LockoutModel,
  modelLockMs,
  stepLockoutModel,
  toLockoutModel,
} from './lockout-model.ts';
export { mutatedLockoutTexts } from './mutated-texts.ts';
