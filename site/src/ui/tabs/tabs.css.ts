import { globalStyle, style } from '@vanilla-extract/css';
import { equalColumns } from '../../styles/layout.ts';
import { bare, smallMuted } from '../../styles/surface.ts';
import { color, font, hair, space, wide } from '../../styles/theme.css.ts';

/** On a phone as many columns as tabs, so that all are visible; inline on wider screens. */
export const list = style({
  ...equalColumns,
  borderBottom: hair,
  '@media': { [wide.phone]: { gridAutoColumns: 'max-content', columnGap: space[5] } },
});

export const tab = style({
  minHeight: '3rem',
  padding: `${space[3]} ${space[1]}`,
  marginBottom: '-1px',
  ...bare,
  borderBottom: '3px solid transparent',
  ...smallMuted,
  fontWeight: 600,
  lineHeight: 1.3,
  selectors: {
    '&:hover': { color: color.ink, borderBottomColor: color.line },
    '&[aria-selected="true"]': { color: color.ink, borderBottomColor: color.weft },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [wide.phone]: { fontSize: font.size.body } },
});

export const panel = style({ paddingTop: space[6] });

// Without JavaScript the tabs cannot be switched, so all panels are shown.
globalStyle(`html[data-js] ${panel}[data-is-away]`, { display: 'none' });
