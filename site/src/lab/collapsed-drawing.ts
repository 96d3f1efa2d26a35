import { type Chart, collapseDrawing, type Drawing } from '@loomwright/statecharts';
import { hiddenText } from '@loomwright/statecharts/lab';

export { togglesOf } from '@loomwright/statecharts';

/** Returns the same drawing if no state is collapsed. */
export const collapse = (
  whole: Drawing,
  chart: Chart,
  collapsed: readonly string[],
  isMap: boolean,
): Drawing => collapseDrawing(whole, chart, collapsed, (path) => `${hiddenText(chart, path, isMap)} inside`);
