import { hostileStrings } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReply, readSourcedReply } from '../src/index.ts';
import { linesOfBlock, type ReplyBlock } from '../src/reply-text.ts';
import { replyTexts } from '../src/testing/index.ts';

const anyText = fc.oneof(
  { weight: 4, arbitrary: replyTexts },
  { weight: 1, arbitrary: fc.constantFrom(...hostileStrings) },
  {
    weight: 4,
    arbitrary: fc
      .array(fc.constantFrom('Yes.', 'It costs $1', '[A](/a)', '[B](/b#c)', ' ', '\n', '\n\n', '- '), {
        maxLength: 14,
      })
      .map((parts) => parts.join('')),
  },
);
const spansOf = (blocks: readonly ReplyBlock[]) => blocks.flatMap(linesOfBlock).flat();
const hrefsOf = (blocks: readonly ReplyBlock[]) =>
  spansOf(blocks).flatMap((span) => (span.kind === 'link' ? [span.href] : []));

const bodyOf = (text: string) =>
  spansOf(readSourcedReply(text).blocks)
    .map((span) => span.text)
    .join('');
const sourcesOf = (text: string) => readSourcedReply(text).sources.map(({ href }) => href);

describe('the sources of a reply', { tags: ['SVC-1', 'CHT-7'] }, () => {
  it('are the links after its sentences, without duplicates', () => {
    expect(bodyOf('On Saturday: ten to four. [Contact](/contact)')).toBe('On Saturday: ten to four.');
    expect(sourcesOf('On Saturday: ten to four. [Contact](/contact)')).toEqual(['/contact']);
    expect(sourcesOf('One.\n\n[A](/a)\n\nTwo. [B](/b) [A](/a)')).toEqual(['/a', '/b']);
    expect(bodyOf('One.\n\n[A](/a)\n\nTwo. [B](/b) [A](/a)')).toBe('One.Two.');
    // A link stays if it is part of a sentence or a list, or the whole reply.
    for (const text of [
      'See the [FAQ](/faq)',
      'Write on the [form](/contact): we answer.',
      '[A](/a)',
      '- [A](/a)',
      'Read [this.](/a)[B](/b)',
      'Yes. ',
    ])
      expect(readSourcedReply(text)).toMatchObject({ blocks: readReply(text), sources: [] });
    expect(sourcesOf('See the [FAQ](/faq) for that.\n\n[FAQ](/faq)')).toEqual([]);
  });

  it.each([
    // Brackets, quotation marks and spaces may follow a sentence. Text is never a source.
    ['He said “yes.” [A](/a)', 'He said “yes.”', ['/a']],
    ['(It does.)  [A](/a) [B](/b)', '(It does.)', ['/a', '/b']],
    ['Really?! [A](/a)  ', 'Really?!', ['/a']],
    ['`npm start` [A](/a)', '`npm start`', ['/a']],
    ['*Yes.* [A](/a)', 'Yes.', ['/a']],
    ['One. [A](/a) two [B](/b)', 'One. A two B', []],
    ['One. [A](/a) **two.** [B](/b)', 'One. A two.', ['/b']],
    ['Yes. [A](/a)[B](/b)', 'Yes.', ['/a', '/b']],
  ])('of %j: the text is %j, the sources are %j', (text, body, sources) => {
    expect(sourcesOf(text)).toEqual(sources);
    expect(bodyOf(text)).toBe(body.replaceAll('`', ''));
  });

  it('leave no trailing space and no empty line', () => {
    expect(readSourcedReply('Yes. [A](/a)\n[B](/b)').blocks).toEqual([
      { kind: 'paragraph', lines: [[{ kind: 'text', text: 'Yes.' }]] },
    ]);
    expect(sourcesOf('Yes.\n [A](/a)')).toEqual(['/a']);
    expect(readSourcedReply('**Yes.** [A](/a)').blocks).toEqual([
      { kind: 'paragraph', lines: [[{ kind: 'strong', text: 'Yes.' }]] },
    ]);
  });

  it('keep every link and every word of any reply, without duplicates', () => {
    let count = 0;
    fc.assert(
      fc.property(anyText, (text) => {
        const all = readReply(text);
        const { blocks, sources } = readSourcedReply(text);
        const hrefs = sources.map(({ href }) => href);
        count += hrefs.length;
        expect(new Set([...hrefsOf(blocks), ...hrefs])).toEqual(new Set(hrefsOf(all)));
        expect(new Set(hrefs).size).toBe(hrefs.length);
        expect(hrefsOf(blocks).filter((href) => hrefs.includes(href))).toEqual([]);
        expect(blocks.length > 0).toBe(all.length > 0);
        const words = (some: readonly ReplyBlock[]) =>
          spansOf(some)
            .flatMap((span) => (span.kind === 'link' ? [] : [span.text.replace(/\s/g, '')]))
            .join('');
        expect(words(blocks)).toBe(words(all));
      }),
      runs(1500),
    );
    expect(count).toBeGreaterThan(100);
  });
});
