import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, hair, space, wide } from '../../styles/theme.css.ts';

/** As many columns as tabs on a phone, so that none is out of sight; side by side where there is room. */
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderBottom: hair,
  '@media': {
    [wide.phone]: { gridAutoColumns: 'max-content', columnGap: space[5] },
  },
});

export const tab = style({
  minHeight: '3rem',
  padding: `${space[3]} ${space[1]}`,
  marginBottom: '-1px',
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'transparent',
  color: color.muted,
  fontSize: font.size.small,
  fontWeight: 600,
  lineHeight: 1.3,
  selectors: {
    '&:hover': { color: color.ink, borderBottomColor: color.line },
    '&[aria-selected="true"]': { color: color.ink, borderBottomColor: color.weft },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [wide.phone]: { fontSize: font.size.body },
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { borderBottomColor: 'Highlight' } },
    },
  },
});

export const panel = style({ paddingTop: space[6] });

// Without JavaScript there is nothing to choose with: everything is there to be read.
globalStyle(`html[data-js] ${panel}[data-is-away]`, { display: 'none' });
