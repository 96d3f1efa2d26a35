import { globalStyle, style } from '@vanilla-extract/css';
import { stack } from '../../styles/layout.ts';
import { color, font, space, wide } from '../../styles/theme.css.ts';

export const layout = style({
  ...stack(space[6]),
  paddingBottom: space[8],
  '@media': { [wide.tablet]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: space[7] } },
});

export const request = style({
  ...stack(space[2]),
  justifyItems: 'start',
  marginBottom: space[5],
  padding: `${space[3]} ${space[4]}`,
  borderInlineStart: `2px solid ${color.warp}`,
  background: color.sunken,
});

export const aside = style({
  display: 'grid',
  // As high as the envelope needs at this width.
  gridTemplateRows: 'clamp(9rem, 40vw, 19rem) auto',
  padding: 0,
  '@media': {
    [wide.tablet]: {
      gridTemplateRows: 'minmax(clamp(9rem, 24vw, 13rem), 1fr) auto',
      // Beside a long confirmation it is not stretched.
      maxHeight: '52rem',
    },
  },
});

export const details = style({
  ...stack(space[5]),
  padding: 'clamp(1.5rem, 3.5vw, 2.75rem)',
  '@media': { [`${wide.phone} and (width < 54rem)`]: { gridTemplateColumns: '1fr 1fr' } },
});

globalStyle(`${details} dt`, { color: color.onPanelMuted, fontSize: font.size.small });
globalStyle(`${details} dd`, { fontWeight: 550, overflowWrap: 'anywhere' });
globalStyle(`${details} a`, { display: 'inline-block', minHeight: '1.5rem', color: color.panelThread });

export const hours = style({ display: 'grid', gridTemplateColumns: '5.5rem 1fr' });

export const mapSection = style({ paddingBottom: space[9] });

export const mapTitle = style({ marginBottom: space[5] });
