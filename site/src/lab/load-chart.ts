import { type ChartFile, readChartFile, type StoredChart } from '@loomwright/machines/charts';
import { type Drawing, unpackDrawing } from '@loomwright/statecharts/drawing';
import { type Shape, shownShape } from './use-shape.ts';

const files = import.meta.glob<StoredChart>('../../../packages/machines/charts/*.json', {
  import: 'default',
});
const loaded = new Map<string, ChartFile>();

const drawings = new WeakMap<ChartFile, Map<Shape, Drawing>>();

/** A layout of a chart; unpacked once. */
export const drawingOf = (file: ChartFile, shape: Shape): Drawing => {
  const known = drawings.get(file) ?? new Map<Shape, Drawing>();
  drawings.set(file, known);
  const drawing = known.get(shape) ?? unpackDrawing(file.chart, file[shape]);
  known.set(shape, drawing);
  return drawing;
};

/** Loads the chart of a machine, or `map`; afterwards `loadedChart` has it. Nothing is loaded for an unknown name. */
export const loadChart = async (id: string): Promise<void> => {
  const load = files[`../../../packages/machines/charts/${id}.json`];
  if (!load || loaded.has(id)) return;
  const file = readChartFile(id, await load());
  loaded.set(id, file);
  // A link loads it before it is followed: there is time for it now.
  if (!import.meta.env.SSR) drawingOf(file, shownShape());
};

/** A chart that has been loaded. */
export const loadedChart = (id: string): ChartFile | undefined => loaded.get(id);
