import { toAsciiDigits } from '@loomwright/kit';
import { names, tens } from '../../reading/numbers.ts';

/** Singular and plural count as equal: “hundreds”, “a hundred”. */
const amounts = 'dozen hundred thousand million billion'.split(' ');
const figure = /\d+(?:[.,:]\d+)*/g;
const counted = [...names.filter((name) => name !== 'one'), ...tens, 'half'].join('|');
const word = new RegExp(`\\b(?:(?:${counted})\\b|(?:${amounts.join('|')})(?=s?\\b))`, 'g');

const normal = (found: string): string => {
  const [place, ten] = [names.indexOf(found), tens.indexOf(found)];
  if (ten >= 0) return String(10 * (ten + 2));
  return place >= 0 ? String(place) : found.replace(/,(?=\d{3})/g, '').replace(/\.0+$/, '');
};

/** List numbers count up from 1; any other number at the start of a line is content. */
const withoutListNumbers = (text: string): string => {
  let last = 0;
  return text.replace(/^\s*(\d+)[.)] /gm, (whole, digits: string) => {
    const number = Number(digits);
    if (number !== 1 && number !== last + 1) return whole;
    last = number;
    return '';
  });
};

/** Figures and number words, except “one”, which is mostly a pronoun. */
export const figuresIn = (text: string): ReadonlySet<string> => {
  const plain = withoutListNumbers(
    toAsciiDigits(text.normalize('NFKC'))
      .toLowerCase()
      .replace(/\]\([^()\s]*\)/g, ']'),
  );
  return new Set([...(plain.match(figure) ?? []), ...(plain.match(word) ?? [])].map(normal));
};

/** Numbers that the evidence lacks (SVC-2). */
export const inventedFigures = (text: string, evidence: readonly string[]): readonly string[] => {
  const known = new Set(evidence.flatMap((given) => [...figuresIn(given)]));
  return [...figuresIn(text)].filter((found) => !known.has(found));
};
