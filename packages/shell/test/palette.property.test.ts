import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  backgroundColors,
  contrast,
  parseColor,
  type Rgb,
  THEME_COLORS,
  type ThemeColors,
  toPalette,
} from '../src/index.ts';

const channels = (min: number, max: number): fc.Arbitrary<Rgb> => {
  const channel = fc.double({ min, max, noNaN: true });
  return fc.tuple(channel, channel, channel);
};
const anyColors = channels(0, 1);

const themeOf = (colorOf: (name: string) => fc.Arbitrary<Rgb>) =>
  fc.record(
    Object.fromEntries(THEME_COLORS.map((name) => [name, colorOf(name)])),
  ) as fc.Arbitrary<unknown> as fc.Arbitrary<ThemeColors>;
// With six random colours, text is hardly ever readable.
const themesOfAnyColors = themeOf(() => anyColors);
const plausibleThemes = fc.boolean().chain((isDark) => {
  const shade = (min: number, max: number) => (isDark ? channels(1 - max, 1 - min) : channels(min, max));
  return themeOf((name) => (name === 'paper' ? shade(0.85, 1) : shade(0, 0.5)));
});

const words = ({ ink, muted, warp, weft, danger }: ThemeColors) => [ink, muted, warp, weft, danger];
const worst = (theme: ThemeColors, grounds: readonly Rgb[]) =>
  Math.min(...grounds.flatMap((ground) => words(theme).map((color) => contrast(color, ground))));

describe('the colours of the threads', () => {
  it('keep the text of any theme readable, or are transparent', { tags: ['A11-1', 'BKG-1'] }, () => {
    const seen = { faint: 0, nothing: 0 };
    fc.assert(
      fc.property(
        fc.oneof(plausibleThemes, themesOfAnyColors),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (theme, share) => {
          const { colors, strength } = toPalette(theme);
          expect(colors).toEqual([theme.warp, theme.weft]);
          expect(strength >= 0 && strength <= 1).toBe(true);
          seen[strength > 0 ? 'faint' : 'nothing'] += 1;
          if (strength === 0) return;
          expect(worst(theme, backgroundColors(theme, strength))).toBeGreaterThanOrEqual(4.5);
          expect(worst(theme, backgroundColors(theme, strength * share))).toBeGreaterThan(4.48);
        },
      ),
      runs(100),
    );
    expect(Math.min(seen.faint, seen.nothing)).toBeGreaterThan(10);
  });
});

const black: Rgb = [0, 0, 0];
const white: Rgb = [1, 1, 1];
const plain = (paper: Rgb, words: Rgb): ThemeColors => ({
  paper,
  ink: words,
  muted: words,
  warp: words,
  weft: words,
  danger: words,
});

describe('the strength of the threads', () => {
  it('is at most 0.3, on dark paper and on light', { tags: ['BKG-1'] }, () => {
    for (const theme of [plain(black, white), plain(white, black)]) {
      const { strength } = toPalette(theme);
      expect(strength > 0.29 && strength <= 0.3).toBe(true);
    }
  });

  it('is the maximum at which text stays readable', { tags: ['A11-1', 'BKG-1'] }, () => {
    const seen = { bounded: 0 };
    fc.assert(
      fc.property(plausibleThemes, (theme) => {
        const { strength } = toPalette(theme);
        if (strength === 0 || strength > 0.294) return;
        seen.bounded += 1;
        expect(worst(theme, backgroundColors(theme, strength + 0.005))).toBeLessThan(4.5);
      }),
      runs(100),
    );
    expect(seen.bounded).toBeGreaterThan(10);
  });

  it('includes the glow of the page, and the stronger of overlapping threads', {
    tags: ['A11-1'],
  }, () => {
    const grounds = backgroundColors({ ...plain(white, black), weft: [1, 0, 0] }, 0.5);
    const expected = [
      [0.96, 0.96, 0.96],
      [0.48, 0.48, 0.48],
      [0.98, 0.48, 0.48],
      [0.98, 0.48, 0.48],
    ];
    expect(grounds).toHaveLength(expected.length);
    for (const [place, ground] of expected.entries())
      for (const [channel, value] of ground.entries())
        expect(grounds[place]?.[channel]).toBeCloseTo(value, 12);
  });
});

describe('a colour', () => {
  it('is parsed in the hex notations of CSS', { tags: ['BKG-1'] }, () => {
    expect(parseColor(' #ff9e6d')).toEqual([1, 158 / 255, 109 / 255]);
    expect(parseColor('#fff')).toEqual([1, 1, 1]);
    expect(parseColor('#0F1222')).toEqual([15 / 255, 18 / 255, 34 / 255]);
    for (const text of ['', 'red', '#ff', '#ffff', '#fffff', '#ggg', 'rgb(0 0 0)', '##fff'])
      expect(parseColor(text)).toBeUndefined();
  });

  it('contrasts as in WCAG: 1 with itself, 21 for black on white, symmetric', {
    tags: ['A11-1'],
  }, () => {
    expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 9);
    // #080808 is in the linear part of the sRGB curve.
    expect(contrast([8 / 255, 8 / 255, 8 / 255], [1, 1, 1])).toBeCloseTo(1.05 / (8 / 255 / 12.92 + 0.05), 9);
    expect(contrast([0x76 / 255, 0x76 / 255, 0x76 / 255], [1, 1, 1])).toBeCloseTo(4.54, 2);
    fc.assert(
      fc.property(anyColors, anyColors, (a, b) => {
        expect(contrast(a, a)).toBe(1);
        expect(contrast(a, b)).toBe(contrast(b, a));
        expect(contrast(a, b)).toBeLessThanOrEqual(21 + 1e-9);
      }),
      runs(1000),
    );
  });
});
