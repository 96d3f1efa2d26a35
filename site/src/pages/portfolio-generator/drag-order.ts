/** Distances from the window's edges at which dragging scrolls the page, in pixels; the top one is below the bars. */
const EDGE = { top: 150, bottom: 90 };
const STEP = 14;
/** A press may move this far before it is a drag, in pixels. */
const STILL = 4;

interface Place {
  readonly card: HTMLElement;
  readonly top: number;
  readonly height: number;
}

const placesOf = (cards: readonly HTMLElement[]): readonly Place[] =>
  cards.map((card) => {
    const { top, height } = card.getBoundingClientRect();
    return { card, top: top + window.scrollY, height };
  });

/** The index a dragged card has reached: its edge passes the middle of another card. */
const targetOf = (places: readonly Place[], from: number, moved: number): number => {
  const { top = 0, height = 0 } = places[from] ?? {};
  const isPassed = ({ height: h, top: t }: Place, index: number) =>
    index < from ? top + moved < t + h / 2 : top + moved + height > t + h / 2;
  const above = places.filter((place, index) => index < from && isPassed(place, index)).length;
  const below = places.filter((place, index) => index > from && isPassed(place, index)).length;
  return from - above + below;
};

const shiftOf = (index: number, from: number, to: number): -1 | 0 | 1 => {
  if (index > from && index <= to) return -1;
  return index < from && index >= to ? 1 : 0;
};

/**
 * Lets a card follow the pointer while the others make room; the order changes on release. Escape and the returned
 * function cancel. Positions are page coordinates, so that scrolling counts.
 */
export const dragCard = (
  { clientY: start, pointerId }: PointerEvent,
  cards: readonly HTMLElement[],
  from: number,
  onDrop: (to: number) => void,
): (() => void) => {
  const places = placesOf(cards);
  const own = places[from];
  if (!own) return () => {};
  const gap =
    places.length > 1 ? (places[1]?.top ?? 0) - (places[0]?.top ?? 0) - (places[0]?.height ?? 0) : 0;
  const origin = start + window.scrollY;
  let at = start;
  let to = from;
  let frame = 0;
  let hasMoved = false;

  const show = () => {
    const moved = at + window.scrollY - origin;
    to = targetOf(places, from, moved);
    for (const [index, { card }] of places.entries()) {
      const shift = index === from ? moved : shiftOf(index, from, to) * (own.height + gap);
      card.style.translate = shift === 0 ? '' : `0 ${shift}px`;
    }
  };
  const scroll = () => {
    frame = requestAnimationFrame(scroll);
    if (!hasMoved) return;
    const step = at < EDGE.top ? -STEP : at > window.innerHeight - EDGE.bottom ? STEP : 0;
    if (step === 0) return;
    window.scrollBy({ top: step, behavior: 'instant' });
    show();
  };
  const end = () => {
    cancelAnimationFrame(frame);
    own.card.removeAttribute('data-dragged');
    for (const { card } of places) card.style.translate = '';
    listening.abort();
  };

  const listening = new AbortController();
  const listen = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(type, listener, { capture: true, signal: listening.signal });
  const isOther = (event: PointerEvent) => event.pointerId !== pointerId;
  listen('pointermove', (event) => {
    if (isOther(event)) return;
    at = event.clientY;
    hasMoved ||= Math.abs(at - start) > STILL;
    if (hasMoved) show();
  });
  listen('pointerup', (event) => {
    if (isOther(event)) return;
    end();
    if (to !== from) onDrop(to);
  });
  listen('pointercancel', (event) => !isOther(event) && end());
  listen('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end();
  });
  own.card.setAttribute('data-dragged', '');
  frame = requestAnimationFrame(scroll);
  return end;
};
