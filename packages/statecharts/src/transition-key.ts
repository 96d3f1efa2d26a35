import { match } from 'ts-pattern';
import type { ChartTransition } from './chart.ts';

/** XState's own name of what triggers a transition. */
export const descriptorOf = (
  chartId: string,
  path: string,
  { event, kind }: Pick<ChartTransition, 'event' | 'kind'>,
) => {
  const stateId = path === '' ? chartId : `${chartId}.${path}`;
  const id = event.slice(kind.length + 1);
  return match(kind)
    .with('event', () => event)
    .with('always', () => '(always)')
    .with('after', () => `xstate.after.${id.replace(/ ms$/, '')}.${stateId}`)
    .with('done', () => (id === '' ? `xstate.done.state.${stateId}` : `xstate.done.actor.${id}`))
    .with('error', () => `xstate.error.actor.${id}`)
    .with('snapshot', () => `xstate.snapshot.${id}`)
    .exhaustive();
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
