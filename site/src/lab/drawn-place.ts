/** The title of a state, its description and a part of what follows. */
const LEAST_PX = 120;

/** Where a state is drawn, of the two drawings in the one that is shown. */
export const placeOf = (frame: HTMLElement, path: string | undefined): DOMRect | undefined =>
  path === undefined
    ? undefined
    : [...frame.querySelectorAll(`[data-state="${CSS.escape(path)}"]`)]
        .map((one) => one.getBoundingClientRect())
        .find(({ width }) => width > 0);

/** The factor of a drawing that fits its frame; undefined of one with a size that was chosen. */
export const fittedScale = (frame: HTMLElement | null): number | undefined => {
  const drawing = [...(frame?.querySelectorAll<SVGSVGElement>('[data-fitted] svg.chart') ?? [])].find(
    (one) => one.getBoundingClientRect().width > 0,
  );
  return drawing && drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
};

/** Where the uppermost state is drawn. */
const topmostIn = (frame: HTMLElement): DOMRect | undefined =>
  [...frame.querySelectorAll('[data-state]:not([data-state=""])')]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .reduce<DOMRect | undefined>((top, one) => (top && top.top <= one.top ? top : one), undefined);

/**
 * Brings the initial state, or without one the uppermost, into a frame that is smaller than the drawing: to the middle of its
 * width, and up from below its lower edge.
 */
export const showBeginning = (frame: HTMLElement, initial: string | undefined): void => {
  const place = initial === undefined ? topmostIn(frame) : placeOf(frame, initial);
  if (!place) return;
  const { left, top, width } = frame.getBoundingClientRect();
  frame.scrollLeft += place.left + place.width / 2 - left - width / 2;
  // Its beginning is enough: a state with others inside may be larger than the frame.
  const isBelow = place.top + Math.min(place.height, LEAST_PX) > top + frame.clientHeight;
  if (isBelow) frame.scrollTop += place.top - top - frame.clientHeight / 3;
};
