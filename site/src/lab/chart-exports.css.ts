import { style } from '@vanilla-extract/css';
import { cluster, smallMuted, smallStrong } from '../styles/mixins.ts';
import { color, space } from '../styles/theme.css.ts';

export const row = style({ ...cluster(space[1]), margin: 0, padding: 0, border: 0 });

export const legend = style({ float: 'left', paddingInlineEnd: space[2], ...smallMuted });

export const problem = style({
  color: color.danger,
  ...smallStrong,
  selectors: { '&:empty': { display: 'none' } },
});
