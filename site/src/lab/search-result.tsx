import type { Chart } from '@loomwright/statecharts';
import { foundText, searchChart, shownFound } from '@loomwright/statecharts/lab';
import { type RefObject, useEffect, useMemo } from 'react';
import { note } from '../ui/text/text.css.ts';
import { mark, showFound } from './light.ts';

interface Props {
  readonly chart: Chart;
  readonly search: string;
  readonly collapsed: readonly string[];
  /** What the chart is drawn in. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** Marks what a search finds, or the collapsed state that hides it, and says how much that is. */
export const SearchResult = ({ chart, collapsed, frame, search }: Props) => {
  const found = useMemo(() => searchChart(chart, search), [chart, search]);
  const shown = useMemo(() => shownFound(chart, found, collapsed), [chart, found, collapsed]);
  // Effects after layout: the parts of another layout are drawn by then.
  useEffect(() => {
    if (frame.current) mark(frame.current, 'data-found', shown.states, shown.keys);
  }, [frame, shown]);
  // Not again when states are collapsed: a toggled state stays where it is.
  useEffect(() => {
    if (frame.current) showFound(frame.current);
  }, [found, frame]);
  return <output className={note}>{foundText(found, search, shown.hiddenCount)}</output>;
};
