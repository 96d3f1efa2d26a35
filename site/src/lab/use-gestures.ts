import { zoomStep } from '@loomwright/statecharts/lab';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { viewportOf } from './chart-viewport.ts';

/** A screen position, and the point of the drawing at that position, as fractions of the drawing's size. */
interface Anchor {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

const anchorAt = (frame: HTMLElement, x: number, y: number): Anchor | undefined => {
  const picture = viewportOf(frame)?.picture;
  if (!picture) return undefined;
  return { x, y, across: (x - picture.left) / picture.width, down: (y - picture.top) / picture.height };
};

const middleOf = ([one, other]: readonly Touch[]) =>
  one && other
    ? {
        x: (one.clientX + other.clientX) / 2,
        y: (one.clientY + other.clientY) / 2,
        distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
      }
    : undefined;

/** In pixels. A pinch on a touchpad consists of many small wheel events. */
const WHEEL_STEP = 40;

type OnZoom = (by: 1 | -1, x: number, y: number) => void;

const listenForSize = (frame: HTMLElement, signal: AbortSignal, onZoom: OnZoom) => {
  let turned = 0;
  let before: number | undefined;
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    turned += event.deltaY;
    if (Math.abs(turned) < WHEEL_STEP) return;
    onZoom(turned < 0 ? 1 : -1, event.clientX, event.clientY);
    turned = 0;
  };
  const onTouch = (event: TouchEvent) => {
    const fingers = middleOf([...event.touches]);
    if (!fingers || event.touches.length > 2) {
      before = undefined;
      return;
    }
    event.preventDefault();
    const by = before === undefined ? 0 : zoomStep(fingers.distance / before);
    if (by !== 0) onZoom(by, fingers.x, fingers.y);
    if (by !== 0 || before === undefined) before = fingers.distance;
  };
  const options = { passive: false, signal };
  frame.addEventListener('wheel', onWheel, options);
  for (const name of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    frame.addEventListener(name, onTouch, options);
};

const listenForDrag = (frame: HTMLElement, signal: AbortSignal) => {
  const onDown = ({ button, pointerId, pointerType, target }: PointerEvent) => {
    const isPressed = target instanceof Element && target.closest('a, [data-toggle]');
    if (pointerType === 'mouse' && button === 0 && !isPressed) frame.setPointerCapture(pointerId);
  };
  const onMove = ({ movementX, movementY, pointerId }: PointerEvent) => {
    if (frame.hasPointerCapture(pointerId))
      frame.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' });
  };
  frame.dataset.drags = '';
  frame.addEventListener('pointerdown', onDown, { signal });
  frame.addEventListener('pointermove', onMove, { signal });
  signal.addEventListener('abort', () => delete frame.dataset.drags);
};

/** Zooming keeps the point under the pointer in place. */
export const useGestures = (
  frame: RefObject<HTMLElement | null>,
  scale: number | undefined,
  onZoom: (by: 1 | -1) => void,
): void => {
  const anchor = useRef<Anchor>(undefined);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const life = new AbortController();
    listenForSize(element, life.signal, (by, x, y) => {
      anchor.current = anchorAt(element, x, y);
      onZoom(by);
    });
    listenForDrag(element, life.signal);
    return () => life.abort();
  }, [frame, onZoom]);
  // Scrolls the point back under the pointer after a zoom.
  useLayoutEffect(() => {
    const { current } = anchor;
    anchor.current = undefined;
    const picture = frame.current && viewportOf(frame.current)?.picture;
    if (!current || !picture) return;
    const left = picture.left + current.across * picture.width - current.x;
    const top = picture.top + current.down * picture.height - current.y;
    frame.current?.scrollBy({ left, top, behavior: 'instant' });
  }, [frame, scale]);
};
