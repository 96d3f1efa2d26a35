import { style } from '@vanilla-extract/css';
import { inColumns, row, spread, stack } from '../../styles/layout.ts';
import { smallMuted, smallStrong } from '../../styles/surface.ts';
import { color, font, hair, space, wide } from '../../styles/theme.css.ts';

export const bar = style({ ...spread(space[3]), minHeight: '3.5rem', ...smallMuted });

export const days = style({ ...stack(space[6]), paddingBottom: space[9] });

export const day = style({
  ...stack(`${space[3]} ${space[6]}`),
  alignItems: 'start',
  paddingTop: space[4],
  borderTop: hair,
  '@media': { [wide.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});

export const title = style({ fontSize: font.size.h3, lineHeight: 1.45, letterSpacing: '-0.01em' });

export const entry = style({
  ...inColumns('5.5rem minmax(0, 1fr)', `0 ${space[4]}`),
  paddingBottom: space[4],
  overflowWrap: 'anywhere',
  lineHeight: 1.45,
});

export const time = style({ color: color.muted, fontVariantNumeric: 'tabular-nums' });

export const topic = style({ ...row(space[2]), color: color.weft, ...smallStrong });
