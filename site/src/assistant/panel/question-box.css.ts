import { style } from '@vanilla-extract/css';
import { iconBox } from '../../styles/layout.ts';
import { accent, smallMuted } from '../../styles/surface.ts';
import { color, hair, radius, space } from '../../styles/theme.css.ts';

export const form = style({
  flex: 'none',
  padding: `${space[3]} ${space[3]} ${space[2]}`,
  borderTop: hair,
  background: color.surface,
});

export const field = style({ display: 'flex', alignItems: 'flex-end', gap: space[2] });

export const box = style({
  flex: 1,
  minWidth: 0,
  fieldSizing: 'content',
  minHeight: '2.75rem',
  // In pixels, as the rule says (CHT-3).
  maxHeight: '100px',
  margin: 0,
  padding: `0.5625rem ${space[3]}`,
  border: `1px solid ${color.control}`,
  borderRadius: '1.25rem',
  background: color.paper,
  fontSize: '1rem',
  lineHeight: 1.5,
  resize: 'none',
  selectors: {
    '&::placeholder': { color: color.muted, opacity: 1 },
    '&:focus-visible': { outlineWidth: '2px', outlineOffset: 0, borderRadius: '1.25rem' },
    '&[aria-invalid]': { borderColor: color.danger, boxShadow: `0 0 0 1px ${color.danger}` },
  },
});

export const send = style({
  flex: 'none',
  ...iconBox('2.75rem'),
  border: '1px solid transparent',
  borderRadius: radius.round,
  ...accent,
  selectors: {
    '&:hover': { background: color.warpStrong },
    '&:focus-visible': { borderRadius: radius.round, outlineOffset: '1px' },
    '&[aria-disabled="true"]': {
      borderColor: color.line,
      background: color.sunken,
      color: color.muted,
      cursor: 'not-allowed',
    },
  },
});

export const room = style({ minHeight: space[1], padding: `${space[1]} ${space[3]} 0`, ...smallMuted });

export const tooLong = style([room, { color: color.danger, fontWeight: 600 }]);
