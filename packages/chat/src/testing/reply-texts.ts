import fc from 'fast-check';

// Separated by bars, which none of them has.
const parts = [
  '*|**|***|`|``|[|]|(|)|](|!|\n|\n\n|\r\n| |  |- |\n- |\n1. |\n2. |\n* |\\|<b>|&amp;|_|#|2*3',
  '[Hours](/contact#hours)|[x](https://example.com/?q=1)|[m](mailto:a@example.com)|[t](tel:+123)',
  '[j](javascript:alert(1))|[r](//evil.example)|[r](/\\evil.example)|[u](https://a@evil.example)',
  '**strong**|*em*|`code`|***both***',
].flatMap((line) => line.split('|'));

/** Replies of Markdown, of text that looks like it, and of links to targets that are not allowed. */
export const replyTexts: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...parts) },
      { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          '\n| Plan | **Price** |\n|---|:-:|\n| One | [x](/faq) |\n| Two |\n',
          '\n|a|b|\n',
          '|-|-|\n',
        ),
      },
      { weight: 1, arbitrary: fc.constantFrom('word', 'Ünïcode', '漢字', '2023') },
    ),
    { maxLength: 36 },
  )
  .map((chosen) => chosen.join(''));
