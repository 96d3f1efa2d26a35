import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { color, font, hair, radius, size, space } from '../../styles/theme.css.ts';
import { row as inRow } from '../../ui/layout/layout.css.ts';
import { figures } from '../../ui/text/text.css.ts';

export const example = style({ gridTemplateRows: 'auto 1fr auto', minWidth: 0, padding: space[5] });

const draw = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' } });

export const drawn = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: {
        '[data-drawn] &': { animation: `${draw} 900ms cubic-bezier(0.3, 0, 0.2, 1) 300ms backwards` },
      },
    },
  },
});

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[4],
  minWidth: 0,
  padding: space[5],
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[4],
  paddingBlock: space[2],
  borderTop: hair,
  lineHeight: 1.45,
});

export const amount = style([figures, { textAlign: 'right' }]);

export const posted = style({ color: color.warp });

export const bar = style({
  width: '100%',
  height: space[2],
  borderRadius: radius.small,
  fill: 'none',
  stroke: color.warp,
  strokeWidth: 4,
});

export const track = style({ stroke: color.line });

export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  minHeight: `calc(${size.picture} + ${space[6]})`,
});

export const ticks = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-evenly',
  alignItems: 'flex-end',
  width: space[6],
  lineHeight: 0,
});

export const drawing = style({
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
});

const thread = style({ strokeWidth: 2.5, vectorEffect: 'non-scaling-stroke' });

export const lines = style({ color: color.line, vectorEffect: 'non-scaling-stroke' });
export const past = style([thread, { color: color.warp, strokeLinejoin: 'round' }]);
export const ahead = style([thread, { color: color.weft, strokeDasharray: '6 4' }]);
export const range = style({
  color: color.weft,
  fill: 'currentColor',
  fillOpacity: 0.16,
  stroke: 'none',
  transition: 'd 300ms ease-out',
});

export const key = styleVariants(
  { past: `3px solid ${color.warp}`, ahead: `3px dashed ${color.weft}` },
  (borderTop) => [inRow[2], { '::before': { content: '""', width: space[5], borderTop } }],
);

export const question = style({
  minHeight: size.control,
  padding: `${space[1]} ${space[3]}`,
  border: hair,
  borderRadius: radius.round,
  background: 'transparent',
  textAlign: 'start',
  selectors: {
    '&:hover': { borderColor: color.control, color: color.ink },
    '&[aria-pressed="true"]': { borderColor: color.warp, color: color.ink, fontWeight: 600 },
  },
});

/** Nearly as high as the longest answer, so that choosing a question moves little. */
export const answers = style({
  flex: 1,
  alignContent: 'start',
  width: '100%',
  minHeight: `calc(2 * ${size.tile})`,
  fontSize: font.size.dense,
});

const bubble = style({
  maxWidth: '90%',
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.card,
  lineHeight: 1.5,
});
export const asked = style([
  bubble,
  {
    justifySelf: 'end',
    borderEndEndRadius: space[1],
    background: color.warp,
    color: color.onWarp,
    // Keeps the background in print, because light text needs it.
    printColorAdjust: 'exact',
  },
]);
export const answered = style([
  bubble,
  { justifySelf: 'start', borderEndStartRadius: space[1], background: color.sunken },
]);
