import { style } from '@vanilla-extract/css';
import {
  barHeight,
  color,
  edge,
  font,
  hair,
  narrow,
  radius,
  size,
  space,
  wide,
} from '../../styles/theme.css.ts';

const isEven = ':nth-of-type(even)';

export const service = style({
  display: 'grid',
  gap: space[5],
  paddingBlock: space[7],
  borderTop: hair,
  selectors: { '&:target': { borderTopColor: color.weft } },
  '@media': {
    [wide.tablet]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      columnGap: space[8],
      paddingBlock: space[8],
      selectors: { [`&${isEven}`]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } },
    },
  },
});

export const words = style({ alignContent: 'start' });

export const description = style({
  lineHeight: 1.5,
  '@media': { [wide.phone]: { fontSize: font.size.lead } },
});

export const benefits = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(4 * ${size.thumb}, 34%)), 1fr))`,
  gap: `${space[2]} ${space[5]}`,
  width: '100%',
});

export const benefit = style({ display: 'flex', gap: space[3] });

/** Centres the mark on the first line. */
export const check = style({ flex: 'none', marginTop: space[1], color: color.weft });

/** First on a phone. On wider screens sticky beside the longer text. */
export const atWork = style({
  minWidth: 0,
  '@media': {
    [narrow.phone]: { order: -1 },
    [wide.tablet]: {
      position: 'sticky',
      top: `calc(${barHeight} + ${space[5]})`,
      alignSelf: 'start',
      selectors: { [`${service}${isEven} > &`]: { order: -1 } },
    },
  },
});

export const art = style({
  width: '100%',
  borderRadius: radius.card,
  ...edge,
  '@media': { [narrow.tablet]: { aspectRatio: '5 / 3', objectFit: 'cover' } },
});

/** Overlaps the drawing. Omitted on a phone, where it would double the length of the page. */
export const example = style({
  position: 'relative',
  width: `min(100% - ${space[5]}, 30rem)`,
  margin: `calc(-1 * ${space[8]}) auto 0`,
  borderRadius: radius.card,
  boxShadow: color.shade,
  '@media': { [narrow.phone]: { display: 'none' } },
});

export const facts = style({
  width: '100%',
  fontSize: font.size.small,
  '@media': { [wide.phone]: { fontSize: font.size.dense } },
});

const beside = { display: 'grid', gridTemplateColumns: `${size.picture} minmax(0, 1fr)`, gap: space[4] };

export const fact = style({
  paddingBlock: space[3],
  borderTop: hair,
  '@media': { [`${wide.phone} and ${narrow.tablet}`]: beside, [wide.desktop]: beside },
});
