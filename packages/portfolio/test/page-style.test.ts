import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PORTFOLIO_THEMES } from '../src/portfolio.ts';
import { indigo } from '../src/style/indigo.ts';
import { linen } from '../src/style/linen.ts';
import { slate } from '../src/style/slate.ts';
import { styles } from '../src/style/style.ts';

const luminance = (colour: string): number => {
  const digits = colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(PORTFOLIO_THEMES)('the style %s', { tags: ['PGN-1'] }, (theme) => {
  const { css: style, fingerprint } = styles[theme];

  it('matches the hash in the policy of the file', () => {
    expect(fingerprint).toBe(`sha256-${createHash('sha256').update(style).digest('base64')}`);
  });

  it('is small, contains no end tag, and loads nothing', () => {
    expect(style.length).toBeLessThan(5000);
    expect(style).not.toMatch(/<|url\(|@import|@font-face|image-set|expression|\n/i);
    expect(style.split('{').length).toBe(style.split('}').length);
    expect(style).toMatch(/^[\x20-\x7e]+$/);
  });

  it('is light or dark as chosen or by system, and black on white on paper', () => {
    expect(style).toContain('@media screen{.dark{color-scheme:dark;');
    expect(style).toContain('@media screen and (prefers-color-scheme:dark){.system{color-scheme:dark;');
    expect(style).toMatch(/@page\{size:A4;.*@media print\{:root\{--paper:#fff;--ink:#000;/);
    expect(style).toContain('a[href]:not(.bare)::after{content:" (" attr(href) ")"}');
  });

  it('has a contrast of 4.5 : 1 for every text, light and dark', () => {
    const { paper, mat, ink, soft, thread } = { linen, indigo, slate }[theme].colours;
    for (const scheme of [0, 1] as const)
      for (const { [scheme]: ground } of [paper, mat])
        for (const { [scheme]: text } of [ink, soft, thread])
          expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThan(4.5);
    if (theme === 'indigo') expect(contrast('#fff', '#332ba0')).toBeGreaterThan(4.5);
  });
});
