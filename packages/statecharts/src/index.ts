export {
  type Chart,
  type ChartInvoke,
  type ChartState,
  type ChartTransition,
  extractChart,
} from './chart.ts';
export { type ChartChange, diffCharts, toDiffText, toUnion } from './diff.ts';
export {
  type Candidate,
  type Explanation,
  explain,
  explainAlways,
  type GuardAnswer,
  type Verdict,
} from './explain.ts';
export { toGoldenText } from './golden.ts';
export { type Codes, codesOf, diffCodes } from './implementations.ts';
export { type MachineJson, toMachineJson } from './machine-json.ts';
export { toMermaid } from './mermaid.ts';
export {
  type Disagreement,
  type Replay,
  type ReplayedActor,
  type ReplayOutcome,
  replayTrace,
} from './replay/replay.ts';
export { toReplayLines } from './replay/replay-text.ts';
export { type ChartRule, checkChart, type Violation } from './rules.ts';
