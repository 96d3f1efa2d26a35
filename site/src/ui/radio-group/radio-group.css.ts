import { style } from '@vanilla-extract/css';
import { color, hair, radius, size, space } from '../../styles/theme.css.ts';

export const group = style({
  display: 'flex',
  padding: '3px',
  border: hair,
  borderRadius: radius.round,
  background: color.surface,
});

export const input = style({ opacity: 0, cursor: 'pointer' });

export const choice = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.control,
  paddingInline: space[3],
  borderRadius: radius.round,
  color: color.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.ink },
    '&:has(:checked)': { background: color.line, color: color.ink, fontWeight: 600 },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '1px' },
  },
});
