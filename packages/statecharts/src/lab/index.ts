export { machinesIn, named } from '../cli/machines-in.ts';
export type { CoverageFile } from '../coverage/coverage-file.ts';
export { innermost } from '../paths.ts';
export type { ServedChart, ServedDiff, ServedList, ServedMachine, ServedSource } from '../serve/answers.ts';
export {
  CHART_FORMATS,
  type ChartFormat,
  createChartExportMachine,
  toChartExportView,
} from './chart-export.machine.ts';
export {
  type ChartViewActor,
  type ChartViewEvent,
  createChartViewMachine,
  SCALES,
  toChartView,
  zoomStep,
} from './chart-view.machine.ts';
export {
  type ChartWalkEvent,
  createChartWalkMachine,
  toChartWalkView,
  walkEventOf,
} from './chart-walk.machine.ts';
export { hiddenText, shownFound, shownStates } from './collapsing.ts';
export { type TestSource, toTest } from './copied-test.ts';
export { type CoverageLevel, type CoverageRow, toCoverageView } from './coverage-view.ts';
export { createLiveMachine, type LiveActor, type LivePorts, type LiveTab } from './live/live.machine.ts';
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
export { createRecorder, type LiveRecord } from './live/recorder.ts';
export { redactEvent, type ShownParts } from './live/redact.ts';
export { type Sequence, type SequenceMessage, toSequence } from './live/sequence.ts';
export { readTabMessage, type TabMessage, writeTabMessage } from './live/tab-message.ts';
export {
  createTabShareMachine,
  type TabShareActor,
  type TabShareEvent,
  UNWATCHED_MS,
} from './live/tab-share.machine.ts';
export type { PayloadField } from './payload-fields.ts';
export { foundText, searchChart } from './search-chart.ts';
export {
  type Frame,
  SIMULATION_EPOCH,
  type Simulation,
  type SimulationProblem,
  simulate,
} from './simulate.ts';
export {
  type ChildExamples,
  type Examples,
  type Platform,
  type Simulated,
  withoutExamples,
} from './simulated.ts';
export { createSimulationMachine, type SimulationActor, type SimulationEvent } from './simulation.machine.ts';
export { type RunningView, toSimulationTest, toSimulationView, toStepsText } from './simulation-view.ts';
export { MAX_STEPS, readSteps, type Step, stepText, writeSteps } from './steps.ts';
export { type StateWords, stateWords, WALK_KEYS, walkChart } from './walk-chart.ts';
