import { style } from '@vanilla-extract/css';
import { cluster } from '../styles/layout.ts';
import { smallMuted, smallStrong } from '../styles/surface.ts';
import { color, space } from '../styles/theme.css.ts';

export const row = style(cluster(space[1]));

export const legend = style({ float: 'left', paddingInlineEnd: space[2], ...smallMuted });

export const problem = style({
  color: color.danger,
  ...smallStrong,
  selectors: { '&:empty': { display: 'none' } },
});
