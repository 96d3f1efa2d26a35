import type { Chart } from '@loomwright/statecharts';
import { useEffect, useRef } from 'react';

/** Sends the new chart to a running actor after the machine's file has been rewritten. */
export const useReplaced = (
  actor: { readonly send: (event: { readonly type: 'chart.replaced'; readonly chart: Chart }) => void },
  chart: Chart,
): void => {
  const known = useRef(chart);
  useEffect(() => {
    if (known.current === chart) return;
    known.current = chart;
    actor.send({ type: 'chart.replaced', chart });
  }, [actor, chart]);
};
