import { describe, expect, it } from 'vitest';
import { isAllowedTarget, type ReplySpan, readReply } from '../src/index.ts';

const text = (words: string): ReplySpan => ({ kind: 'text', text: words });
const link = (words: string, href: string): ReplySpan => ({
  kind: 'link',
  text: words,
  href,
  isInternal: href.startsWith('/'),
});
const lineOf = (reply: string): readonly ReplySpan[] => {
  const [block] = readReply(reply);
  return block?.kind === 'paragraph' ? (block.lines[0] ?? []) : [];
};

describe('a reply', { tags: ['CHT-7'] }, () => {
  it('is read as paragraphs, line breaks and lists', () => {
    expect(readReply('One\r\ntwo\n\n \nThree\n- a\n* b\n\n- c\n1. d\n2) e\n\n3. f\n9. g')).toEqual([
      { kind: 'paragraph', lines: [[text('One')], [text('two')]] },
      { kind: 'paragraph', lines: [[text('Three')]] },
      { kind: 'list', isOrdered: false, items: [[text('a')], [text('b')], [text('c')]] },
      { kind: 'list', isOrdered: true, items: [[text('d')], [text('e')], [text('f')]] },
      { kind: 'paragraph', lines: [[text('9. g')]] },
    ]);
    expect(readReply('')).toEqual([]);
    expect(readReply(' \n\n')).toEqual([]);
  });

  it('shows an out-of-order number as text', () => {
    expect(readReply('2023. A good year.')).toEqual([
      { kind: 'paragraph', lines: [[text('2023. A good year.')]] },
    ]);
    expect(readReply('0. nothing')).toEqual([{ kind: 'paragraph', lines: [[text('0. nothing')]] }]);
    expect(readReply('1. a\n1. b')).toEqual([
      { kind: 'list', isOrdered: true, items: [[text('a')]] },
      { kind: 'list', isOrdered: true, items: [[text('b')]] },
    ]);
  });

  it('accepts CR line endings, and starts a list only at its first number', () => {
    expect(readReply('One\rtwo')).toEqual([{ kind: 'paragraph', lines: [[text('One')], [text('two')]] }]);
    expect(readReply('2. two')).toEqual([{ kind: 'paragraph', lines: [[text('2. two')]] }]);
    expect(readReply('1. one\nand\n2. two')).toEqual([
      { kind: 'list', isOrdered: true, items: [[text('one')]] },
      { kind: 'paragraph', lines: [[text('and')], [text('2. two')]] },
    ]);
    expect(readReply('1x. no')).toEqual([{ kind: 'paragraph', lines: [[text('1x. no')]] }]);
    expect(readReply('-   wide')).toEqual([{ kind: 'list', isOrdered: false, items: [[text('wide')]] }]);
    const many = Array.from({ length: 11 }, (_, at) => `${at + 1}. x`).join('\n');
    expect(readReply(many)).toEqual([
      { kind: 'list', isOrdered: true, items: Array.from({ length: 11 }, () => [text('x')]) },
    ]);
  });

  it('is a table only with bars at both ends, and a rule below the head', () => {
    const kindsOf = (reply: string) => readReply(reply).map(({ kind }) => kind);
    expect(kindsOf('| a | b |\n| - | :-: |\n| 1 | 2 |')).toEqual(['table']);
    expect(kindsOf('| a | b | c\n| - | - |\n| 1 | 2 |')).toEqual(['paragraph']);
    expect(kindsOf('| a | b |\n| x - | - |\n| 1 | 2 |')).toEqual(['paragraph']);
    expect(kindsOf('| a | b |\n| - x | - |\n| 1 | 2 |')).toEqual(['paragraph']);
  });

  it.each<[string, readonly ReplySpan[]]>([
    ['**strong** words', [{ kind: 'strong', text: 'strong' }, text(' words')]],
    ['some *em*.', [text('some '), { kind: 'em', text: 'em' }, text('.')]],
    ['***both***', [{ kind: 'strong', text: 'both' }]],
    ['a `**code**` b', [text('a '), { kind: 'code', text: '**code**' }, text(' b')]],
    ['[Hours](/contact#hours)', [link('Hours', '/contact#hours')]],
    [
      '**see [it](/faq) now**',
      [{ kind: 'strong', text: 'see ' }, link('it', '/faq'), { kind: 'strong', text: ' now' }],
    ],
    [
      '*a **b** c*',
      [
        { kind: 'em', text: 'a ' },
        { kind: 'strong', text: 'b' },
        { kind: 'em', text: ' c' },
      ],
    ],
    // Emphasis has at most two levels, so that the cost stays linear.
    [
      '***a **b *c* d** e***',
      [
        { kind: 'strong', text: 'a ' },
        { kind: 'strong', text: 'b *c* d' },
        { kind: 'strong', text: ' e' },
      ],
    ],
    ['[mail](mailto:a@example.com)', [link('mail', 'mailto:a@example.com')]],
    ['[call](tel:+91-98765-43210)', [link('call', 'tel:+91-98765-43210')]],
    ['[call](tel:98765-43210)', [link('call', 'tel:98765-43210')]],
    // An asterisk after white space or before a word cannot end emphasis.
    ['*a * b', [text('*a * b')]],
    ['*a*b', [text('*a*b')]],
    ['*a* *b*', [{ kind: 'em', text: 'a' }, text(' '), { kind: 'em', text: 'b' }]],
    ['[x [y](/faq)', [text('[x '), link('y', '/faq')]],
  ])('parses %j', (reply, spans) => {
    expect(lineOf(reply)).toEqual(spans);
  });

  it.each(
    [
      '2*3*4 = 24|a * b * c|** not strong **|**open|`open|``|****|# heading|> quoted|_underscores_',
      '<b>markup</b> &amp; <img src=x onerror=alert(1)>|![picture](https://example.com/x.png',
      '[empty]()|[ ](/faq)|[\u200b](/faq)|[\u2800](/faq)|[spaced](/a b)|[a]: /faq|[script](javascript:alert(1))|[s](java\tscript:alert)',
    ].flatMap((line) => line.split('|')),
  )('shows %j unchanged', (reply) => {
    expect(lineOf(reply)).toEqual([text(reply)]);
  });

  it('shows image syntax as an exclamation mark and a link', () => {
    expect(lineOf('![plan](/plan.svg)')).toEqual([text('!'), link('plan', '/plan.svg')]);
  });
});

