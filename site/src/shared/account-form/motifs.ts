import type { Motif } from './damask.tsx';

// Motifs on a cloth of 48 × 40 crossings, by the distance from its middle.
const middle = { x: 23.5, y: 19.5 };

export const isInKeyhole: Motif = (x, y) => {
  const dx = Math.abs(x - middle.x);
  const dy = y - middle.y;
  const isInRound = dx ** 2 + (dy + 5) ** 2 < 68;
  return isInRound || (dy > 0 && dy < 15 && dx < 2.4 + dy * 0.38);
};

export const isInPerson: Motif = (x, y) => {
  const dx = x - middle.x;
  const dy = y - middle.y;
  const isInHead = dx ** 2 + (dy + 6) ** 2 < 50;
  return isInHead || (dy < 15 && (dx / 13.5) ** 2 + ((dy - 15) / 11.5) ** 2 < 1);
};
