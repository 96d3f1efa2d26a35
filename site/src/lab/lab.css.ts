import { style } from '@vanilla-extract/css';
import { barHeight, color, font, hair, radius, size, space, wide } from '../styles/theme.css.ts';
import { ruled } from '../ui/layout/layout.css.ts';
import { label as smallLabel } from '../ui/text/text.css.ts';

export const label = style([smallLabel, { overflowWrap: 'anywhere' }]);

export const input = style({
  minWidth: 0,
  maxWidth: '100%',
  minHeight: size.compact,
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  background: color.paper,
  color: color.ink,
  selectors: { '&:hover': { borderColor: color.ink } },
});

export const cell = style({
  padding: `${space[1]} ${space[3]} ${space[1]} 0`,
  borderTop: hair,
  textAlign: 'left',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
});

export const columnHead = style([cell, { borderTop: 'none', color: color.muted, fontWeight: 550 }]);

export const rowHead = style([cell, { fontWeight: 600, overflowWrap: 'break-word' }]);

export const state = style({
  scrollMarginTop: `calc(${barHeight} + ${space[4]})`,
  paddingBlock: space[5],
  borderTop: hair,
  selectors: {
    '&:target': { borderTopColor: color.weft, boxShadow: `inset 3px 0 ${color.weft}`, paddingLeft: space[4] },
  },
});

export const stateTable = style([ruled, { marginTop: space[3], tableLayout: 'fixed' }]);

const dense = style({ padding: `${space[2]} ${space[2]} ${space[2]} 0`, overflowWrap: 'break-word' });

export const stateCell = style([cell, dense]);

export const stateRowHead = style([rowHead, dense]);

const widths = [
  ['24%', '28%'],
  ['23%', '20%'],
  ['27%', '22%'],
  ['26%', '30%'],
] as const;

export const stateColumnHeads = widths.map(([narrow, width]) =>
  style([columnHead, dense, { width: narrow, '@media': { [wide.phone]: { width } } }]),
);

export const guard = style({ color: color.weft });

/** A touch target that stays aligned with the other cells. */
export const target = style({ padding: `${space[1]} 1px` });

export const why = style({ display: 'block' });

export const ruleName = style({
  padding: `2px ${space[2]}`,
  borderRadius: radius.small,
  background: color.sunken,
  color: color.ink,
  fontFamily: font.code,
  overflowWrap: 'anywhere',
});
