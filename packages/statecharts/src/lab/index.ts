export {
  type ChartView,
  type ChartViewEvent,
  createChartViewMachine,
  nextScale,
  SCALES,
  toChartView,
} from './chart-view.machine.ts';
