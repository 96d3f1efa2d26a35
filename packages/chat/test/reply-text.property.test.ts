import { hostileSample, hostileStrings, runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowedTarget, type ReplyBlock, type ReplySpan, readReply } from '../src/index.ts';
import { replyTexts } from '../src/testing/index.ts';

const linesOf = (block: ReplyBlock) => (block.kind === 'list' ? block.items : block.lines);
const spansOf = (reply: string): readonly ReplySpan[] => readReply(reply).flatMap(linesOf).flat();
const shown = (spans: readonly ReplySpan[]) => spans.map(({ text }) => text).join('');

/** Whether all of `part` occurs in `whole`, in this order. */
const isWithin = (part: string, whole: string) => {
  let at = 0;
  for (const unit of whole) if (part.startsWith(unit, at)) at += unit.length;
  return at === part.length;
};

const anyText = fc.oneof(
  { weight: 3, arbitrary: replyTexts },
  fc.constantFrom(...hostileStrings),
  fc.string({ unit: 'binary' }),
);

describe('any reply', () => {
  it('[CHT-7] is read without a throw, as what the allow-list has and nothing else', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(anyText, (reply) => {
        for (const block of readReply(reply)) {
          expect(['paragraph', 'list']).toContain(block.kind);
          expect(linesOf(block).length).toBeGreaterThan(0);
          for (const span of linesOf(block).flat()) {
            expect(['text', 'strong', 'em', 'code', 'link']).toContain(span.kind);
            expect(span.text).not.toBe('');
            seen.set(span.kind, (seen.get(span.kind) ?? 0) + 1);
            if (span.kind !== 'link') continue;
            expect(isAllowedTarget(span.href)).toBe(true);
            // What a browser makes of it is on this site, or speaks one of three protocols.
            const url = new URL(span.href, 'https://loomwright.example/chat');
            expect(span.isInternal).toBe(url.origin === 'https://loomwright.example' && span.href[0] === '/');
            expect(['https:', 'mailto:', 'tel:']).toContain(url.protocol);
            expect(url.pathname.startsWith('//')).toBe(false);
          }
        }
      }),
      runs(1000),
    );
    expect([...seen.keys()].sort()).toEqual(['code', 'em', 'link', 'strong', 'text']);
    expect(Math.min(...seen.values())).toBeGreaterThan(20);
  });

  it('[CHT-7] shows nothing that was not said, in its order, and every word of it but targets', () => {
    fc.assert(
      fc.property(anyText, (reply) => {
        const spans = spansOf(reply);
        expect(isWithin(shown(spans), reply)).toBe(true);
        const targets = spans.flatMap((span) => (span.kind === 'link' ? [span.href] : []));
        const words = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;
        const said = words(reply) - words(targets.join(' '));
        // The numbers of a list are shown by its markers.
        const numbers = readReply(reply).flatMap((block) =>
          block.kind === 'list' && block.isOrdered ? block.items.map((_, index) => String(index + 1)) : [],
        );
        expect(words(shown(spans))).toBe(said - words(numbers.join('')));
      }),
      runs(1000),
    );
  });

  it('[CHT-7] of plain words is shown as it is', () => {
    const plain = fc
      .string({ unit: 'grapheme' })
      .filter((text) => text.trim() !== '' && !/[`*[\r\n]|^ {0,8}([-+]|[1-9]\d*[.)]) /.test(text));
    fc.assert(
      fc.property(fc.array(plain, { minLength: 1, maxLength: 5 }), (lines) => {
        expect(readReply(lines.join('\n'))).toEqual([
          { kind: 'paragraph', lines: lines.map((line) => [{ kind: 'text', text: line }]) },
        ]);
      }),
      runs(1000),
    );
  });

  it('[CHT-7] is the same read twice, and hostile texts make no link but to allowed targets', () => {
    for (const text of hostileSample) {
      expect(readReply(text)).toEqual(readReply(text));
      for (const reply of [text, `[x](${text})`, `**${text}**`, `- ${text}`, `\`${text}\``])
        for (const span of spansOf(reply))
          if (span.kind === 'link') expect(isAllowedTarget(span.href)).toBe(true);
    }
  });
});

describe('the time a reply takes', () => {
  const long = 100_000;
  const fill = (unit: string) => unit.repeat(Math.ceil(long / unit.length)).slice(0, long);
  const units = [
    '*',
    '**',
    '***',
    '****',
    '`',
    '``',
    '[',
    ']',
    '[]',
    '[](',
    '[a](',
    '[a](/',
    '[a](/b',
    '[a](/b ',
    '(',
    ')',
    '* ',
    ' *',
    '*a',
    '**a',
    '**a ',
    '*a **b ',
    'a* ',
    '*a*',
    '**a**',
    '***a',
    '`a',
    '`a`',
    '- ',
    '- \n',
    '1. ',
    '\n',
    '1. a\n',
    ' ',
    ' \n',
    '        ',
    '[a](https://',
    '[a](mailto:',
    '[a](mailto:a@',
    '[a](/?',
    '[a](/./',
    '\\',
    '<b>',
    '*a*b',
    '**a*b',
    'word ',
    '\u{1f600}',
    '\ud800',
    '*[a](/b)',
    '**[`',
  ];

  // What else the machine does is not the reader's doing: a try that was slow is tried again.
  const msOf = (reply: string, limitMs: number) => {
    let best = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 30 && best >= limitMs; tries += 1) {
      const from = performance.now();
      readReply(reply);
      best = Math.min(best, performance.now() - from);
    }
    return best;
  };

  it('[CHT-7] is short for 100 000 characters of whatever would make a careless reader slow', () => {
    const slowest = [...units, ...units.map((unit) => `**x ${unit} y*`)]
      .map((unit) => ({ unit, ms: Math.round(msOf(fill(unit), 50) * 10) / 10 }))
      .sort((a, b) => b.ms - a.ms)[0];
    console.log(`slowest of ${units.length * 2} replies of ${long} characters: ${JSON.stringify(slowest)}`);
    expect(slowest?.ms).toBeLessThan(50);
  });

  it('[CHT-7] is short for long runs behind and before something else', () => {
    for (const unit of units)
      for (const end of ['**', '`](/b)', '\n1. x'])
        expect(msOf(`**a ${fill(unit)}${end}`, 250), unit + end).toBeLessThan(250);
  });
});
