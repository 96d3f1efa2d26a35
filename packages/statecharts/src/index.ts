// All exports also run in browsers.
export {
  type Chart,
  type ChartInvoke,
  type ChartState,
  type ChartTransition,
  extractChart,
  requiresInput,
} from './chart.ts';
export { coverageOf, toCoverageLines } from './coverage/coverage.ts';
export { type CoverageFile, coverageOfKeys, keyInFile } from './coverage/coverage-file.ts';
export { type ChartChange, diffCharts, toDiffText, toUnion } from './diff.ts';
export { collapseDrawing, type HiddenText } from './drawing/collapse.ts';
export type { Box, Drawing, Edge, Label, TextLine } from './drawing/drawing.ts';
export { keyToken, type SvgElement, toMarkup, toSvg, toSvgElement } from './drawing/svg.ts';
export { type DrawingTheme, drawingRules } from './drawing/svg-style.ts';
export { togglesOf } from './drawing/toggles.ts';
export {
  type Candidate,
  type Explanation,
  explain,
  type GuardAnswer,
  type Verdict,
} from './explain.ts';
export { toGoldenText } from './golden.ts';
export { type Codes, codesOf, diffCodes } from './implementations.ts';
export { type MachineJson, toMachineJson } from './machine-json.ts';
export { byFile, type MappedGroup, type MappedMachine, mapPath, toMapChart } from './map.ts';
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
