import { style } from '@vanilla-extract/css';
import { size, space } from '../../styles/theme.css.ts';

export const group = style({ display: 'inline-flex', minHeight: size.button });

export const step = style({
  height: 'auto',
  selectors: {
    '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
      background: 'none',
      opacity: 0.35,
      cursor: 'not-allowed',
    },
  },
});

export const input = style({ width: space[7], padding: 0, textAlign: 'center', fontWeight: 600 });
