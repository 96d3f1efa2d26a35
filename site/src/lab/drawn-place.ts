/** Where a state is drawn, of the two drawings in the one that is shown. */
export const placeOf = (frame: HTMLElement, path: string | undefined): DOMRect | undefined =>
  path === undefined
    ? undefined
    : [...frame.querySelectorAll(`[data-state="${CSS.escape(path)}"]`)]
        .map((one) => one.getBoundingClientRect())
        .find(({ width }) => width > 0);

/** Brings the initial state into the middle of a frame that is narrower than the drawing. */
export const showBeginning = (frame: HTMLElement, path: string): void => {
  const place = placeOf(frame, path);
  if (!place) return;
  const { left, width } = frame.getBoundingClientRect();
  frame.scrollLeft += place.left + place.width / 2 - left - width / 2;
};
