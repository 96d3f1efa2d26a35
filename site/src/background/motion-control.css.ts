import { style } from '@vanilla-extract/css';
import { color, gutter, layer, low, space, wide } from '../styles/theme.css.ts';
import { iconButton } from '../ui/button/button.css.ts';

/** At the free end of the row of buttons, or in the free corner; its hit area is larger than its icon. */
export const motionControl = style([
  iconButton.round,
  {
    position: 'fixed',
    zIndex: layer.bar,
    left: `calc(${gutter} - ${space[1]})`,
    bottom: space[2],
    border: `${space[1]} solid transparent`,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
    color: color.muted,
    selectors: {
      '&, &:hover': { background: `${color.surface} padding-box` },
      '&:hover': { color: color.ink },
    },
    '@media': {
      [low]: { position: 'absolute' },
      [wide.tablet]: { position: 'fixed', left: space[4], bottom: space[6] },
    },
  },
]);
