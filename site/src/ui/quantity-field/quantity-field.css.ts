import { style } from '@vanilla-extract/css';
import { color, radius } from '../../styles/theme.css.ts';
import { iconButton } from '../button/button.css.ts';

export const group = style({
  display: 'inline-flex',
  minHeight: '2.875rem',
  border: `1px solid ${color.control}`,
  borderRadius: radius.round,
  background: color.surface,
});

export const step = style([
  iconButton.round,
  {
    height: 'auto',
    selectors: {
      '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
        background: 'none',
        opacity: 0.35,
        cursor: 'not-allowed',
      },
    },
  },
]);

export const input = style({
  width: '3rem',
  padding: 0,
  border: 0,
  background: 'transparent',
  textAlign: 'center',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
