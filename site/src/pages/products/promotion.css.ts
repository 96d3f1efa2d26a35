import { style } from '@vanilla-extract/css';
import { stack } from '../../styles/layout.ts';
import { smallStrong } from '../../styles/surface.ts';
import { color, font, space, wide } from '../../styles/theme.css.ts';
import { panel } from '../../ui/surface/surface.css.ts';

export const promotion = style([
  panel,
  {
    ...stack(space[5]),
    marginBottom: space[6],
    padding: 'clamp(1.25rem, 3vw, 2.25rem)',
    '@media': {
      [wide.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'center' },
    },
  },
]);

export const words = style({ ...stack(space[3]), justifyItems: 'start', maxWidth: '36rem' });

export const terms = style({ color: color.panelThread, ...smallStrong });

export const title = style({ fontSize: font.size.title });

export const launch = style({ marginTop: space[2] });
