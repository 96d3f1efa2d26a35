import { toNumberText } from './count-text.ts';

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Writes `three`, `twenty-seven`, `a hundred` or `a thousand`; other numbers above 100 in digits. */
export const toNumberWord = (count: number): string => {
  const small = ones[count];
  if (small) return small;
  if (count === 100) return 'a hundred';
  if (count === 1000) return 'a thousand';
  const ten = tens[Math.floor(count / 10) - 2];
  if (!ten) return toNumberText(count);
  return count % 10 === 0 ? ten : `${ten}-${ones[count % 10]}`;
};
