import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contrast,
  groundsOf,
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
// Seven random colours, in which text is hardly ever readable.
const themesOfAnyColors = themeOf(() => anyColors);
// Dark text on light paper, or the reverse.
const plausibleThemes = fc.boolean().chain((isDark) => {
  const shade = (min: number, max: number) => (isDark ? channels(1 - max, 1 - min) : channels(min, max));
  return themeOf((name) => (name === 'paper' || name === 'thread-faint' ? shade(0.85, 1) : shade(0, 0.5)));
});

const words = ({ ink, muted, warp, weft, danger }: ThemeColors) => [ink, muted, warp, weft, danger];
const worst = (theme: ThemeColors, grounds: readonly Rgb[]) =>
  Math.min(...grounds.flatMap((ground) => words(theme).map((color) => contrast(color, ground))));

describe('the colours of the particles', () => {
  it('[A11-1] [BKG-1] keep the text of any theme readable, or are transparent', () => {
    const seen = { dust: 0, nothing: 0 };
    fc.assert(
      fc.property(
        fc.oneof(plausibleThemes, themesOfAnyColors),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (theme, share) => {
          const palette = toPalette(theme);
          const isThere = palette.strengths.some((strength) => strength > 0);
          seen[isThere ? 'dust' : 'nothing'] += 1;
          for (const strength of palette.strengths) expect(strength >= 0 && strength <= 1).toBe(true);
          if (!isThere) return;
          expect(worst(theme, groundsOf(theme, palette))).toBeGreaterThanOrEqual(4.5);
          // So does the soft rim of a particle.
          const [warp, weft, light] = palette.strengths;
          const rim = { ...palette, strengths: [warp * share, weft * share, light * share] as const };
          expect(worst(theme, groundsOf(theme, rim))).toBeGreaterThan(4.48);
        },
      ),
      runs(300),
    );
    expect(Math.min(seen.dust, seen.nothing)).toBeGreaterThan(30);
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
  'thread-faint': [0.9, 0.9, 0.9],
});

describe('the strength of the particles', () => {
  it('[BKG-1] is at most 0.3; the light ones are fainter on dark paper, and denser on light', () => {
    const [onDark, onLight] = [toPalette(plain(black, white)), toPalette(plain(white, black))];
    expect(onDark.colors).toEqual([white, white, white]);
    expect(onLight.colors).toEqual([black, black, [0.9, 0.9, 0.9]]);
    for (const [{ strengths }, light] of [
      [onDark, 0.6],
      [onLight, 3],
    ] as const) {
      const [strength] = strengths;
      expect(strength > 0.29 && strength <= 0.3).toBe(true);
      expect(strengths).toEqual([strength, strength, strength * light]);
    }
  });

  it('[A11-1] [BKG-1] is as much as text stays readable with', () => {
    const seen = { bounded: 0 };
    fc.assert(
      fc.property(plausibleThemes, (theme) => {
        const { colors, strengths } = toPalette(theme);
        const [strength, , light] = strengths;
        if (strength === 0 || strength > 0.294) return;
        seen.bounded += 1;
        const denser = strength + 0.005;
        const palette = { colors, strengths: [denser, denser, (light / strength) * denser] as const };
        expect(worst(theme, groundsOf(theme, palette))).toBeLessThan(4.5);
      }),
      runs(300),
    );
    expect(seen.bounded).toBeGreaterThan(30);
  });

  it('[A11-1] counts the glow and the grid of the page, and in each channel the strongest of particles that overlap', () => {
    const theme = { ...plain(white, black), weft: [1, 0, 0] as Rgb };
    const strengths = [0.5, 0.25, 0.2] as const;
    const grounds = groundsOf(theme, { colors: [black, [1, 0, 0], [0, 1, 0]], strengths });
    expect(grounds).toHaveLength(32);
    const expected = [
      [0.8832, 0.8832, 0.8832],
      [0.4416, 0.4416, 0.4416],
      [0.25 + 0.75 * 0.8832, 0.75 * 0.8832, 0.75 * 0.8832],
      [0.8 * 0.8832, 0.2 + 0.8 * 0.8832, 0.8 * 0.8832],
      [0.25 + 0.4416, 0.4416, 0.4416],
      [0.4416, 0.2 + 0.4416, 0.4416],
      [0.25 + 0.75 * 0.8832, 0.2 + 0.75 * 0.8832, 0.75 * 0.8832],
      [0.25 + 0.4416, 0.2 + 0.4416, 0.4416],
      // The glow of the warp, the grid of the weft.
      [0.96 * 0.92 + 0.08, 0.8832, 0.8832],
    ];
    for (const [place, ground] of expected.entries())
      for (const [channel, value] of ground.entries())
        expect(grounds[place]?.[channel]).toBeCloseTo(value, 12);
  });
});

describe('a colour', () => {
  it('[BKG-1] is parsed in the hex notations of CSS', () => {
    expect(parseColor(' #ff9e6d')).toEqual([1, 158 / 255, 109 / 255]);
    expect(parseColor('#fff')).toEqual([1, 1, 1]);
    expect(parseColor('#0F1222')).toEqual([15 / 255, 18 / 255, 34 / 255]);
    for (const text of ['', 'red', '#ff', '#ffff', '#fffff', '#ggg', 'rgb(0 0 0)', '##fff'])
      expect(parseColor(text)).toBeUndefined();
  });

  it('[A11-1] contrasts as WCAG says: 1 with itself, 21 black and white, the same both ways', () => {
    expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 9);
    // #080808 is below the bend of the curve.
    expect(contrast([8 / 255, 8 / 255, 8 / 255], [1, 1, 1])).toBeCloseTo(1.05 / (8 / 255 / 12.92 + 0.05), 9);
    // As other contrast checkers compute it.
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
