import { style } from '@vanilla-extract/css';
import { color, font, hair, radius, size, space, wide } from '../../styles/theme.css.ts';

const isEven = ':nth-of-type(even)';

/** Words and an example side by side, in turn on the other side. */
export const service = style({
  display: 'grid',
  gap: space[6],
  paddingBlock: space[8],
  borderTop: hair,
  selectors: { '&:target': { borderTopColor: color.weft } },
  '@media': {
    [wide.tablet]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      columnGap: space[8],
      selectors: { [`&${isEven}`]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } },
    },
  },
});

export const words = style({ alignContent: 'center' });

export const description = style({ fontSize: font.size.lead, lineHeight: 1.5 });

export const benefits = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(4 * ${size.thumb}, 34%)), 1fr))`,
  gap: `${space[2]} ${space[5]}`,
  width: '100%',
});

export const benefit = style({ display: 'flex', gap: space[3] });

/** In the middle of the first line. */
export const check = style({ flex: 'none', marginTop: space[1], color: color.weft });

export const atWork = style({
  display: 'grid',
  minWidth: 0,
  '@media': { [wide.tablet]: { selectors: { [`${service}${isEven} > &`]: { order: -1 } } } },
});

export const art = style({ width: '100%', borderRadius: radius.card });

/** Lies on the lower part of the drawing. */
export const example = style({
  position: 'relative',
  width: `min(100% - ${space[5]}, 30rem)`,
  margin: `calc(-1 * ${space[8]}) auto 0`,
  borderRadius: radius.card,
  boxShadow: color.shade,
});

export const facts = style({ gridColumn: '1 / -1', order: 1, margin: 0 });
