import { style } from '@vanilla-extract/css';
import { color, font, hair, radius, size, space, wide } from '../../styles/theme.css.ts';
import { stack } from '../../ui/layout/layout.css.ts';
import { target } from '../../ui/text/text.css.ts';

export const actions = style({ justifyContent: 'center' });

export const head = style({ padding: `${space[4]} ${space[5]}`, borderBottom: hair });

export const icon = style({
  width: size.compact,
  height: size.compact,
  borderRadius: radius.round,
  background: color.sunken,
  color: color.weft,
});

export const body = style({
  display: 'grid',
  '@media': { [wide.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[4],
  marginInline: space[5],
  paddingBlock: space[4],
  selectors: { '& + &': { borderTop: hair } },
});

export const name = style({ justifySelf: 'start', overflowWrap: 'anywhere' });

export const each = style({ gridColumn: 1, overflowWrap: 'anywhere' });

export const sum = style({ marginInline: space[5], paddingBlock: space[4], borderTop: hair });

export const total = style({ color: color.ink, fontSize: font.size.h3, fontWeight: 650 });

export const next = style([
  stack[4],
  {
    alignContent: 'space-between',
    padding: space[5],
    borderTop: hair,
    '@media': { [wide.tablet]: { borderTop: 0, borderLeft: hair } },
  },
]);

export const nextTitle = style({ fontSize: font.size.dense });

export const ask = style([target, { fontSize: font.size.small }]);
