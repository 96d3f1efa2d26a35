/** A sentence with one denial or figure changed, and the words affected. */
export interface Flip {
  readonly text: string;
  readonly kind: 'denial removed' | 'denial added' | 'figure';
  readonly about: readonly string[];
}

const opposites: readonly (readonly [RegExp, string])[] = [
  [/\bcan’t\b/g, 'can'],
  [/\b(do|does|is|are|was|were|has|have|should|could|would|need|must)n’t\b/g, '$1'],
  [/\b(?:not|never) /g, ''],
  [/\bNever /g, ''],
  [/\bno (?!longer)/g, 'a '],
  [/\bNo (?=\w)/g, 'A '],
  [/\bnothing\b/g, 'something'],
  [/\bNothing\b/g, 'Something'],
  [/\bnobody\b/g, 'anyone'],
  [/\bNobody\b/g, 'Anyone'],
  [/\bwithout\b/g, 'with'],
];

const added: readonly RegExp[] = [
  /\b(?:is|are|was|were|can|will|has|have|must|may)\b(?! not|n’t)/g,
  /(?:^|[,:;] )(?:you|we|it|they)\b(?=’|ll|d)? (?=\w)/gi,
];

const counts = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const small = new Set(
  'your that this with from what when here have which also them they then than into only will does'.split(
    ' ',
  ),
);

export const beginnings = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => (word.length > 3 && !small.has(word)) || /\d/.test(word))
    .map((word) => word.slice(0, 5));

const after = (text: string, at: number): readonly string[] =>
  beginnings(text.slice(at).split(/[.,:;()]| (?:and|but|so|because) /)[0] ?? '').slice(0, 2);

export const flipsOf = (sentence: string): readonly Flip[] => {
  const flips: Flip[] = [];
  for (const [pattern, opposite] of opposites)
    for (const found of sentence.matchAll(pattern)) {
      const end = found.index + found[0].length;
      const turned = opposite.replace('$1', found[1] ?? '');
      flips.push({
        text: `${sentence.slice(0, found.index)}${turned}${sentence.slice(end)}`,
        kind: 'denial removed',
        about: after(sentence, end),
      });
    }
  for (const pattern of added)
    for (const found of sentence.matchAll(pattern)) {
      const end = found.index + found[0].length;
      const about = after(sentence, end);
      // Next to another denial, this would be a double negative.
      if (/\b(?:no|not|never|nothing|nobody|without)\b|n’t/i.test(sentence)) continue;
      flips.push({
        text: `${sentence.slice(0, end)}${found[0].endsWith(' ') ? 'never ' : ' not'}${sentence.slice(end)}`,
        kind: 'denial added',
        about,
      });
    }
  for (const found of sentence.matchAll(/\b\d[\d,.]*\b/g))
    flips.push({
      text: `${sentence.slice(0, found.index)}${Number(found[0].replaceAll(',', '')) + 1}${sentence.slice(found.index + found[0].length)}`,
      kind: 'figure',
      about: [found[0]],
    });
  for (const [place, count] of counts.entries())
    for (const found of sentence.matchAll(new RegExp(`\\b${count}\\b`, 'gi')))
      if (place > 0)
        flips.push({
          text: `${sentence.slice(0, found.index)}${counts[place + 1] ?? 'twenty'}${sentence.slice(found.index + found[0].length)}`,
          kind: 'figure',
          about: [count],
        });
  return flips;
};
