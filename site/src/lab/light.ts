import { keyToken } from '@loomwright/statecharts/drawing';
import { innermost } from '@loomwright/statecharts/lab';

/**
 * Marks states and transitions of a drawing by an attribute, and no others. The drawing itself stays as it is: only
 * attributes change.
 */
export const mark = (
  frame: HTMLElement,
  attribute: 'data-lit' | 'data-found',
  states: readonly string[],
  keys: readonly string[],
): void => {
  const tokens = new Set(keys.map(keyToken));
  for (const element of frame.querySelectorAll('[data-state]'))
    element.toggleAttribute(attribute, states.includes(element.getAttribute('data-state') ?? ''));
  for (const element of frame.querySelectorAll('[data-keys]')) {
    const own = (element.getAttribute('data-keys') ?? '').split(' ');
    element.toggleAttribute(
      attribute,
      own.some((key) => tokens.has(key)),
    );
  }
};

/** Where a state is drawn, of the two drawings in the one that is shown. */
const placeOf = (frame: HTMLElement, path: string | undefined): DOMRect | undefined =>
  path === undefined
    ? undefined
    : [...frame.querySelectorAll(`[data-state="${CSS.escape(path)}"]`)]
        .map((one) => one.getBoundingClientRect())
        .find(({ width }) => width > 0);

/** In pixels: what is brought into view does not touch the border. */
const MARGIN = 24;

const scrollNeeded = (start: number, end: number, from: number, to: number): number => {
  const before = start - MARGIN - from;
  if (before < 0) return before;
  return Math.max(Math.min(end + MARGIN - to, before), 0);
};

/** Scrolls a frame as little as brings the last of the innermost of some states into view. */
export const showStates = (frame: HTMLElement, states: readonly string[]): void => {
  const place = placeOf(frame, innermost(states).at(-1));
  if (!place) return;
  const room = frame.getBoundingClientRect();
  frame.scrollBy(
    scrollNeeded(place.left, place.right, room.left, room.right),
    scrollNeeded(place.top, place.bottom, room.top, room.bottom),
  );
};

/** Brings what a search has found first to the top of a frame, where the field is. */
export const showFound = (frame: HTMLElement): void => {
  const places = [...frame.querySelectorAll('[data-found]')].map((one) => one.getBoundingClientRect());
  const place = places.find(({ width }) => width > 0);
  if (!place) return;
  const room = frame.getBoundingClientRect();
  frame.scrollBy(scrollNeeded(place.left, place.right, room.left, room.right), place.top - MARGIN - room.top);
};

/** Brings the initial state into the middle of a frame that is narrower than the drawing. */
export const showBeginning = (frame: HTMLElement, path: string): void => {
  const place = placeOf(frame, path);
  if (!place) return;
  const { left, width } = frame.getBoundingClientRect();
  frame.scrollLeft += place.left + place.width / 2 - left - width / 2;
};
