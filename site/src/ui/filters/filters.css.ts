import { style } from '@vanilla-extract/css';
import { inline, row, stack } from '../../styles/layout.ts';
import { bare, dropDown, pill, smallMuted } from '../../styles/surface.ts';
import { color, hair, radius, space, wide } from '../../styles/theme.css.ts';

export const bar = style({
  ...stack(space[4]),
  paddingBlock: space[4],
  borderBlock: hair,
  '@media': {
    [wide.desktop]: {
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
  },
});

export const fields = style({
  ...inline(space[3]),
  '@media': { [wide.desktop]: { justifyContent: 'flex-end' } },
});

export const searchField = style({
  flex: '1 1 14rem',
  ...row(space[2]),
  minHeight: '2.75rem',
  paddingInline: space[4],
  ...pill,
  color: color.muted,
  '@media': { [wide.desktop]: { maxWidth: '22rem' } },
  selectors: { '&:focus-within': { borderColor: color.focus, outline: `2px solid ${color.focus}` } },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: '2.5rem',
  ...bare,
  color: color.ink,
  selectors: { '&:focus-visible': { outline: 'none' }, '&::placeholder': { color: color.muted, opacity: 1 } },
});

export const sortField = style({ ...row(space[2]), ...smallMuted });

export const select = style({
  minHeight: '2.75rem',
  paddingInline: space[3],
  border: `1px solid ${color.control}`,
  borderRadius: radius.round,
  backgroundColor: color.surface,
  color: color.ink,
  ...dropDown,
});
