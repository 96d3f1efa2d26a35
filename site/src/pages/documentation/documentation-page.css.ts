import { globalStyle, style } from '@vanilla-extract/css';
import { stack, topStack } from '../../styles/layout.ts';
import { plainLink, smallMuted } from '../../styles/surface.ts';
import { color, font, hair, space } from '../../styles/theme.css.ts';

export const main = style({ ...topStack(space[6]), minWidth: 0 });

/** The field is as wide as the lines below it. */
export const search = style({ display: 'grid' });
globalStyle(`${search} > label`, { maxWidth: 'none' });

export const waiting = style({ ...stack(space[3]), justifyItems: 'start', minHeight: '60vh' });

export const found = style({ borderTop: `2px solid ${color.warp}` });

export const result = style({
  ...stack(space[1]),
  paddingBlock: space[4],
  borderBottom: hair,
  overflowWrap: 'anywhere',
});

export const place = style(smallMuted);

export const title = style({ fontSize: font.size.h3 });

export const excerpt = style({ maxWidth: '41rem', color: color.muted });
// Not as a link.
globalStyle(`${excerpt} mark`, { background: color.sunken, ...plainLink });
