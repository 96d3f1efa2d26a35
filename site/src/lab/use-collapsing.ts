import type { ChartViewActor } from '@loomwright/statecharts/lab';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { placeOf } from './drawn-place.ts';

interface Anchor {
  readonly path: string;
  readonly place: DOMRect | undefined;
}

/** Keeps the corner of a toggled state at its screen position, as far as the frame can scroll. */
export const useCollapsing = (
  frame: RefObject<HTMLElement | null>,
  collapsed: readonly string[],
  view: ChartViewActor,
): ((path: string) => void) => {
  const anchor = useRef<Anchor>(undefined);
  const toggle = useCallback(
    (path: string) => {
      const asked = { type: 'chart.toggle', path } as const;
      if (!frame.current || !view.getSnapshot().can(asked)) return;
      anchor.current = { path, place: placeOf(frame.current, path) };
      view.send(asked);
    },
    [frame, view],
  );
  useEffect(() => {
    const element = frame.current;
    const onClick = ({ target }: MouseEvent) => {
      const sign = target instanceof Element ? target.closest('[data-toggle]') : null;
      if (sign) toggle(sign.getAttribute('data-toggle') ?? '');
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [frame, toggle]);
  useLayoutEffect(() => {
    const { current } = anchor;
    anchor.current = undefined;
    const place = current?.place && frame.current ? placeOf(frame.current, current.path) : undefined;
    if (!current?.place || !place) return;
    const [left, top] = [place.left - current.place.left, place.top - current.place.top];
    frame.current?.scrollBy({ left, top, behavior: 'instant' });
  }, [collapsed, frame]);
  return toggle;
};
