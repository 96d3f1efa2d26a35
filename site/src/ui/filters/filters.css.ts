import { style } from '@vanilla-extract/css';
import { dropDown } from '../../styles/drop-down.ts';
import { color, font, hair, radius, space, wide } from '../../styles/theme.css.ts';

export const bar = style({
  display: 'grid',
  gap: space[4],
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
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { [wide.desktop]: { justifyContent: 'flex-end' } },
});

export const searchField = style({
  flex: '1 1 14rem',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  paddingInline: space[4],
  border: `1px solid ${color.control}`,
  borderRadius: radius.round,
  background: color.surface,
  color: color.muted,
  '@media': { [wide.desktop]: { maxWidth: '22rem' } },
  selectors: {
    '&:focus-within': { borderColor: color.focus, outline: `2px solid ${color.focus}` },
  },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: '2.5rem',
  border: 0,
  background: 'transparent',
  color: color.ink,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: color.muted, opacity: 1 },
  },
});

export const sortField = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.muted,
  fontSize: font.size.small,
});

export const select = style({
  minHeight: '2.75rem',
  paddingInline: space[3],
  border: `1px solid ${color.control}`,
  borderRadius: radius.round,
  backgroundColor: color.surface,
  color: color.ink,
  ...dropDown,
});
