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
