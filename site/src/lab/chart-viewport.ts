import { type RefObject, useEffect, useState } from 'react';
import { needsMinimap, seenPart } from './minimap-places.ts';
import type { Shape } from './use-shape.ts';

type Part = NonNullable<ReturnType<typeof seenPart>>;

export interface VisiblePart {
  readonly shape: Shape;
  readonly part: Part;
}

interface Room {
  readonly shape: Shape;
  readonly extent: DOMRect;
  readonly picture: DOMRect;
  readonly room: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export const viewportOf = (frame: HTMLElement): Room | undefined => {
  const drawings = [...frame.querySelectorAll<SVGSVGElement>('svg.chart')];
  const drawing = drawings.find((one) => one.getBoundingClientRect().width > 0);
  if (!drawing) return undefined;
  const { left, top } = frame.getBoundingClientRect();
  const { clientHeight: height, clientLeft, clientTop, clientWidth: width } = frame;
  return {
    shape: drawing.closest<HTMLElement>('[data-shape]')?.dataset.shape === 'narrow' ? 'narrow' : 'wide',
    extent: drawing.viewBox.baseVal,
    picture: drawing.getBoundingClientRect(),
    room: { x: left + clientLeft, y: top + clientTop, width, height },
  };
};

const seenIn = (frame: HTMLElement): VisiblePart | undefined => {
  const places = viewportOf(frame);
  const part = places && seenPart(places.extent, places.picture, places.room);
  return part && needsMinimap(places.extent, part) ? { part, shape: places.shape } : undefined;
};

const isSame = (one: VisiblePart | undefined, other: VisiblePart | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Observers do not detect `zoom`, hence `scale`. `drawn` must change with the drawing. */
export const useVisiblePart = (
  frame: RefObject<HTMLElement | null>,
  scale: number | undefined,
  drawn: unknown,
): VisiblePart | undefined => {
  const [seen, setSeen] = useState<VisiblePart>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const look = () => {
      const now = seenIn(element);
      setSeen((before) => (isSame(before, now) ? before : now));
    };
    const sizes = new ResizeObserver(look);
    for (const one of [element, ...element.querySelectorAll('svg.chart')]) sizes.observe(one);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [drawn, frame]);
  useEffect(() => setSeen(frame.current ? seenIn(frame.current) : undefined), [frame, scale]);
  return seen;
};
