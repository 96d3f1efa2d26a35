import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkReply, MAX_REPLY_LENGTH } from '../src/server/upstream/check-reply.ts';

const urls = new Set(['/faq', '/products/1', '/services#chatbot']);
const links = (text: string) => [...text.matchAll(/\]\(([^)]*)\)?/g)].map(([, url]) => url ?? '');

// Pieces that may combine into links, tags and images.
const pieces = fc.constantFrom(
  '[',
  ']',
  '(',
  ')',
  '](',
  '!',
  '<',
  '>',
  '</',
  'a',
  ' ',
  '\n',
  '"',
  '\\',
  '<script>',
  'javascript:alert(1)',
  '/faq',
  '//evil.example',
  'https://evil.example',
  '/products/1',
  '[a](/faq)',
  '[b](/evil)',
  '![c](/faq)',
  '\u202e',
  '\0',
  '<!--',
);
const reply = fc.oneof(
  fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

test('any model reply loses unknown links, images and tags', {
  tags: ['SVC-2'],
}, () => {
  let kept = 0;
  fc.assert(
    fc.property(reply, (text) => {
      const checked = checkReply(text, urls);
      if (checked === undefined) return;
      for (const url of links(checked)) expect(urls).toContain(url);
      kept += links(checked).length;
      expect(checked).not.toMatch(/!\[/);
      expect(checked).not.toMatch(/<[/!?a-z]/i);
      expect(checked).not.toMatch(/[\u202e]|(?!\n)\p{Cc}/u);
    }),
    runs(1000),
  );
  expect(kept).toBeGreaterThan(33);
});

test('plain Markdown with known links is unchanged', { tags: ['SVC-2'] }, () => {
  const text =
    'Yes: **free** for 14 days.\n\n- [FAQ](/faq)\n- [The chatbot](/services#chatbot), `a < b`, 3 > 2';
  expect(checkReply(text, urls)).toBe(text);
});

test.each([
  ['[a[b](/evil)](/faq)', '[ab](/faq)'],
  ['[a[b](/x)](https://evil.example)', '[ab] (https://evil.example)'],
  ['[a](/faq "title")', '[a] (/faq "title")'],
  ['[a](</faq>)', 'a'],
  ['![](/x)[a](/faq)', '[a](/faq)'],
  ['[x!](/evil)[a](/faq)', 'x[a](/faq)'],
  ['<</>[b](/evil)', '‹b'],
  ['x<<b>script>y', 'x‹script>y'],
  ['a\r\n\r\n\r\n\r\nb', 'a\n\nb'],
])('%j becomes %j', { tags: ['SVC-2'] }, (text, checked) => {
  expect(checkReply(text, urls)?.replace(/\s+\)/, ')')).toBe(checked);
});

test('a long answer ends with a whole word, and checking takes linear time', { tags: ['SVC-2'] }, () => {
  const checked = checkReply('word '.repeat(1000), urls) ?? '';
  expect(checked.length).toBeLessThanOrEqual(MAX_REPLY_LENGTH + 2);
  expect(checked).toMatch(/ word …$/);
  expect(checkReply(`${'🧵'.repeat(5000)}a`, urls)).toBeUndefined();
  for (const piece of ['[', '](', '<a', '![', '[a](', '<', '\n', '[[]](']) {
    const start = performance.now();
    checkReply(`${piece.repeat(60_000 / piece.length)}x`, urls);
    expect(performance.now() - start).toBeLessThan(500);
  }
});
