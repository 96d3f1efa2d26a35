import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInline, type Span, toInlineText } from '../src/index.ts';

const write = (span: Span) => {
  if (span.kind === 'code') return `\`${span.text}\``;
  if (span.kind === 'strong') return `**${span.text}**`;
  return span.kind === 'link' ? `[${span.text}](${span.href})` : span.text;
};

const marked = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...'` ** * [ ] ]( ( ) / a'.split(' '), 'b c', '\n') },
      { weight: 2, arbitrary: fc.constantFrom('[x](/y)', '`c`', '**s**', '[x](javascript:alert(1))') },
      { weight: 1, arbitrary: fc.constantFrom('[x](//evil.example)', '[x](https://a.example)') },
      { weight: 1, arbitrary: fc.constant('[x](data:,y)') },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

const word = fc.stringMatching(/^[a-z ,.<>&"'é]{1,12}$/);
const spans: fc.Arbitrary<Span> = fc.oneof(
  fc.record({ kind: fc.constantFrom('text' as const, 'code' as const, 'strong' as const), text: word }),
  fc.record({
    kind: fc.constant('link' as const),
    text: word,
    href: fc.constantFrom(
      ...'/ /products/1 #part /about#team https://a.example/b?c=d mailto:a@b.example'.split(' '),
    ),
  }),
);

describe('inline text', () => {
  it('of any kind is parsed without losing a character', { tags: ['BLG-1', 'DOC-1'] }, () => {
    const seen = { text: 0, code: 0, strong: 0, link: 0 };
    fc.assert(
      fc.property(marked, (text) => {
        const read = parseInline(text);
        expect(read.map(write).join('')).toBe(text);
        expect(toInlineText(text)).toBe(read.map((span) => span.text).join(''));
        for (const span of read) {
          expect(span.text).not.toBe('');
          seen[span.kind] += 1;
        }
      }),
      runs(2000),
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
  });

  it('parses back to the spans it was written from', { tags: ['BLG-1', 'DOC-1'] }, () => {
    fc.assert(
      fc.property(fc.array(spans, { maxLength: 8 }), (wanted) => {
        const joined: Span[] = [];
        for (const span of wanted) {
          const last = joined.at(-1);
          if (last?.kind === 'text' && span.kind === 'text')
            joined.splice(-1, 1, { kind: 'text', text: last.text + span.text });
          else joined.push(span);
        }
        expect(parseInline(wanted.map(write).join(''))).toEqual(joined);
      }),
      runs(1000),
    );
  });

  it('links only to this site, https and email addresses', {
    tags: ['BLG-1', 'DOC-1'],
  }, () => {
    const here = 'https://loomwright.example/blog/x';
    const hrefs = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc
        .tuple(
          fc.constantFrom(
            ...'/ // /\\ # https:// http:// javascript: JAVASCRIPT: data: mailto:'.split(' '),
            '',
          ),
          fc.constantFrom(
            ...'evil.example /evil.example \\evil.example alert`1` a@b.example /'.split(' '),
            '\tx',
          ),
        )
        .map((parts) => parts.join('')),
    );
    let links = 0;
    fc.assert(
      fc.property(hrefs, (href) => {
        for (const span of parseInline(`[x](${href})`)) {
          if (span.kind !== 'link') continue;
          links += 1;
          const { origin, protocol } = new URL(span.href, here);
          if (/^[/#]/.test(span.href)) expect(origin, span.href).toBe('https://loomwright.example');
          else expect(['https:', 'mailto:'], span.href).toContain(protocol);
        }
      }),
      runs(3000),
    );
    expect(links).toBeGreaterThan(100);
  });

  it('is parsed with any number of marks', () => {
    for (const part of ['[', '`', '**', '[a](', '*', '[a', '](']) {
      const text = part.repeat(50_000);
      expect(parseInline(text).map(write).join('')).toBe(text);
    }
  });
});
