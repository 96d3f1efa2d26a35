export { createInspectorMessages, type InspectorMessage, toStateValue } from './inspector-messages.ts';
export {
  createLiveMachine,
  type InspectorWindow,
  type LiveActor,
  type LiveEvent,
  type LivePorts,
  type LiveTab,
  type LogShape,
} from './live.machine.ts';
export {
  type ActorRow,
  actorOf,
  type LiveView,
  type LogRow,
  toLiveView,
  toTrace,
  toTraceText,
} from './live-view.ts';
export { MAX_RECORDS } from './log.ts';
export { createRecorder, type LiveRecord, type Recorder } from './recorder.ts';
export { redactEvent, type ShownEvent, type ShownParts } from './redact.ts';
export { type Sequence, type SequenceMessage, toSequence } from './sequence.ts';
export { readTabMessage, type TabMessage, writeTabMessage } from './tab-message.ts';
export {
  createTabShareMachine,
  type Sharing,
  type TabShareActor,
  type TabShareEvent,
  type TabSharePorts,
  UNWATCHED_MS,
} from './tab-share.machine.ts';