describe('a table', { tags: ['CHT-7'] }, () => {
  const cell = (...spans: readonly string[]) => spans.map((part) => text(part));
  it('has a head, a rule and rows; short rows are padded', {
    tags: ['SVC-1'],
  }, () => {
    expect(readReply('Prices:\n| Plan | Price |\n|---|--:|\n| One | $1 |\n| Two |\n| a | b | c |')).toEqual([
      { kind: 'paragraph', lines: [[text('Prices:')]] },
      {
        kind: 'table',
        head: [cell('Plan'), cell('Price')],
        rows: [
          [cell('One'), cell('$1')],
          [cell('Two'), []],
        ],
      },
      { kind: 'paragraph', lines: [[text('| a | b | c |')]] },
    ]);
  });

  it.each(['| a |\n|---|', '| a | b |\n|---|', '| a | b |', '|a|b|\n|-|x|', 'a | b\n--|--'])(
    'needs more than %j',
    (reply) => {
      expect(readReply(reply).map(({ kind }) => kind)).toEqual(['paragraph']);
    },
  );
});

describe('the target of a link', () => {
  const allowed = [
    '/|/faq|/products?q=a#b|/blog/x.y?next=//z|https://example.com|HTTPS://example.com/a?b#c',
    'https://[2001:db8::1]/|mailto:hello@example.com?subject=Hi|tel:+1234',
  ].flatMap((line) => line.split('|'));
  const forbidden = [
    '|faq|#top|?q|//evil.example|/\\evil.example|\\\\evil.example|/.//evil.example|/a//b|/../x|/%2e%2e/x',
    '/%2E/x|http://example.com|https:example.com|https:///evil.example|https://?',
    'https://user:pass@evil.example|https://loomwright.example@evil.example|javascript:alert(1)',
    'JaVaScRiPt:alert(1)|java\tscript:alert(1)|\u0001javascript:alert(1)| javascript:alert(1)',
    'https://a\u0000b.example|/a\tb|/a\u200bb|/a\u202eb|/\ud800|data:text/html,x',
    'blob:https://example.com/1|vbscript:x|file:///etc/passwd|mailto:|mailto:a|tel:|tel:javascript',
  ].flatMap((line) => line.split('|'));

  it('is a page of this site, or an https:, mailto: or tel: address', {
    tags: ['CHT-7'],
  }, () => {
    for (const href of [...allowed, `/${'a'.repeat(1999)}`]) expect(isAllowedTarget(href), href).toBe(true);
    for (const href of [...forbidden, `/${'a'.repeat(2000)}`])
      expect(isAllowedTarget(href), href).toBe(false);
  });
});
