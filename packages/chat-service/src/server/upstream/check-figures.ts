import { toAsciiDigits } from '@loomwright/kit';
import { names, tens } from '../../reading/numbers.ts';

/** `Hundreds` and `a hundred` are one. */
const amounts = 'dozen hundred thousand million billion'.split(' ');
const figure = /\d+(?:[.,:]\d+)*/g;
const counted = [...names.filter((name) => name !== 'one'), ...tens, 'half'].join('|');
const word = new RegExp(`\\b(?:(?:${counted})\\b|(?:${amounts.join('|')})(?=s?\\b))`, 'g');

/** A number as it is compared: `4,000` and `4000` are one, and so are `3` and `three`. */
const normal = (found: string): string => {
  const [place, ten] = [names.indexOf(found), tens.indexOf(found)];
  if (ten >= 0) return String(10 * (ten + 2));
  return place >= 0 ? String(place) : found.replace(/,(?=\d{3})/g, '').replace(/\.0+$/, '');
};

/** A text without the numbers of its lists, which begin with one and count on; any other number says something. */
const withoutListNumbers = (text: string): string => {
  let last = 0;
  return text.replace(/^\s*(\d+)[.)] /gm, (whole, digits: string) => {
    const number = Number(digits);
    if (number !== 1 && number !== last + 1) return whole;
    last = number;
    return '';
  });
};

/** The numbers of a text, figures and words. `One` is mostly a pronoun, and is none. */
export const figuresIn = (text: string): ReadonlySet<string> => {
  // Addresses are checked by themselves; the numbers of a list are none.
  const plain = withoutListNumbers(
    toAsciiDigits(text.normalize('NFKC'))
      .toLowerCase()
      .replace(/\]\([^()\s]*\)/g, ']'),
  );
  return new Set([...(plain.match(figure) ?? []), ...(plain.match(word) ?? [])].map(normal));
};

/** The numbers of a text that stand in none of the evidence (SVC-2): invented, as far as we can tell. */
export const inventedFigures = (text: string, evidence: readonly string[]): readonly string[] => {
  const known = new Set(evidence.flatMap((given) => [...figuresIn(given)]));
  return [...figuresIn(text)].filter((found) => !known.has(found));
};
