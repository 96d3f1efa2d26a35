import type { Motif } from './damask.tsx';

// Motifs on a cloth of 48 × 40 crossings, by the distance from its middle.
const middle = { x: 23.5, y: 19.5 };

/** A lock's plate with its keyhole left open: the hole alone would be read as a figure. */
export const isInKeyhole: Motif = (x, y) => {
  const dx = Math.abs(x - middle.x);
  const dy = y - middle.y;
  const isInPlate = (dx / 13) ** 4 + (dy / 17) ** 4 < 1;
  const isInHole = dx ** 2 + (dy + 4) ** 2 < 24 || (dy > -4 && dy < 9 && dx < 1.4 + (dy + 4) * 0.16);
  return isInPlate && !isInHole;
};

export const isInPerson: Motif = (x, y) => {
  const dx = x - middle.x;
  const dy = y - middle.y;
  const isInHead = dx ** 2 + (dy + 6) ** 2 < 50;
  return isInHead || (dy < 15 && (dx / 13.5) ** 2 + ((dy - 15) / 11.5) ** 2 < 1);
};
