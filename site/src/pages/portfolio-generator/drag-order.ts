import { toCardOrder } from '@loomwright/portfolio';

/** Distances in pixels from the window's edges within which a drag scrolls. The top one includes the bars. */
const EDGE = { top: 150, bottom: 90 };
const STEP = 14;
/** Movement in pixels before a press becomes a drag. */
const STILL = 4;

/** Escape and the returned function cancel the drag. In page coordinates, scrolling also moves the card. */
export const dragCard = (
  { clientY: start, pointerId }: PointerEvent,
  cards: readonly HTMLElement[],
  from: number,
  onDrop: (to: number) => void,
): (() => void) => {
  const own = cards[from];
  if (!own) return () => {};
  const places = cards.map((card) => {
    const { top, height } = card.getBoundingClientRect();
    return { top: top + window.scrollY, height };
  });
  const origin = start + window.scrollY;
  let at = start;
  let to = from;
  let frame = 0;
  let hasMoved = false;

  const show = () => {
    const order = toCardOrder(places, from, at + window.scrollY - origin);
    to = order.to;
    for (const [index, card] of cards.entries()) {
      const shift = order.shifts[index];
      card.style.translate = shift ? `0 ${shift}px` : '';
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
    own.removeAttribute('data-dragged');
    for (const card of cards) card.style.translate = '';
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
  own.setAttribute('data-dragged', '');
  frame = requestAnimationFrame(scroll);
  return end;
};
