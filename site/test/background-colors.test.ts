import { readFileSync } from 'node:fs';
import {
  contrast,
  groundsOf,
  parseColor,
  THEME_COLORS,
  type ThemeColors,
  toPalette,
} from '@loomwright/shell';
import { expect, test } from 'vitest';

const source = readFileSync(new URL('../src/styles/theme.css.ts', import.meta.url), 'utf8');

/** The colours of a theme, as written in the source. */
const themeOf = (name: 'light' | 'dark'): ThemeColors => {
  const block = source.slice(source.indexOf(`const ${name} = {`)).split('};')[0] ?? '';
  const colors = THEME_COLORS.map((color) => {
    const key = color.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase());
    return [color, parseColor(new RegExp(`\\b${key}: '([^']+)'`).exec(block)?.[1] ?? '')];
  });
  return Object.fromEntries(colors) as ThemeColors;
};

test.each(['light', 'dark'] as const)(
  '[A11-1][BKG-1] in the %s theme the particles are visible, and text over them is readable',
  (name) => {
    const theme = themeOf(name);
    const palette = toPalette(theme);
    const { ink, muted, warp, weft, danger } = theme;
    for (const ground of groundsOf(theme, palette))
      for (const word of [ink, muted, warp, weft, danger])
        expect(contrast(word, ground)).toBeGreaterThanOrEqual(4.5);
    expect(palette.colors.slice(0, 2)).toEqual([warp, weft]);
    expect(Math.min(...palette.strengths)).toBeGreaterThan(0.08);
  },
);
