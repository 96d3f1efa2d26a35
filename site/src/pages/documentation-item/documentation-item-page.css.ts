import { style } from '@vanilla-extract/css';
import { barHeight, color, hair, measure, size, space, wide } from '../../styles/theme.css.ts';

/** The article has room for the text and its table of contents side by side. */
const roomy = wide.tablet;

export const article = style({ containerType: 'inline-size' });

/** The text and, on wide screens, its table of contents beside it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[6]} ${space[7]}`,
  '@container': { [roomy]: { gridTemplateColumns: `minmax(0, ${measure.prose}) 1fr` } },
});

export const header = style({
  marginBottom: space[6],
  '@container': { [roomy]: { maxWidth: measure.prose } },
});

export const crumbs = style({ marginBottom: space[4] });

export const facts = style({ marginTop: space[5] });

export const contents = style({
  alignSelf: 'start',
  paddingLeft: space[4],
  borderLeft: hair,
  '@container': {
    [roomy]: { gridColumn: 2, gridRow: 1, position: 'sticky', top: `calc(${barHeight} + ${space[5]})` },
  },
});

export const contentsTitle = style({ marginBottom: space[1], letterSpacing: 0 });

export const contentsList = style({
  '@media': { [wide.phone]: { columns: `3 ${size.picture}` } },
  '@container': { [roomy]: { columns: 'auto' } },
});

export const contentsLink = style({
  color: color.muted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.ink, textDecoration: 'underline' } },
});
