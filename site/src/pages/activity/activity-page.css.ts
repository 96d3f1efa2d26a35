import { style } from '@vanilla-extract/css';
import { barHeight, color, measure, radius, size, space, wide } from '../../styles/theme.css.ts';
import { card } from '../../ui/surface/surface.css.ts';

export const head = style({ minHeight: size.control, paddingTop: space[4] });

export const day = style({
  display: 'grid',
  gap: `${space[3]} ${space[5]}`,
  '@media': { [wide.tablet]: { gridTemplateColumns: `${measure.cell} minmax(0, 1fr)` } },
});

export const title = style({
  alignSelf: 'start',
  '@media': {
    [wide.tablet]: { position: 'sticky', top: `calc(${barHeight} + ${space[4]})`, paddingTop: space[4] },
  },
});

export const entries = style([
  card,
  { paddingInline: space[4], '@media': { [wide.phone]: { paddingInline: space[5] } } },
]);

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${size.control} minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: space[4],
  paddingBlock: space[3],
  overflowWrap: 'anywhere',
  lineHeight: 1.45,
  '@media': { [wide.phone]: { gridTemplateColumns: `${size.control} minmax(0, 1fr) auto` } },
  selectors: {
    '& + &::before': {
      content: '""',
      position: 'absolute',
      top: `calc(${size.control} / 2 - 50%)`,
      bottom: `calc(50% + ${size.control} / 2)`,
      left: `calc(${size.control} / 2 - 1px)`,
      borderLeft: `2px solid ${color.line}`,
    },
  },
});

export const time = style({ gridColumn: 2, '@media': { [wide.phone]: { gridColumn: 3 } } });

export const icon = style({
  gridRow: '1 / span 2',
  width: size.control,
  height: size.control,
  borderRadius: radius.round,
  background: color.sunken,
  color: color.weft,
});

export const more = style({ justifySelf: 'center' });

export const start = style({ padding: space[4] });
