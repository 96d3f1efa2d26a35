import {
  backgroundColors,
  contrast,
  parseColor,
  THEME_COLORS,
  type ThemeColors,
  toPalette,
} from '@loomwright/shell';
import { expect, test } from 'vitest';
import { dark, light, toVariable } from '../src/styles/colors.ts';

const themeOf = (theme: typeof light): ThemeColors => {
  const values = new Map(Object.entries(theme).map(([name, value]) => [toVariable(name), value]));
  return Object.fromEntries(
    THEME_COLORS.map((name) => [name, parseColor(values.get(name) ?? '')]),
  ) as ThemeColors;
};

test.each(Object.entries({ light, dark }))(
  'in the %s theme the threads are visible, and text over them stays readable',
  { tags: ['A11-1', 'BKG-1'] },
  (_, colors) => {
    const theme = themeOf(colors);
    const { colors: threads, strength } = toPalette(theme);
    const { ink, muted, warp, weft, danger } = theme;
    for (const ground of backgroundColors(theme, strength))
      for (const word of [ink, muted, warp, weft, danger])
        expect(contrast(word, ground)).toBeGreaterThanOrEqual(4.5);
    expect(threads).toEqual([warp, weft]);
    // Below this, the threads would be invisible.
    expect(strength, 'colors.ts has too little contrast').toBeGreaterThan(0.05);
  },
);
