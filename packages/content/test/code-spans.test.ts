import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCodeSpans } from '../src/index.ts';

const languages = fc.constantFrom('JavaScript', 'HTML', 'JSON', 'HTTP', 'Shell', 'constructor', 'Cobol');
const code = fc
  .array(
    fc.constantFrom('const ', '"a"', "'", '// x', '\n', '12', ' --name', 'GET /', 'Name: ', '`', '#', 'ü'),
  )
  .map((parts) => parts.join(''));

it('the spans of any code add up to the code', { tags: ['DOC-1'] }, () => {
  fc.assert(
    fc.property(languages, fc.oneof(code, fc.string()), (language, text) => {
      const spans = toCodeSpans(language, text);
      expect(spans.map((span) => span.text).join('')).toBe(text);
      expect(spans.every((span) => span.text !== '')).toBe(true);
    }),
  );
});

it('keywords, strings, comments and numbers are distinguished', { tags: ['DOC-1'] }, () => {
  const kindsOf = (language: string, text: string) =>
    toCodeSpans(language, text)
      .filter(({ kind }) => kind !== 'plain')
      .map(({ kind, text: own }) => `${kind} ${own}`);
  expect(kindsOf('JavaScript', "const a = 'b'; // 3")).toEqual(['word const', "text 'b'", 'note // 3']);
  expect(kindsOf('JSON', '{ "a": 1, "b": "c" }')).toEqual(['word "a"', 'number 1', 'word "b"', 'text "c"']);
  expect(kindsOf('HTML', '<p id="a">1</p>')).toEqual([
    'word <p',
    'number id',
    'text "a"',
    'word >',
    'word </p',
    'word >',
  ]);
  expect(kindsOf('HTTP', 'POST /chat\nAccept: x')).toEqual(['word POST', 'note Accept']);
  expect(kindsOf('Shell', 'curl --fail "x" # y')).toEqual([
    'word curl',
    'word --fail',
    'text "x"',
    'note # y',
  ]);
  expect(kindsOf('Cobol', 'MOVE 1 TO A')).toEqual([]);
});
