export interface CardPlace {
  readonly top: number;
  readonly height: number;
}

export interface CardOrder {
  readonly to: number;
  /** Offset of each card in pixels: the dragged card follows the pointer, and passed cards make room. */
  readonly shifts: readonly number[];
}

/** A dragged card passes another when its edge crosses that card's middle. Assumes equal gaps. */
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
