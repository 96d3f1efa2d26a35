import { style } from '@vanilla-extract/css';
import { color, font, hair, space, wide } from '../../styles/theme.css.ts';

export const head = style({ gap: `${space[1]} ${space[3]}`, padding: `${space[4]} ${space[5]}` });

export const date = style({
  flexBasis: '100%',
  '@media': { [wide.phone]: { flexBasis: 'auto', marginLeft: 'auto' } },
});

export const actions = style({ justifyContent: 'center' });

export const lines = style({ marginInline: space[5], borderBlock: hair });

export const demo = style({ gap: `${space[2]} ${space[4]}`, paddingBlock: space[3] });

/** Its words, not its padding, stand at the edge. */
export const save = style({ marginInline: `calc(-1 * ${space[3]})` });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[4],
  paddingBlock: space[3],
  selectors: { '& + &': { borderTop: hair } },
});

export const name = style({ justifySelf: 'start', overflowWrap: 'anywhere' });

export const each = style({ display: 'block', gridColumn: 1 });

export const foot = style({ gap: `${space[2]} ${space[4]}`, padding: `${space[4]} ${space[5]}` });

export const ask = style({ paddingBlock: space[1] });

export const total = style({ color: color.ink, fontSize: font.size.h3, fontWeight: 650 });
