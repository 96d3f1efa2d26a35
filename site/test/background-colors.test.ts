import {
  contrast,
  groundsOf,
  parseColor,
  THEME_COLORS,
  type ThemeColors,
  toPalette,
} from '@loomwright/shell';
import { expect, test } from 'vitest';
import { dark, light, toVariable } from '../src/styles/colors.ts';

/** The colours of a theme that the worker receives. */
const themeOf = (theme: typeof light): ThemeColors => {
  const values = new Map(Object.entries(theme).map(([name, value]) => [toVariable(name), value]));
  return Object.fromEntries(
    THEME_COLORS.map((name) => [name, parseColor(values.get(name) ?? '')]),
  ) as ThemeColors;
};

test.each(Object.entries({ light, dark }))(
  '[A11-1][BKG-1] in the %s theme the particles are visible, and text over them is readable',
  (_, colors) => {
    const theme = themeOf(colors);
    const palette = toPalette(theme);
    const { ink, muted, warp, weft, danger } = theme;
    for (const ground of groundsOf(theme, palette))
      for (const word of [ink, muted, warp, weft, danger])
        expect(contrast(word, ground)).toBeGreaterThanOrEqual(4.5);
    expect(palette.colors.slice(0, 2)).toEqual([warp, weft]);
    // Text of the theme leaves no room for denser ones; below this they are not seen.
    expect(Math.min(...palette.strengths), 'colors.ts has too little contrast').toBeGreaterThan(0.05);
  },
);
