import { globalStyle, style } from '@vanilla-extract/css';
import { cluster, inColumns, inline, spread, stack } from '../../styles/layout.ts';
import { heading3, smallMuted, smallStrong } from '../../styles/surface.ts';
import { color, font, hair, space, wide } from '../../styles/theme.css.ts';

export const list = style(stack(space[5]));

export const head = style({ ...cluster(`${space[1]} ${space[3]}`), padding: `${space[4]} ${space[5]}` });

export const title = style(heading3);

export const date = style({
  flexBasis: '100%',
  ...smallMuted,
  '@media': { [wide.phone]: { flexBasis: 'auto', marginLeft: 'auto' } },
});

export const actions = style({ ...inline(space[3]), justifyContent: 'center' });

export const lines = style({ marginInline: space[5], borderBlock: hair });

export const demo = style({
  ...spread(`${space[2]} ${space[4]}`),
  marginInline: space[5],
  paddingBlock: space[3],
  borderBlock: hair,
});

// Its words, not its padding, stand at the edge.
globalStyle(`${demo} > button`, { marginInline: `calc(-1 * ${space[3]})` });

export const line = style({
  ...inColumns('minmax(0, 1fr) auto', `0 ${space[4]}`),
  paddingBlock: space[3],
  selectors: { '& + &': { borderTop: hair } },
});

export const name = style({ justifySelf: 'start', overflowWrap: 'anywhere', fontWeight: 600 });

export const sum = style({ fontVariantNumeric: 'tabular-nums' });

export const each = style({ display: 'block', gridColumn: 1, ...smallMuted });

export const foot = style({
  ...inline(`${space[2]} ${space[4]}`),
  alignItems: 'baseline',
  justifyContent: 'space-between',
  padding: `${space[4]} ${space[5]}`,
});

export const ask = style({ paddingBlock: space[1], ...smallStrong });

export const total = style({ display: 'flex', alignItems: 'baseline', gap: space[4], color: color.muted });

export const totalSum = style({
  color: color.ink,
  fontSize: font.size.h3,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});
