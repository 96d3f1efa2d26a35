// How a drawing looks with states collapsed, and the signs that collapse them.
import type { Chart } from '@loomwright/statecharts';
import { collapseDrawing, type Drawing } from '@loomwright/statecharts/drawing';
import { hiddenText } from '@loomwright/statecharts/lab';

export { togglesOf } from '@loomwright/statecharts/drawing';

/** A drawing with some states collapsed; the same one where none is. */
export const collapse = (
  whole: Drawing,
  chart: Chart,
  collapsed: readonly string[],
  isMap: boolean,
): Drawing => collapseDrawing(whole, chart, collapsed, (path) => `${hiddenText(chart, path, isMap)} inside`);
