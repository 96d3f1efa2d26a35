import { style } from '@vanilla-extract/css';
import { color, hair, measure, radius, space, wide } from '../../styles/theme.css.ts';

/** A part of the row at the lower edge of the window; a card on wide screens. */
export const lasting = style({
  rowGap: space[2],
  maxWidth: measure.text,
  marginBottom: space[2],
  pointerEvents: 'auto',
  '@media': {
    [wide.tablet]: {
      margin: `${space[3]} 0 0`,
      padding: space[4],
      border: hair,
      borderRadius: radius.card,
      background: color.surface,
      boxShadow: color.shade,
    },
  },
});

export const text = style({ flex: `1 ${measure.cell}` });

/** An error is marked by a thread and by its words. */
export const problem = style({
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.weft}`,
  fontWeight: 600,
});

/** Where lasting notices stand, one above the other. */
export const lastingStack = style({
  flex: '1 0 100%',
  display: 'grid',
  maxHeight: '45dvh',
  // Room for the outline of what has focus.
  margin: `calc(-1 * ${space[2]})`,
  padding: space[2],
  overflowY: 'auto',
  '@media': {
    [wide.tablet]: { flex: '1 1 0', maxHeight: 'none', margin: 0, padding: 0, overflow: 'visible' },
  },
});
