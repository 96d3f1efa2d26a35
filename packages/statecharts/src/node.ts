// What needs Node: layouts, the records of tests, and the rules of files.

export { readRecords } from './coverage/record-folder.ts';
export {
  createFontMeasure,
  type Faults,
  faultsOf,
  isClean,
  layOut,
  type MeasureText,
  type Shape,
  type WordStyle,
} from './layout.ts';
export { checkMachineSource, type SourceRule, type SourceViolation } from './source-rules.ts';
