// Needs Node. ELK adds 2 MB, so no page may import this.
export { type Faults, faultsOf, isClean } from './drawing/faults.ts';
export { createFontMeasure } from './drawing/font-measure.ts';
export { layOut, type Shape } from './drawing/lay-out.ts';
export type { MeasureText, WordStyle } from './drawing/words.ts';
