export {
  BROKEN_STEP,
  type Choice,
  check,
  DEADLOCK,
  type Limits,
  type Model,
  type Property,
  type Report,
  statesOf,
  type Violation,
} from './check.ts';
export {
  createMachineModel,
  type MachineModelOptions,
  type MachineState,
  type SeenMachine,
} from './machine-model.ts';
export type { MachineStep } from './machine-steps.ts';
export { toLabLink, toLines, toMachineTest, traceLines } from './print.ts';
export { canonicalText } from './text.ts';
