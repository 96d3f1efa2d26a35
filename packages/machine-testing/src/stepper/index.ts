export {
  asWalk,
  beginRecord,
  beginTestRecord,
  recordedTransitions,
  recordInspection,
  resetRecord,
  startActor,
  transitionKey,
  transitionKeys,
  transitionsOfTest,
  walkedInTest,
} from './record.ts';
export { createStepper, type PendingTimer, type SentEvent, type Stepper } from './stepper.ts';
export { takenTransitions } from './taken.ts';
