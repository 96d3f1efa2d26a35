import { hostileStrings } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOf, paragraphsOf, wellFormed } from '../src/page/text.ts';
import { anyText } from '../src/testing/arbitraries.ts';

const slowly = (text: string): string =>
  Array.from(text.replaceAll('\r\n', '\n'), (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (['\r', '\v', '\f', '\u0085', '\u2028'].includes(character)) return '\n';
    if (character === '\u2029') return '\n\n';
    if (code >= 0xd800 && code <= 0xdfff) return '\ufffd';
    const isControl = code < 0x20 || (code >= 0x7f && code <= 0x9f);
    const isNoCharacter = (code >= 0xfdd0 && code <= 0xfdef) || (code & 0xfffe) === 0xfffe;
    return (isControl && character !== '\t' && character !== '\n') || isNoCharacter ? '' : character;
  }).join('');

describe('text on a page', { tags: ['PGN-1'] }, () => {
  it('becomes representable in HTML, character by character', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(wellFormed(text)).toBe(slowly(text));
        expect(wellFormed(wellFormed(text))).toBe(wellFormed(text));
      }),
      { ...runs(1000), examples: hostileStrings.map((text): [string] => [text]) },
    );
  });

  it('keeps words, emoji, accents and right-to-left letters', () => {
    for (const text of ['Zoë 👩‍🔬', 'العربية', 'नागालैंड', 'a\u00a0b', 'tab\there', '<b>&amp;</b>'])
      expect(wellFormed(text)).toBe(text);
  });

  it('collapses to one line, empty for invisible characters', () => {
    expect(lineOf('  Asenla \r\n\t Jamir ')).toBe('Asenla Jamir');
    expect(lineOf('a\u0000b')).toBe('ab');
    for (const nothing of ['', ' \n ', '\u200b\u2060', '\u00a0', '\u202e\u202c', '\u3164', '\u{e0001}'])
      expect(lineOf(nothing)).toBe('');
    fc.assert(
      fc.property(anyText, (text) => {
        expect(lineOf(lineOf(text))).toBe(lineOf(text));
      }),
      runs(1000),
    );
  });

  it('splits paragraphs at lines that are blank or look blank', () => {
    expect(paragraphsOf('One\ntwo\n\n \t\u200b\nThree\u2029Four\r\n')).toEqual([
      ['One', 'two'],
      ['Three'],
      ['Four'],
    ]);
    expect(paragraphsOf('\n\n')).toEqual([]);
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = paragraphsOf(text).flat();
        expect(lines).toEqual(
          slowly(text)
            .split('\n')
            .map(lineOf)
            .filter((line) => line !== ''),
        );
      }),
      runs(1000),
    );
  });
});
