const MIN_VISIBLE_PX = 120;

export const placeOf = (frame: HTMLElement, path: string | undefined): DOMRect | undefined =>
  path === undefined
    ? undefined
    : [...frame.querySelectorAll(`[data-state="${CSS.escape(path)}"]`)]
        .map((one) => one.getBoundingClientRect())
        .find(({ width }) => width > 0);

/** The scale of a drawing that is fitted to its frame. Undefined if the user has chosen a size. */
export const fittedScale = (frame: HTMLElement | null): number | undefined => {
  const drawing = [...(frame?.querySelectorAll<SVGSVGElement>('[data-fitted] svg.chart') ?? [])].find(
    (one) => one.getBoundingClientRect().width > 0,
  );
  return drawing && drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
};

const topmostIn = (frame: HTMLElement): DOMRect | undefined =>
  [...frame.querySelectorAll('[data-state]:not([data-state=""])')]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .reduce<DOMRect | undefined>((top, one) => (top && top.top <= one.top ? top : one), undefined);

/** Scrolls a drawing larger than its frame to the initial state, or to the topmost state if there is none. */
export const showBeginning = (frame: HTMLElement, initial: string | undefined): void => {
  const place = initial === undefined ? topmostIn(frame) : placeOf(frame, initial);
  if (!place) return;
  const { left, top, width } = frame.getBoundingClientRect();
  frame.scrollLeft += place.left + place.width / 2 - left - width / 2;
  // The upper part of the state is enough, because a compound state may be larger than the frame.
  const isBelow = place.top + Math.min(place.height, MIN_VISIBLE_PX) > top + frame.clientHeight;
  if (isBelow) frame.scrollTop += place.top - top - frame.clientHeight / 3;
};
