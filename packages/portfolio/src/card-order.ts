/** The top and the height of a card in a list, in pixels of the page. */
export interface CardPlace {
  readonly top: number;
  readonly height: number;
}

export interface CardOrder {
  /** The index the dragged card has reached. */
  readonly to: number;
  /** How far each card stands from its place, in pixels: the dragged one with the pointer, those passed make room. */
  readonly shifts: readonly number[];
}

/**
 * The order of a list while the card at `from` is dragged by `moved` pixels, downwards if positive. It passes another card
 * with its edge at that card's middle. The cards have one gap between them.
 */
export const toCardOrder = (places: readonly CardPlace[], from: number, moved: number): CardOrder => {
  const own = places[from];
  if (!own) return { to: from, shifts: places.map(() => 0) };
  const [first, second] = places;
  const gap = first && second ? second.top - first.top - first.height : 0;
  const isPassed = ({ height, top }: CardPlace, index: number) => {
    const middle = top + height / 2;
    if (index < from) return own.top + moved < middle;
    return index > from && own.top + moved + own.height > middle;
  };
  const shifts = places.map((place, index) => {
    if (index === from) return moved;
    if (!isPassed(place, index)) return 0;
    return (index < from ? 1 : -1) * (own.height + gap);
  });
  const passed = places.filter(isPassed);
  const above = passed.filter(({ top }) => top < own.top).length;
  return { to: from - above + (passed.length - above), shifts };
};
