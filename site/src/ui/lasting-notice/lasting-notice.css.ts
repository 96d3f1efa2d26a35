import { style } from '@vanilla-extract/css';
import { color, measure, space, wide } from '../../styles/theme.css.ts';
import { raised } from '../surface/surface.css.ts';

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

export const problem = style({
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.weft}`,
  fontWeight: 600,
});

export const lastingStack = style({
  flex: '1 0 100%',
  display: 'grid',
  maxHeight: '45dvh',
  // Space for focus outlines.
  margin: `calc(-1 * ${space[2]})`,
  padding: space[2],
  overflowY: 'auto',
  '@media': {
    [wide.tablet]: { flex: '1 1 0', maxHeight: 'none', margin: 0, padding: 0, overflow: 'visible' },
  },
});
