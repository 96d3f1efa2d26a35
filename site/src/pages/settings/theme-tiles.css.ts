import { style } from '@vanilla-extract/css';
import { dark, light } from '../../styles/colors.ts';
import { color, hair, radius, size, space } from '../../styles/theme.css.ts';

export const radioGroup = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[3],
  flexBasis: '100%',
});

export const radio = style({
  position: 'relative',
  padding: space[2],
  border: hair,
  borderRadius: radius.card,
  color: color.muted,
  cursor: 'pointer',
  textAlign: 'center',
  selectors: {
    '&:hover': { borderColor: color.control, color: color.ink },
    '&:has(:checked)': {
      borderColor: color.warp,
      outline: `1px solid ${color.warp}`,
      color: color.ink,
      fontWeight: 600,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '1px' },
  },
});

/** Draws the preview as boxes, with left, top, width and height in per cent. */
const page = ({ ink, line, paper, surface, warp }: typeof light) => {
  const box = (paint: string, [left, top, width, height]: readonly [number, number, number, number]) =>
    `linear-gradient(${paint} 0 0) ${width === 100 ? 0 : (100 * left) / (100 - width)}% ${(100 * top) / (100 - height)}% / ${width}% ${height}% no-repeat`;
  return [
    box(warp, [8, 7, 10, 6]),
    box(line, [0, 20, 100, 1]),
    box(ink, [8, 32, 54, 10]),
    box(line, [8, 50, 80, 5]),
    box(line, [8, 60, 66, 5]),
    box(warp, [8, 76, 30, 12]),
    `linear-gradient(${surface} 0 0) 0 0 / 100% 20% no-repeat`,
    paper,
  ].join(', ');
};

const half = { content: '""', position: 'absolute', inset: 0 } as const;

export const preview = style({
  position: 'relative',
  overflow: 'hidden',
  // Lets presses reach the radio button underneath.
  pointerEvents: 'none',
  aspectRatio: '8 / 5',
  maxHeight: size.picture,
  border: hair,
  borderRadius: radius.small,
  background: page(light),
  selectors: {
    '&[data-preview=dark]': { background: page(dark) },
    '&[data-preview=system]::after': {
      ...half,
      background: page(dark),
      clipPath: 'polygon(60% 0, 100% 0, 100% 100%, 40% 100%)',
    },
  },
});
