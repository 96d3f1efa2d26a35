import { style } from '@vanilla-extract/css';
import { color, hair, measure, radius, size, space, wide } from '../../styles/theme.css.ts';
import { dropDown } from '../control/control.css.ts';
import { cluster, stack } from '../layout/layout.css.ts';

export const bar = style([
  stack[4],
  {
    paddingBlock: space[4],
    borderBlock: hair,
    '@media': { [wide.desktop]: { gridTemplateColumns: 'auto 1fr', alignItems: 'center' } },
  },
]);

export const fields = style([cluster[3], { '@media': { [wide.desktop]: { justifyContent: 'flex-end' } } }]);

export const searchField = style({
  flex: `1 1 ${measure.cell}`,
  minHeight: size.tap,
  paddingInline: space[4],
  color: color.muted,
  '@media': { [wide.desktop]: { maxWidth: '22rem' } },
  selectors: { '&:focus-within': { borderColor: color.focus, outline: `2px solid ${color.focus}` } },
});

export const input = style({
  minHeight: size.compact,
  color: color.ink,
  selectors: { '&:focus-visible': { outline: 'none' }, '&::placeholder': { color: color.muted, opacity: 1 } },
});

export const select = style([
  dropDown,
  {
    minHeight: size.tap,
    paddingInlineStart: space[3],
    border: `1px solid ${color.control}`,
    borderRadius: radius.round,
    backgroundColor: color.surface,
    color: color.ink,
  },
]);
