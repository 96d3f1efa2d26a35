import { style } from '@vanilla-extract/css';
import { color, font, hair, space, wide } from '../../styles/theme.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: '3.5rem',
  color: color.muted,
  fontSize: font.size.small,
});

export const days = style({ display: 'grid', gap: space[6], paddingBottom: space[9] });

export const day = style({
  display: 'grid',
  alignItems: 'start',
  gap: `${space[3]} ${space[6]}`,
  paddingTop: space[4],
  borderTop: hair,
  '@media': { [wide.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});

export const title = style({ fontSize: font.size.h3, lineHeight: 1.45, letterSpacing: '-0.01em' });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: `0 ${space[4]}`,
  paddingBottom: space[4],
  overflowWrap: 'anywhere',
  lineHeight: 1.45,
});

export const time = style({ color: color.muted, fontVariantNumeric: 'tabular-nums' });

export const topic = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.weft,
  fontSize: font.size.small,
  fontWeight: 600,
});
