import { globalStyle, style } from '@vanilla-extract/css';
import { row, square } from '../../styles/layout.ts';
import { smallStrong } from '../../styles/surface.ts';
import { color, font, hair, space } from '../../styles/theme.css.ts';

export const details = style({ borderTop: hair, paddingTop: space[2] });

export const summary = style({
  ...row(space[2]),
  width: 'fit-content',
  paddingBlock: space[1],
  color: color.warp,
  ...smallStrong,
  cursor: 'pointer',
  // Not the browser's triangle, which some draw whatever the display.
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.warpStrong },
    '&::after': {
      content: '""',
      ...square('0.4375rem'),
      marginTop: '-0.1875rem',
      borderRight: '2px solid currentColor',
      borderBottom: '2px solid currentColor',
      transform: 'rotate(45deg)',
    },
    'details[open] > &::after': { marginTop: '0.1875rem', transform: 'rotate(225deg)' },
  },
});

export const table = style({
  width: '100%',
  marginTop: space[2],
  borderCollapse: 'collapse',
  fontSize: font.size.small,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${table} th, ${table} td`, {
  padding: `${space[2]} 0 ${space[2]} ${space[3]}`,
  borderTop: hair,
  overflowWrap: 'anywhere',
  textAlign: 'right',
  fontWeight: 400,
});
globalStyle(`${table} th:first-child`, { paddingLeft: 0, textAlign: 'left' });
globalStyle(`${table} thead th`, { border: 0, color: color.muted, fontWeight: 600, verticalAlign: 'bottom' });
