import { style } from '@vanilla-extract/css';
import { color, font, measure, size, space, wide } from '../../styles/theme.css.ts';
import { row } from '../layout/layout.css.ts';
import { card, picture } from '../surface/surface.css.ts';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${measure.column}), 1fr))`,
  gap: space[3],
});

export const tallTiles = style({
  '@media': { [wide.desktop]: { gridTemplateColumns: `repeat(auto-fill, minmax(${measure.cell}, 1fr))` } },
});

export const tile = style([
  card,
  row[3],
  {
    position: 'relative',
    padding: space[3],
    fontSize: font.size.dense,
    lineHeight: 1.35,
    transition: 'border-color 160ms, box-shadow 160ms',
    selectors: { '&:hover': { borderColor: color.control, boxShadow: color.shade } },
    '@media': { [wide.desktop]: { selectors: { [`${tallTiles} > &`]: { flexWrap: 'wrap' } } } },
  },
]);

export const image = style([
  picture,
  {
    flex: 'none',
    width: size.tile,
    '@media': { [wide.desktop]: { selectors: { [`${tallTiles} &`]: { width: '100%' } } } },
  },
]);
