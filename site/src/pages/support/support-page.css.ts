import { globalStyle, style } from '@vanilla-extract/css';
import { inColumns, stack, topStack } from '../../styles/layout.ts';
import { smallStrong } from '../../styles/surface.ts';
import { color, font, gutter, hair, space, wide } from '../../styles/theme.css.ts';

export const tabs = style({ paddingBottom: space[9] });

export const asking = style({
  ...stack(space[7]),
  '@media': {
    [wide.tablet]: { gridTemplateColumns: 'minmax(0, 52rem) minmax(15rem, 1fr)', alignItems: 'start' },
  },
});

/** Its title is at the height of the form's. */
export const sooner = style({
  ...stack(space[5]),
  '@media': { [wide.tablet]: { paddingTop: `calc(${gutter} + 1px)` } },
});

export const way = style({
  ...stack(space[2]),
  justifyItems: 'start',
  paddingTop: space[4],
  borderTop: hair,
});

// Where two columns fit, and not three.
const betweenColumns = `${wide.phone} and (width < 58rem)`;

export const grid = style({
  ...inColumns('repeat(auto-fit, minmax(min(100%, 16rem), 1fr))', space[5]),
  marginTop: space[5],
  '@media': { [betweenColumns]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))' } },
});
// The third of three does not stand beside an empty place.
globalStyle(`${grid} > :nth-child(3):last-child`, {
  '@media': { [betweenColumns]: { gridColumn: '1 / -1' } },
});

export const item = style({ ...topStack(space[2]), padding: space[5], overflowWrap: 'anywhere' });

export const title = style({ fontSize: font.size.h3 });

export const answers = style({ color: color.weft, ...smallStrong });

/** As high as a target has to be. */
export const address = style({ display: 'inline-block', minHeight: '1.5rem' });

export const open = style({ justifySelf: 'start' });

export const words = style({ color: color.muted });
