import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, hair, space, wide } from '../../styles/theme.css.ts';

export const list = style({ display: 'grid', gap: space[5] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[4]} ${space[5]}`,
});

export const title = style({ fontSize: font.size.h3, lineHeight: 1.25, letterSpacing: '-0.01em' });

export const date = style({
  flexBasis: '100%',
  color: color.muted,
  fontSize: font.size.small,
  '@media': { [wide.phone]: { flexBasis: 'auto', marginLeft: 'auto' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[3] });

export const lines = style({ marginInline: space[5], borderBlock: hair });

export const demo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  marginInline: space[5],
  paddingBlock: space[3],
  borderBlock: hair,
});

// Its words, not its padding, stand at the edge.
globalStyle(`${demo} > button`, { marginInline: `calc(-1 * ${space[3]})` });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space[4]}`,
  paddingBlock: space[3],
  selectors: { '& + &': { borderTop: hair } },
});

export const name = style({ justifySelf: 'start', overflowWrap: 'anywhere', fontWeight: 600 });

export const sum = style({ fontVariantNumeric: 'tabular-nums' });

export const each = style({ display: 'block', gridColumn: 1, color: color.muted, fontSize: font.size.small });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[4]} ${space[5]}`,
});

export const ask = style({ paddingBlock: space[1], fontSize: font.size.small, fontWeight: 600 });

export const total = style({ display: 'flex', alignItems: 'baseline', gap: space[4], color: color.muted });

export const totalSum = style({
  color: color.ink,
  fontSize: font.size.h3,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});
