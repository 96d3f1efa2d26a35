import { style } from '@vanilla-extract/css';
import { color, hair, radius, size, space, wide } from '../../styles/theme.css.ts';
import { dropDown } from '../control/control.css.ts';
import { row, stack } from '../layout/layout.css.ts';

export const bar = style([
  stack[4],
  {
    paddingBlock: space[4],
    borderBlock: hair,
    '@media': { [wide.desktop]: { gridTemplateColumns: 'auto 1fr', alignItems: 'center' } },
  },
]);

export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { [wide.desktop]: { justifyContent: 'flex-end' } },
});

const pill = style({
  minHeight: size.tap,
  border: `1px solid ${color.control}`,
  borderRadius: radius.round,
  backgroundColor: color.surface,
});

export const searchField = style([
  pill,
  row[2],
  {
    flex: '1 1 14rem',
    paddingInline: space[4],
    color: color.muted,
    '@media': { [wide.desktop]: { maxWidth: '22rem' } },
    selectors: { '&:focus-within': { borderColor: color.focus, outline: `2px solid ${color.focus}` } },
  },
]);

export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: '2.5rem',
  border: 0,
  background: 'transparent',
  color: color.ink,
  selectors: { '&:focus-visible': { outline: 'none' }, '&::placeholder': { color: color.muted, opacity: 1 } },
});

export const select = style([dropDown, pill, { paddingInlineStart: space[3], color: color.ink }]);
