import { hostileSample, hostileStrings } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowedTarget, type ReplySpan, readReply } from '../src/index.ts';
import { linesOfBlock } from '../src/reply-text.ts';
import { replyTexts } from '../src/testing/index.ts';

const spansOf = (reply: string): readonly ReplySpan[] => readReply(reply).flatMap(linesOfBlock).flat();
const shown = (spans: readonly ReplySpan[]) => spans.map(({ text }) => text).join('');

/** Whether `part` is a subsequence of `whole`. */
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
  it('is read as allowed blocks and spans, without an exception', { tags: ['CHT-7'] }, () => {
    const seen = new Map<string, number>();
    let tables = 0;
    fc.assert(
      fc.property(anyText, (reply) => {
        for (const block of readReply(reply)) {
          expect(['paragraph', 'list', 'table']).toContain(block.kind);
          if (block.kind === 'table') {
            tables += 1;
            for (const row of block.rows) expect(row).toHaveLength(block.head.length);
          }
          expect(linesOfBlock(block).length).toBeGreaterThan(0);
          for (const span of linesOfBlock(block).flat()) {
            expect(['text', 'strong', 'em', 'code', 'link']).toContain(span.kind);
            expect(span.text).not.toBe('');
            seen.set(span.kind, (seen.get(span.kind) ?? 0) + 1);
            if (span.kind !== 'link') continue;
            expect(isAllowedTarget(span.href)).toBe(true);
            // The browser must agree that the target is allowed.
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
    expect(tables).toBeGreaterThan(10);
  });

  it('shows its text in order, and every word except link targets', {
    tags: ['CHT-7'],
  }, () => {
    fc.assert(
      fc.property(anyText, (reply) => {
        const spans = spansOf(reply);
        expect(isWithin(shown(spans), reply)).toBe(true);
        const targets = spans.flatMap((span) => (span.kind === 'link' ? [span.href] : []));
        const words = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;
        const said = words(reply) - words(targets.join(' '));
        // List markers show the numbers of the items.
        const numbers = readReply(reply).flatMap((block) =>
          block.kind === 'list' && block.isOrdered ? block.items.map((_, index) => String(index + 1)) : [],
        );
        expect(words(shown(spans))).toBe(said - words(numbers.join('')));
      }),
      runs(1000),
    );
  });

  it('of plain text is shown unchanged', { tags: ['CHT-7'] }, () => {
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

  it('is read the same way twice, and links only to allowed targets', {
    tags: ['CHT-7'],
  }, () => {
    for (const text of hostileSample) {
      expect(readReply(text)).toEqual(readReply(text));
      for (const reply of [text, `[x](${text})`, `**${text}**`, `- ${text}`, `\`${text}\``])
        for (const span of spansOf(reply))
          if (span.kind === 'link') expect(isAllowedTarget(span.href)).toBe(true);
    }
  });
});

describe('parsing a reply', () => {
  const fill = (unit: string, length: number) =>
    unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  const units = [
    '*|**|***|****|`|``|[|]|[]|[](|[a](|[a](/|[a](/b|[a](/b |(|)|* | *|*a|**a|**a |*a **b |a* |*a*|**a**',
    '***a|`a|`a`|- |- \n|1. |\n|1. a\n| | \n|        |[a](https://|[a](mailto:|[a](mailto:a@|[a](/?|[a](/./',
    '\\|<b>|*a*b|**a*b|word |\u{1f600}|\ud800|*[a](/b)|**[`',
  ].flatMap((line) => line.split('|'));
  const shapes: ((text: string) => string)[] = [
    (text) => text,
    (text) => `**a ${text}**`,
    (text) => `**a ${text}\`](/b)`,
    (text) => `**a ${text}\n1. x`,
  ];
  const msOf = (reply: string) => {
    const from = performance.now();
    readReply(reply);
    return performance.now() - from;
  };

  it('takes linear time, even for repetitions that make a naive parser quadratic', {
    tags: ['CHT-7'],
  }, () => {
    for (const unit of [...units, ...units.map((part) => `**x ${part} y*`)])
      for (const shape of shapes) {
        const [short, long] = [shape(fill(unit, 2000)), shape(fill(unit, 16_000))];
        // Compares the fastest tries, because load on the machine only slows them down.
        let [shortMs, longMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
        for (let tries = 0; tries < 30 && longMs >= 24 * shortMs + 1; tries += 1) {
          shortMs = Math.min(shortMs, msOf(short));
          longMs = Math.min(longMs, msOf(long));
        }
        expect(longMs, unit).toBeLessThan(24 * shortMs + 1);
      }
  });
});
