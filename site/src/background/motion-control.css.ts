import { style } from '@vanilla-extract/css';
import { color, layer, space, wide } from '../styles/theme.css.ts';
import { iconButton } from '../ui/button/button.css.ts';

export const motionControl = style([
  iconButton.round,
  {
    border: `${space[1]} solid transparent`,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
    color: color.muted,
    selectors: {
      '&, &:hover': { background: `${color.surface} padding-box` },
      '&:hover': { color: color.ink },
    },
    '@media': {
      [wide.desktop]: { position: 'fixed', zIndex: layer.bar, left: space[3], bottom: space[5] },
    },
  },
]);
