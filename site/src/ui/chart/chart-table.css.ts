import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, hair, space } from '../../styles/theme.css.ts';
import { hidden } from '../page/page.css.ts';

export const details = style({ borderTop: hair, paddingTop: space[2] });

export const summary = style({
  width: 'fit-content',
  paddingBlock: space[1],
  color: color.warp,
  fontSize: font.size.small,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.warpStrong } },
});

export const table = style({
  width: '100%',
  marginTop: space[2],
  borderCollapse: 'collapse',
  fontSize: font.size.small,
  fontVariantNumeric: 'tabular-nums',
});

// The card's heading is the visible caption.
export const caption = hidden;

globalStyle(`${table} th, ${table} td`, {
  padding: `${space[2]} 0 ${space[2]} ${space[3]}`,
  borderTop: hair,
  textAlign: 'right',
  fontWeight: 400,
});
globalStyle(`${table} th:first-child`, { paddingLeft: 0, textAlign: 'left' });
globalStyle(`${table} thead th`, {
  border: 0,
  color: color.muted,
  fontWeight: 600,
  verticalAlign: 'bottom',
});
