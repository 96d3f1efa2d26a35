import { style } from '@vanilla-extract/css';
import { color, font, hair, space, wide } from '../../styles/theme.css.ts';

/** On a phone, all tabs fit in equal columns. */
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
  // Without JavaScript tabs cannot be switched, so all panels are shown.
  selectors: { 'html[data-js] &[data-is-away]': { display: 'none' } },
});
