import { type ESTree, parseSync, Visitor } from 'vite';

/** A number with its unit in a text: what a fact should stand for. */
export interface Figure {
  /** As it is written: `thirty minutes`. */
  readonly written: string;
  readonly sentence: string;
}

const ones = 'one two three four five six seven eight nine';
const teens =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen zero hundred thousand half';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';
const either = (words: string) => words.replaceAll(' ', '|');
const number = `\\d[\\d,.]*(?<![,.])|(?:${either(tens)})(?:-(?:${either(ones)}))?|${either(`${teens} ${ones}`)}`;
const units =
  'attempts? seconds? minutes? hours? days? weeks? months? years? person persons people services? languages? characters? items? lines? steps? times? questions? rounds? search searches entry entries inputs? kB MB';
// “two to four weeks”, “three failed attempts”, “14-day”, “80%”, “80 per cent”.
const figure = new RegExp(
  `(?<![\\w.,/-])(?:(?:${number})(?: to | or |–))?(?:${number})(?:(?:[ -](?!to\\b|of\\b|and\\b|or\\b|the\\b|a\\b|per\\b)[a-z]+)?[ -](?:${either(units)})|%| per ?cent)(?![\\w-])`,
  'gi',
);
// One is a figure where it is a time: “within one day”, not “one person reads it”.
const single = /^(?:1|one)\b(?! (?:to|or) )(?!.*(?:second|minute|hour|day|week|month|year)s?$)/i;

/** The numbers with units in a text. */
export const figuresIn = (text: string): readonly Figure[] =>
  text
    .split(/(?<=[.!?]["”’)*]*)\s+|\n+/)
    .flatMap((sentence) =>
      [...sentence.matchAll(figure)].map(([written]) => ({ written, sentence: sentence.trim() })),
    )
    .filter(({ written }) => !single.test(written));

const isCode = (node: ESTree.ObjectExpression) =>
  node.properties.some(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === 'kind' &&
      property.value.type === 'Literal' &&
      property.value.value === 'code',
  );

/** The texts that a module writes, but for its code blocks; `…` stands where a value is put in. */
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
