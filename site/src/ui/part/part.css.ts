import { style } from '@vanilla-extract/css';
import { stack, topStack } from '../../styles/layout.ts';
import { smallMuted } from '../../styles/surface.ts';
import { hair, space, wide } from '../../styles/theme.css.ts';

export const part = style({
  ...stack(space[5]),
  paddingBlock: space[7],
  borderTop: hair,
  '@media': { [wide.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: space[8] } },
});

export const title = style({ fontSize: '1.5rem' });

export const text = style({ marginTop: space[3], ...smallMuted });

export const body = style({ ...topStack(space[5]), minWidth: 0 });
