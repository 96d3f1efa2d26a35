// Whole numbers as text that compresses well: digits of five bits, the lowest first, in letters of the URL alphabet.
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE = 32;

const unfit = (value: number) => new RangeError(`${value} is no whole number that fits.`);

/** What collects numbers. */
export interface NumberWriter {
  /** Whole numbers of at least 0. */
  readonly size: (...values: readonly number[]) => void;
  /** Whole numbers. */
  readonly offset: (...values: readonly number[]) => void;
  readonly text: () => string;
}

/** @throws RangeError for other numbers than whole ones */
export const writeNumbers = (): NumberWriter => {
  let text = '';
  const write = (value: number): void => {
    if (!Number.isSafeInteger(value) || value < 0) throw unfit(value);
    const rest = Math.floor(value / BASE);
    // A digit that others follow has a letter of the second half.
    text += LETTERS[(value % BASE) + (rest > 0 ? BASE : 0)];
    if (rest > 0) write(rest);
  };
  return {
    size: (...values) => values.forEach(write),
    offset: (...values) => {
      for (const value of values) {
        if (!Number.isInteger(value)) throw unfit(value);
        write(value < 0 ? -2 * value - 1 : 2 * value);
      }
    },
    text: () => text,
  };
};

/** What gives back the numbers in a text, in the order they were written in; past the end, and for other text, NaN. */
export interface NumberReader {
  readonly size: () => number;
  readonly offset: () => number;
  readonly isAtEnd: () => boolean;
}

export const readNumbers = (text: string): NumberReader => {
  let place = 0;
  const size = (): number => {
    const digit = LETTERS.indexOf(text[place] ?? ' ');
    place += 1;
    if (digit < 0) return Number.NaN;
    return digit < BASE ? digit : digit - BASE + BASE * size();
  };
  return {
    size,
    offset: () => {
      const value = size();
      return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    },
    isAtEnd: () => place === text.length,
  };
};
