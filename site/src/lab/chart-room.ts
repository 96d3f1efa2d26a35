import { seenPart } from '@loomwright/statecharts/lab';
import { type RefObject, useEffect, useState } from 'react';

type Part = NonNullable<ReturnType<typeof seenPart>>;

/** What a frame shows of which of its two drawings; only where it does not show all. */
export interface Seen {
  readonly shape: 'wide' | 'narrow';
  readonly part: Part;
}

/** Where a frame and the drawing shown in it are on the screen. */
export const roomOf = (frame: HTMLElement) => {
  const drawings = [...frame.querySelectorAll<SVGSVGElement>('svg.chart')];
  const rects = drawings.map((drawing) => drawing.getBoundingClientRect());
  const index = rects.findIndex(({ width }) => width > 0);
  const [drawing, picture] = [drawings[index], rects[index]];
  if (!drawing || !picture) return undefined;
  const { left, top } = frame.getBoundingClientRect();
  const { clientHeight: height, clientLeft, clientTop, clientWidth: width } = frame;
  return {
    shape: index === 0 ? ('wide' as const) : ('narrow' as const),
    extent: drawing.viewBox.baseVal,
    picture,
    room: { x: left + clientLeft, y: top + clientTop, width, height },
  };
};

const seenIn = (frame: HTMLElement): Seen | undefined => {
  const places = roomOf(frame);
  const part = places && seenPart(places.extent, places.picture, places.room);
  return part && { part, shape: places.shape };
};

const isSame = (one: Seen | undefined, other: Seen | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Follows what is seen of the drawing in a frame, as it is scrolled and scaled: no observer notices `zoom`. */
export const useSeen = (
  frame: RefObject<HTMLElement | null>,
  scale: number | undefined,
): Seen | undefined => {
  const [seen, setSeen] = useState<Seen>();
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
  }, [frame]);
  useEffect(() => setSeen(frame.current ? seenIn(frame.current) : undefined), [frame, scale]);
  return seen;
};
