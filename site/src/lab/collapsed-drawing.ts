import { type Chart, collapseDrawing, type Drawing } from '@loomwright/statecharts';
import { hiddenText } from '@loomwright/statecharts/lab';

export { togglesOf } from '@loomwright/statecharts';

export const collapse = (
  whole: Drawing,
  chart: Chart,
  collapsed: readonly string[],
  isMap: boolean,
): Drawing => collapseDrawing(whole, chart, collapsed, (path) => `${hiddenText(chart, path, isMap)} inside`);
