import { style } from '@vanilla-extract/css';
import { color, font, hair, space, wide } from '../../styles/theme.css.ts';

/** On a phone as many columns as tabs, so that all are visible; inline on wider screens. */
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderBottom: hair,
  '@media': { [wide.phone]: { gridAutoColumns: 'max-content', columnGap: space[5] } },
});

export const tab = style({
  minHeight: space[7],
  padding: `${space[3]} ${space[1]}`,
  marginBottom: '-1px',
  borderBottom: '3px solid transparent',
  fontWeight: 600,
  lineHeight: 1.3,
  selectors: {
    '&:hover': { color: color.ink, borderBottomColor: color.line },
    '&[aria-selected="true"]': { color: color.ink, borderBottomColor: color.weft },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [wide.phone]: { fontSize: font.size.body } },
});

export const panel = style({
  paddingTop: space[6],
  // Without JavaScript the tabs cannot be switched, so all panels are shown.
  selectors: { 'html[data-js] &[data-is-away]': { display: 'none' } },
});
