import { style } from '@vanilla-extract/css';
import { cover, inlineRow } from '../../styles/layout.ts';
import { color, hair, radius, space } from '../../styles/theme.css.ts';

export const group = style({
  display: 'flex',
  padding: '0.1875rem',
  border: hair,
  borderRadius: radius.round,
  background: color.surface,
});

export const input = style({ ...cover, margin: 0, opacity: 0, cursor: 'pointer' });

export const label = style(inlineRow(space[2]));

export const choice = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
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
