import { style } from '@vanilla-extract/css';
import { color, font, hair, measure, narrow, radius, size, space, wide } from '../../../styles/theme.css.ts';
import { figures } from '../../../ui/text/text.css.ts';

export const cells = style({
  // Keeps visually hidden descendants inside the scroll area.
  position: 'relative',
  display: 'grid',
  columnGap: space[4],
  marginTop: space[6],
  '@media': {
    [wide.phone]: { gridTemplateColumns: '1fr 1fr', rowGap: space[7] },
    [narrow.phone]: {
      gridAutoFlow: 'column',
      gridAutoColumns: '88%',
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
    },
  },
});

/** Subgrid rows align the title, text and example of a cell with those of its neighbours. */
export const cell = style({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  minWidth: 0,
  scrollSnapAlign: 'start',
  // Without the portfolio, the third cell spans the row.
  selectors: { '&:nth-child(3):last-child': { gridColumn: '1 / -1' } },
});

export const cellText = style({ marginBlock: `${space[2]} ${space[4]}` });

export const controls = style({ alignItems: 'flex-end', width: '100%' });

export const field = style({ flex: `1 1 ${size.picture}` });

export const input = style({
  minHeight: size.tap,
  width: '100%',
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  background: color.paper,
  fontWeight: 400,
});

export const mat = style({
  position: 'relative',
  flex: 1,
  width: '100%',
  minHeight: `calc(2 * ${size.picture})`,
  overflow: 'hidden',
  border: hair,
  borderRadius: radius.small,
  background: color.sunken,
});

export const sheet = style({
  position: 'absolute',
  width: '200%',
  height: '200%',
  border: 0,
  transform: 'scale(0.5)',
  transformOrigin: '0 0',
});

export const sketch = style({ objectFit: 'cover' });

export const table = style([figures, { width: '100%', textAlign: 'right' }]);

export const what = style({ width: '60%', paddingBlock: space[2], fontWeight: 400, textAlign: 'start' });

export const result = style({ color: color.warp, fontSize: font.size.title, fontWeight: 650 });

export const products = style({
  display: 'grid',
  gap: space[4],
  marginTop: space[6],
  '@media': {
    [wide.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [wide.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const product = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  '@media': {
    [wide.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: space[1],
    },
  },
});

export const productPicture = style({
  display: 'none',
  '@media': { [wide.phone]: { display: 'block', marginBottom: space[2] } },
});

export const process = style({ paddingBlock: space[8], borderBlock: hair, background: color.sunken });

export const steps = style({
  counterReset: 'step',
  display: 'grid',
  columnGap: space[6],
  margin: `${space[6]} 0 0 ${space[4]}`,
  '@media': {
    [wide.phone]: { gridTemplateColumns: '1fr 1fr', rowGap: space[7], marginLeft: 0 },
    [wide.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});

export const step = style({
  counterIncrement: 'step',
  position: 'relative',
  padding: `0 0 ${space[5]} ${space[6]}`,
  borderLeft: `2px solid ${color.warp}`,
  selectors: {
    '&::before': {
      content: 'counter(step)',
      position: 'absolute',
      top: 0,
      left: '-1px',
      display: 'grid',
      placeItems: 'center',
      width: space[6],
      height: space[6],
      border: `2px solid ${color.warp}`,
      borderRadius: radius.round,
      background: color.sunken,
      fontSize: font.size.small,
      fontWeight: 650,
      lineHeight: 1,
      translate: '-50%',
    },
  },
  '@media': {
    [wide.phone]: {
      padding: `${space[5]} 0 0`,
      borderLeft: 0,
      borderTop: `2px solid ${color.warp}`,
      selectors: { '&::before': { top: '-1px', left: 0, translate: '0 -50%' } },
    },
  },
});

/** Repeated from `words.css.ts`, which the home page does not load. */
export const closingText = style({ maxWidth: measure.lead, marginTop: space[3], color: color.onPanelMuted });
