import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDocumentStyles } from './document-styles.ts';

const part = (file: string) => ({ files: [file], css: `.${file}{}` });
const parts = ['main', 'form', 'home', 'cart', 'cart-line', 'text'].map(part);
const sets = [
  new Set(['main', 'text']),
  new Set(['main', 'home']),
  new Set(['main', 'cart', 'cart-line', 'form']),
];
const whole = parts.map(({ css }) => css).join('');
const styles = createDocumentStyles(parts, sets, '@font-face{}');

describe('the style of a document', () => {
  it('[RTE-5] is that of the smallest set with all of its chunks, in the order of the whole', () => {
    expect(styles.styleFor(['main.js', 'main', 'home'])).toEqual({
      text: '@font-face{}.main{}.home{}',
      restFile: styles.rest.path,
    });
    expect(styles.styleFor(['cart', 'cart-line']).text).toBe('@font-face{}.main{}.form{}.cart{}.cart-line{}');
    expect(styles.styleFor(['without-style']).text).toBe('@font-face{}.main{}.text{}');
  });

  it('[RTE-5] is the whole where no set has all of them, and names no file then', () => {
    expect(styles.styleFor(['home', 'text'])).toEqual({ text: `@font-face{}${whole}` });
  });

  it('[RTE-5] [SEC-1] always has the rules of its chunks, in the order of the whole, and is known to the policy', () => {
    const names = parts.flatMap(({ files }) => files);
    fc.assert(
      fc.property(fc.subarray(names), fc.array(fc.subarray(names), { maxLength: 4 }), (own, some) => {
        const made = createDocumentStyles(
          parts,
          some.map((files) => new Set(files)),
          '',
        );
        const { text, restFile } = made.styleFor(own);
        const rules = text.match(/\.[a-z-]+\{\}/g) ?? [];
        for (const file of own) expect(rules).toContain(`.${file}{}`);
        const places = rules.map((rule) => names.indexOf(rule.slice(1, -2)));
        expect(places).toEqual([...places].sort((a, b) => a - b));
        expect(made.texts).toContain(text);
        expect(restFile === undefined).toBe(
          text === whole && !some.some((files) => own.every((file) => files.includes(file))),
        );
        // What the file leaves out comes first in every document, so that the order is the same once both are there.
        const { text: rest } = made.rest;
        expect(whole.endsWith(rest)).toBe(true);
        expect(text.startsWith(whole.slice(0, whole.length - rest.length))).toBe(true);
      }),
    );
  });

  it('[RTE-5] leaves to the file what not every document begins with', () => {
    expect(styles.rest.text).toBe('.form{}.home{}.cart{}.cart-line{}.text{}');
  });

  it('is an error when it would end its own element', () => {
    expect(() => createDocumentStyles([{ files: ['main'], css: 'a{content:"</style>"}' }], [], '')).toThrow(
      'would end',
    );
  });
});
