import { style } from '@vanilla-extract/css';
import { color, measure, space, wide } from '../../styles/theme.css.ts';
import { raised } from '../surface/surface.css.ts';

/** A card above the buttons; from tablets on beside them. */
export const lasting = style([
  raised,
  {
    rowGap: space[2],
    maxWidth: measure.text,
    marginBottom: space[2],
    padding: space[4],
    pointerEvents: 'auto',
    '@media': { [wide.tablet]: { margin: `${space[3]} auto 0` } },
  },
]);

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
