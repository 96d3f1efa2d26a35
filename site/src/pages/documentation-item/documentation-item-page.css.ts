import { globalStyle, style } from '@vanilla-extract/css';
import { barHeight, color, font, hair, space, wide } from '../../styles/theme.css.ts';

/** The text and, on wide screens, its table of contents beside it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[6]} ${space[7]}`,
  '@media': { [wide.broad]: { gridTemplateColumns: 'minmax(0, 41rem) 1fr' } },
});

export const header = style({ marginBottom: space[6], '@media': { [wide.broad]: { maxWidth: '41rem' } } });

export const crumbs = style({ marginBottom: space[4], color: color.muted, fontSize: font.size.small });

export const title = style({ fontSize: font.size.h2, letterSpacing: '-0.03em' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  marginTop: space[5],
  color: color.muted,
  fontSize: font.size.small,
});

export const contents = style({
  alignSelf: 'start',
  paddingLeft: space[4],
  borderLeft: hair,
  fontSize: font.size.small,
  '@media': {
    [wide.broad]: { gridColumn: 2, gridRow: 1, position: 'sticky', top: `calc(${barHeight} + ${space[5]})` },
  },
});

globalStyle(`${contents} > ul`, {
  '@media': { [wide.phone]: { columns: '12rem' }, [wide.broad]: { columns: 'auto' } },
});

export const contentsTitle = style({ marginBottom: space[1], fontSize: font.size.small, letterSpacing: 0 });

export const contentsLink = style({
  display: 'inline-block',
  paddingBlock: space[1],
  color: color.muted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.ink, textDecoration: 'underline' } },
});
