import { style, styleVariants } from '@vanilla-extract/css';
import { color, hair, measure, radius, space } from '../../styles/theme.css.ts';

const frameBase = style({ display: 'grid', overflow: 'hidden', border: hair, borderRadius: radius.card });

const threads = (angle: string, pitch: string) =>
  `repeating-linear-gradient(${angle}, ${color.line} 0 1px, transparent 1px ${pitch})`;
const street = (angle: string, from: string, to: string, ink: string = color.surface) =>
  `linear-gradient(${angle}, transparent ${from}, ${ink} ${from} ${to}, transparent ${to})`;
const block = `calc(2 * ${space[6]})`;

/** The same height in every state, so that nothing below moves. */
export const frame = styleVariants({
  map: [
    frameBase,
    {
      height: measure.narrow,
      background: [
        street('118deg', '62%', '66%', color.line),
        street('14deg', '38%', '41%'),
        street('101deg', '24%', '26%'),
        threads('90deg', block),
        threads('0deg', block),
        color.sunken,
      ].join(),
    },
  ],
  form: [
    frameBase,
    {
      height: measure.text,
      background: `${threads('90deg', space[6])} ${color.sunken}`,
    },
  ],
});

export const layer = style({ gridArea: '1 / 1' });

const content = style([layer, { width: '100%', height: '100%', border: 0 }]);

export const iframe = styleVariants({
  // While the embed loads, the frame may show one of the browser's own pages.
  hidden: [content, { visibility: 'hidden' }],
  // White in the dark theme too, because embedded pages expect it.
  shown: [content, { background: 'Canvas', colorScheme: 'light' }],
});

export const words = style([
  layer,
  {
    zIndex: 1,
    placeSelf: 'center',
    justifyItems: 'center',
    maxWidth: `min(${measure.narrow}, 100% - ${space[6]})`,
    padding: space[5],
    textAlign: 'center',
  },
]);

export const text = style({ textWrap: 'balance' });

export const pin = style({ color: color.weft });

export const outside = style({ display: 'inline-block', minHeight: space[5] });

export const always = style({
  minHeight: space[5],
  padding: 0,
  border: 0,
  background: 'transparent',
  ':hover': { color: color.ink },
});

export const tick = style({
  width: space[5],
  height: space[5],
  marginInlineEnd: space[1],
  border: `1px solid ${color.control}`,
  borderRadius: space[1],
});
