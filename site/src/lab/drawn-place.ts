/** The title of a state, its description and a part of what follows. */
const LEAST_PX = 120;

/** What is left above a state to begin at: the title of its package. */
const ABOVE_PX = 80;

/** Where a state is drawn, of the two drawings in the one that is shown. */
export const placeOf = (frame: HTMLElement, path: string | undefined): DOMRect | undefined =>
  path === undefined
    ? undefined
    : [...frame.querySelectorAll(`[data-state="${CSS.escape(path)}"]`)]
        .map((one) => one.getBoundingClientRect())
        .find(({ width }) => width > 0);

/** Where the uppermost state is drawn. */
const topmostIn = (frame: HTMLElement): DOMRect | undefined =>
  [...frame.querySelectorAll('[data-state]:not([data-state=""])')]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .reduce<DOMRect | undefined>((top, one) => (top && top.top <= one.top ? top : one), undefined);

/**
 * Brings the initial state, or without one the uppermost, into a frame that is smaller than the drawing: to the middle of its
 * width, and up from below its lower edge. A state that was chosen to begin at comes to its top.
 */
export const showBeginning = (
  frame: HTMLElement,
  initial: string | undefined,
  chosen: string | undefined,
): void => {
  const path = chosen ?? initial;
  const place = path === undefined ? topmostIn(frame) : placeOf(frame, path);
  if (!place) return;
  const { left, top, width } = frame.getBoundingClientRect();
  frame.scrollLeft += place.left + place.width / 2 - left - width / 2;
  // Its beginning is enough: a state with others inside may be larger than the frame.
  const isBelow = place.top + Math.min(place.height, LEAST_PX) > top + frame.clientHeight;
  if (chosen !== undefined) frame.scrollTop += place.top - top - ABOVE_PX;
  else if (isBelow) frame.scrollTop += place.top - top - frame.clientHeight / 3;
};
