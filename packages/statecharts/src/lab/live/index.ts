export {
  createLiveMachine,
  type LiveActor,
  type LiveEvent,
  type LivePorts,
} from './live.machine.ts';
export { type ActorRow, type LiveView, type LogRow, toLiveView, toTrace } from './live-view.ts';
export { MAX_RECORDS } from './log.ts';
export { createRecorder, type LiveRecord, type Recorder } from './recorder.ts';
export { redactEvent, type ShownEvent, type ShownParts } from './redact.ts';
