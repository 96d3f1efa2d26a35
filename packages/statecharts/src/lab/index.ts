export { machinesIn, named } from '../cli/machines-in.ts';
export type { CoverageFile } from '../coverage/coverage-file.ts';
export { innermost } from '../paths.ts';
export type {
  ServedChart,
  ServedDiff,
  ServedFile,
  ServedList,
  ServedMachine,
  ServedSource,
} from '../serve/answers.ts';
export {
  CHART_FORMATS,
  type ChartExportView,
  type ChartFormat,
  createChartExportMachine,
  toChartExportView,
} from './chart-export.machine.ts';
export {
  type ChartView,
  type ChartViewActor,
  type ChartViewEvent,
  createChartViewMachine,
  nextScale,
  SCALES,
  toChartView,
  zoomStep,
} from './chart-view.machine.ts';
export {
  type ChartWalkEvent,
  type ChartWalkView,
  createChartWalkMachine,
  toChartWalkView,
  walkEventOf,
} from './chart-walk.machine.ts';
export { hiddenText, shownFound, shownStates } from './collapsing.ts';
export { type TestSource, toTest } from './copied-test.ts';
export {
  type CoverageLevel,
  type CoverageRow,
  type CoverageView,
  toCoverageView,
} from './coverage-view.ts';
export type { CandidateText } from './explanation-words.ts';
export {
  createLiveMachine,
  type InspectorWindow,
  type LiveActor,
  type LiveEvent,
  type LivePorts,
  type LiveTab,
  type LogShape,
} from './live/live.machine.ts';
export {
  type ActorRow,
  actorOf,
  type LiveView,
  type LogRow,
  toLiveView,
  toTrace,
  toTraceText,
} from './live/live-view.ts';
export { MAX_RECORDS } from './live/log.ts';
export { createRecorder, type LiveRecord, type Recorder } from './live/recorder.ts';
export { redactEvent, type ShownEvent, type ShownParts } from './live/redact.ts';
export { type Sequence, type SequenceMessage, toSequence } from './live/sequence.ts';
export { readTabMessage, type TabMessage, writeTabMessage } from './live/tab-message.ts';
export {
  createTabShareMachine,
  type Sharing,
  type TabShareActor,
  type TabShareEvent,
  type TabSharePorts,
  UNWATCHED_MS,
} from './live/tab-share.machine.ts';
export { type Extent, minimapBoxes, minimapSize, needsMinimap, scrollToCentre, seenPart } from './minimap.ts';
export type { PayloadField } from './payload-fields.ts';
export { type Found, foundText, searchChart } from './search-chart.ts';
export {
  type Frame,
  type SentMessage,
  SIMULATION_EPOCH,
  type Simulation,
  type SimulationProblem,
  simulate,
} from './simulate.ts';
export {
  type ChildExamples,
  type Examples,
  type Payload,
  type Simulated,
  type World,
  withoutExamples,
} from './simulated.ts';
export {
  createSimulationMachine,
  type SimulationActor,
  type SimulationEvent,
  type SimulationPorts,
} from './simulation.machine.ts';
export {
  type ChildChoice,
  type EventChoice,
  type GuardChoice,
  type RunningView,
  type SimulationView,
  type StepRow,
  toSimulationTest,
  toSimulationView,
  toStepsText,
} from './simulation-view.ts';
export { MAX_STEPS, readSteps, type Step, type StepEvent, stepText, writeSteps } from './steps.ts';
export { type StateWords, stateWords, WALK_KEYS, type WalkKey, walkChart } from './walk-chart.ts';
