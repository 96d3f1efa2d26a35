import { style } from '@vanilla-extract/css';
import { cluster, inColumns, stack } from '../styles/layout.ts';
import { dropDown, inputBox, smallMuted, smallStrong, surface } from '../styles/surface.ts';
import { color, font, space } from '../styles/theme.css.ts';

// The small controls of the lab's tools.

export const row = style(cluster(space[2]));

/** The title of a tool, and what closes it at the other end. */
export const head = style([row, { justifyContent: 'space-between' }]);

/** A label before its field; a line does not break between them. */
export const pair = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });

export const title = style({ fontSize: font.size.body });

export const small = style(smallMuted);

export const field = style({ ...stack(space[1]), justifyItems: 'stretch', minWidth: 0 });

export const label = style({ ...smallStrong, overflowWrap: 'anywhere' });

export const input = style({
  minWidth: 0,
  maxWidth: '100%',
  minHeight: '2.5rem',
  padding: `${space[1]} ${space[3]}`,
  ...inputBox,
  color: color.ink,
  selectors: { '&:hover': { borderColor: color.ink } },
});

export const select = style([input, dropDown]);

/** What a tool stands in. */
export const panel = style({
  ...inColumns('minmax(0, 1fr)', space[4]),
  marginBlock: space[5],
  padding: space[4],
  ...surface,
});
