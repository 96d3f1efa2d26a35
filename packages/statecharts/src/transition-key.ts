import type { ChartTransition } from './chart.ts';

/** XState's own name of what triggers a transition. */
export const descriptorOf = (
  chartId: string,
  path: string,
  { event, kind }: Pick<ChartTransition, 'event' | 'kind'>,
) => {
  const stateId = path === '' ? chartId : `${chartId}.${path}`;
  const id = event.slice(kind.length + 1);
  if (kind === 'always') return '(always)';
  if (kind === 'after') return `xstate.after.${id.replace(/ ms$/, '')}.${stateId}`;
  if (kind === 'snapshot') return `xstate.snapshot.${id}`;
  if (kind === 'done' && id === '') return `xstate.done.state.${stateId}`;
  return kind === 'event' ? event : `xstate.${kind}.actor.${id}`;
};

/**
 * The name of a transition in records of those taken: `machine|state path|event descriptor|index`, where `index` counts the
 * rivals for the event.
 */
export const keyOfTransition = (
  chartId: string,
  path: string,
  transition: Pick<ChartTransition, 'event' | 'kind'>,
  index: number,
): string => `${chartId}|${path}|${descriptorOf(chartId, path, transition)}|${index}`;
