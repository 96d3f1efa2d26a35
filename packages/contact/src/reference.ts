// Crockford's base 32: digits and letters without those that are read as another one, I, L, O and U.
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The reference for a random whole number: eight signs of its lowest forty bits, to be read out on the telephone. */
export const toReference = (id: number): string => {
  const signs = Array.from({ length: 8 }, (_, place) => DIGITS[Math.floor(id / 32 ** (7 - place)) % 32]);
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
};
