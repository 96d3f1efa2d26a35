import { style } from '@vanilla-extract/css';
import { color, font, measure, size, space, wide } from '../../styles/theme.css.ts';
import { button } from '../../ui/button/button.css.ts';
import { ruled } from '../../ui/layout/layout.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[5],
  '@media': { [wide.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

export const frame = style({ maxHeight: measure.narrow, marginTop: space[2], overflow: 'auto' });

export const log = style([ruled, { minWidth: measure.narrow }]);

export const moment = style({ minWidth: size.tile, padding: `0 ${space[2]}`, color: color.warp });

export const choice = style([
  button.quiet,
  {
    selectors: {
      '&[aria-pressed="true"]': { background: color.sunken, boxShadow: `inset 0 0 0 1px ${color.control}` },
    },
  },
]);

// Arrows differ not only in colour: without an effect the line is dashed, and if selected it is thick.
export const diagram = style({ maxWidth: 'none' });
export const lifeline = style({ stroke: color.line, strokeDasharray: '2 4' });
export const actorText = style({ fill: color.ink });

const isIdle = '[data-idle] > &';
const isSelected = '[data-selected] > &';

export const way = style({
  fill: 'none',
  stroke: color.warp,
  strokeWidth: 1.5,
  selectors: {
    [isIdle]: { stroke: color.muted, strokeDasharray: '4 3' },
    [isSelected]: { stroke: color.weft, strokeWidth: 3 },
  },
});

export const tip = style({
  fill: color.warp,
  selectors: { [isIdle]: { fill: color.muted }, [isSelected]: { fill: color.weft } },
});

export const messageText = style({
  fill: color.ink,
  fontSize: font.size.small,
  selectors: { [isIdle]: { fill: color.muted }, [isSelected]: { fontWeight: 600 } },
});
