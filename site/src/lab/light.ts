import { keyToken } from '@loomwright/statecharts';
import { innermost } from '@loomwright/statecharts/lab';
import { placeOf } from './drawn-place.ts';

export const mark = (
  frame: HTMLElement,
  attribute: 'data-lit' | 'data-found' | 'data-walked',
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

const MARGIN = 24;

const scrollNeeded = (start: number, end: number, from: number, to: number): number => {
  const before = start - MARGIN - from;
  if (before < 0) return before;
  return Math.max(Math.min(end + MARGIN - to, before), 0);
};

/** Scrolls the frame as little as needed. Shows the beginning of a state that is larger than the frame. */
export const showState = (frame: HTMLElement, path: string | undefined): void => {
  const place = placeOf(frame, path);
  if (!place) return;
  const room = frame.getBoundingClientRect();
  frame.scrollBy(
    scrollNeeded(place.left, place.right, room.left, room.right),
    scrollNeeded(place.top, place.bottom, room.top, room.bottom),
  );
};

export const showStates = (frame: HTMLElement, states: readonly string[]): void =>
  showState(frame, innermost(states).at(-1));

/** Scrolls the page until the state is visible between the bar and the lowest `below` pixels. */
export const showOnPage = (frame: HTMLElement, path: string, below: number): void => {
  const place = placeOf(frame, path);
  if (!place) return;
  const above = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const top = scrollNeeded(place.top, place.bottom, above, window.innerHeight - below);
  window.scrollBy({ top, behavior: 'instant' });
};

export const showFound = (frame: HTMLElement): void => {
  const places = [...frame.querySelectorAll('[data-found]')].map((one) => one.getBoundingClientRect());
  const place = places.find(({ width }) => width > 0);
  if (!place) return;
  const room = frame.getBoundingClientRect();
  frame.scrollBy(scrollNeeded(place.left, place.right, room.left, room.right), place.top - MARGIN - room.top);
};
