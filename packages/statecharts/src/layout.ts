// Lays charts out, by ELK and the site's font: for Node, at build time. 2 MB that no page loads.
export { type Faults, faultsOf, isClean } from './drawing/faults.ts';
export { createFontMeasure } from './drawing/font-measure.ts';
export { layOut, type Shape } from './drawing/lay-out.ts';
export type { MeasureText, WordStyle } from './drawing/words.ts';
