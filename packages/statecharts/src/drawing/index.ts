// What shows a drawing that has been laid out: small enough for a page. `../layout.ts` makes one.
export { collapseDrawing, type HiddenText } from './collapse.ts';
export type { Box, Drawing, Edge, Label, TextLine } from './drawing.ts';
export { keyToken, type SvgElement, toMarkup, toSvg, toSvgElement } from './svg.ts';
export { type DrawingTheme, drawingRules } from './svg-style.ts';
export { togglesOf } from './toggles.ts';
