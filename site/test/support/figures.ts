import { type ESTree, parseSync, Visitor } from 'vite';

export interface Figure {
  readonly written: string;
  readonly unit: string;
  readonly numbers: readonly number[];
  readonly sentence: string;
}

const words = [
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
    ' ',
  ),
  ...'sixteen seventeen eighteen nineteen'.split(' '),
];
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const values = new Map<string, number>([
  ...words.map((word, value) => [word, value] as const),
  ...tens.flatMap((word, place) => [
    [word, 20 + 10 * place] as const,
    ...words.slice(1, 10).map((one, value) => [`${word}-${one}`, 21 + 10 * place + value] as const),
  ]),
  ['hundred', 100],
  ['thousand', 1000],
  ['half', 0.5],
]);

const units =
  'attempt second minute hour day week month year people person service language character item line step time question round search entry input kB MB';
const plural = units
  .split(' ')
  .flatMap((unit) => [unit, `${unit}s`, unit.replace(/(?:y|ch)$/, (end) => (end === 'y' ? 'ies' : 'ches'))])
  .join('|');
const number = `\\d[\\d,.]*(?<![,.])|${[...values.keys()].sort((one, other) => other.length - one.length).join('|')}`;
// Matches “two to four weeks”, “three failed attempts”, “14-day”, “80%” and “80 per cent”.
const figure = new RegExp(
  `(?<![\\w.,/-])(?:(?<from>${number})(?: to | or |–))?(?<to>${number})(?:(?:[ -](?!to\\b|of\\b|and\\b|or\\b|the\\b|a\\b|per\\b)[a-z]+)?[ -](?<unit>${plural})|(?<share>%| per ?cent))(?![\\w-])`,
  'gi',
);
const read = (text: string) => values.get(text.toLowerCase()) ?? Number(text.replaceAll(',', ''));

// The number one counts only as a duration: “within one day”, but not “one person reads it”.
const isFigure = ({ unit, numbers }: Figure) =>
  numbers.some((value) => value !== 1) || /^(?:second|minute|hour|day|week|month|year)$/.test(unit);

export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?]["”’)*]*)\s+|\n+/);

export const figuresIn = (text: string): readonly Figure[] =>
  sentencesOf(text)
    .flatMap((sentence) =>
      [...sentence.matchAll(figure)].map(({ 0: written, groups }): Figure => {
        const unit = groups?.share
          ? 'per cent'
          : (groups?.unit ?? '')
              .toLowerCase()
              .replace(/ies$/, 'y')
              .replace(/(?<=ch)es$|s$/, '');
        const numbers = [groups?.from, groups?.to].flatMap((one) => (one ? [read(one)] : []));
        return { written, unit: unit === 'person' ? 'people' : unit, numbers, sentence: sentence.trim() };
      }),
    )
    .filter(isFigure);

const isCode = (node: ESTree.ObjectExpression) =>
  node.properties.some(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === 'kind' &&
      property.value.type === 'Literal' &&
      property.value.value === 'code',
  );

/** Replaces interpolations with `…`, and skips code blocks. */
export const textsIn = (file: string, source: string): readonly string[] => {
  const { program } = parseSync(file, source);
  const texts: { readonly start: number; readonly text: string }[] = [];
  const skipped: (readonly [from: number, to: number])[] = [];
  new Visitor({
    ImportDeclaration: ({ start, end }) => void skipped.push([start, end]),
    ObjectExpression: (node) => {
      if (isCode(node)) skipped.push([node.start, node.end]);
    },
    Literal: ({ start, value }) => {
      if (typeof value === 'string') texts.push({ start, text: value });
    },
    JSXText: ({ start, value }) => void texts.push({ start, text: value.replace(/\s+/g, ' ') }),
    TemplateLiteral: ({ start, quasis }) => {
      texts.push({ start, text: quasis.map(({ value }) => value.cooked ?? '').join('…') });
    },
  }).visit(program);
  return texts
    .filter(({ start }) => !skipped.some(([from, to]) => start >= from && start < to))
    .map(({ text }) => text);
};

export const clausesOf = (text: string): readonly string[] =>
  sentencesOf(text).flatMap((sentence) => sentence.split(/(?<!\d)[,;:] | and (?=forecasts)/));

/** Finds ranges whose unit is in another clause, such as `three to five`. */
export const rangesIn = (clause: string): readonly Pick<Figure, 'numbers'>[] =>
  [...clause.matchAll(new RegExp(`\\b(${number}) to (${number})[.]?$`, 'gi'))].map(
    ([, from = '', to = '']) => ({
      numbers: [read(from), read(to)],
    }),
  );
