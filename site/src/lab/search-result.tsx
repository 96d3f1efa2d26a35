import type { Chart } from '@loomwright/statecharts';
import { foundText, searchChart, shownFound } from '@loomwright/statecharts/lab';
import { type RefObject, useEffect, useMemo } from 'react';
import { note } from '../ui/text/text.css.ts';
import { mark, showFound } from './light.ts';

interface Props {
  readonly chart: Chart;
  readonly search: string;
  readonly collapsed: readonly string[];
  readonly frame: RefObject<HTMLElement | null>;
}

export const SearchResult = ({ chart, collapsed, frame, search }: Props) => {
  const found = useMemo(() => searchChart(chart, search), [chart, search]);
  const shown = useMemo(() => shownFound(chart, found, collapsed), [chart, found, collapsed]);
  // Runs after the layout effects, which may replace the drawing.
  useEffect(() => {
    if (frame.current) mark(frame.current, 'data-found', shown.states, shown.keys);
  }, [frame, shown]);
  // Not run when a state is toggled, because that state must stay in place.
  useEffect(() => {
    if (frame.current) showFound(frame.current);
  }, [found, frame]);
  return <output className={note}>{foundText(found, search, shown.hiddenCount)}</output>;
};
