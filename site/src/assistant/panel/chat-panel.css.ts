import { keyframes, style } from '@vanilla-extract/css';
import {
  barHeight,
  color,
  dockHeight,
  font,
  hair,
  layer,
  measure,
  radius,
  size,
  space,
  wide,
} from '../../styles/theme.css.ts';
import { beyond, containedScroll } from '../../ui/modal/modal.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space[3]})` } });

const bottom = `(${dockHeight.corner} + ${space[2]})`;

const most = `calc(100dvh - ${bottom} - ${space[4]})`;

export const large = style({});

export const panel = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.panel,
  flexDirection: 'column',
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding:
    'env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)',
  border: 0,
  background: color.surface,
  color: color.ink,
  pointerEvents: 'auto',
  selectors: { '&[open]': { display: 'flex' }, '&:modal': containedScroll, '&:modal::after': beyond },
  '@media': {
    [wide.phone]: {
      inset: `auto ${space[4]} calc${bottom} auto`,
      width: `min(${measure.narrow}, calc(100% - 2 * ${space[4]}))`,
      // Only as tall as its content, to cover less of the page.
      height: 'auto',
      minHeight: `min(${measure.column}, ${most})`,
      maxHeight: `min(${measure.prose}, ${most})`,
      padding: 0,
      border: hair,
      borderRadius: radius.card,
      boxShadow: color.shade,
      overflow: 'hidden',
      selectors: {
        [`&${large}`]: {
          width: `min(${measure.wide}, calc(100% - 2 * ${space[4]}))`,
          maxHeight: `calc(100dvh - ${bottom} - ${barHeight} - ${space[2]})`,
        },
      },
    },
    '(prefers-reduced-motion: no-preference)': { animation: `${rise} 180ms cubic-bezier(0.2, 0, 0, 1)` },
    print: { display: 'none' },
  },
});

export const head = style({
  flex: 'none',
  minHeight: size.thumb,
  padding: `${space[1]} ${space[2]} ${space[1]} ${space[4]}`,
  borderBottom: '2px solid',
  borderImage: `linear-gradient(90deg, ${color.warp} 30%, ${color.weft}) 1`,
  '@media': { [`(max-height: ${measure.narrow})`]: { minHeight: 0 } },
});

export const name = style({ marginInlineEnd: 'auto', fontSize: font.size.h3 });

export const action = style({ minHeight: size.control, fontSize: font.size.small });

export const frame = style({
  position: 'relative',
  flex: 'auto',
  minHeight: 0,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
});

export const scroller = style({
  position: 'relative',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.paper,
});

/** Not a grid, which would lay out all rows again for each new message. */
export const content = style({ padding: `${space[4]} ${space[4]} ${space[5]}` });

export const welcome = style({
  color: color.ink,
  fontSize: font.size.title,
  fontWeight: 650,
  letterSpacing: font.tracking.h2,
  lineHeight: 1.2,
});

export const abilities = style({ paddingInlineStart: space[5], listStyle: 'disc' });

export const suggestion = style({
  minHeight: size.control,
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.ink,
  fontSize: font.size.small,
  fontWeight: 550,
  lineHeight: 1.35,
  textAlign: 'start',
  ':hover': { borderColor: color.warp, color: color.warp },
});

export const page = style({ display: 'inline-block', paddingBlock: space[1] });

const beat = keyframes({ '30%': { opacity: 1, transform: 'translateY(-3px)' }, '60%': { opacity: 0.4 } });

export const dots = style({
  display: 'flex',
  gap: space[1],
  padding: space[3],
  borderRadius: radius.card,
  background: color.sunken,
});

export const dot = style({
  width: space[2],
  height: space[2],
  borderRadius: radius.round,
  background: color.muted,
  opacity: 0.55,
  selectors: { '&:nth-child(2)': { animationDelay: '150ms' }, '&:nth-child(3)': { animationDelay: '300ms' } },
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${beat} 1.2s ease-in-out infinite` },
    '(forced-colors: active)': { background: 'CanvasText' },
  },
});

export const waiting = style({
  padding: `${space[2]} ${space[3]}`,
  borderInlineStart: `3px solid ${color.weft}`,
  borderRadius: space[1],
  background: color.sunken,
  color: color.ink,
});

export const news = style({
  position: 'absolute',
  bottom: space[3],
  justifySelf: 'center',
  minHeight: size.control,
  paddingInline: space[4],
  border: '1px solid transparent',
  borderRadius: radius.round,
  background: color.panel,
  color: color.onPanel,
  boxShadow: color.shade,
});

export const form = style({
  flex: 'none',
  padding: `${space[3]} ${space[4]} ${space[2]}`,
  borderTop: hair,
  background: color.surface,
});

export const field = style({ display: 'flex', alignItems: 'flex-end', gap: space[2] });

export const box = style({
  flex: 1,
  minWidth: 0,
  fieldSizing: 'content',
  minHeight: size.tap,
  // In pixels, as the rule requires (CHT-3).
  maxHeight: '100px',
  margin: 0,
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.card,
  background: color.paper,
  fontSize: font.size.dense,
  lineHeight: 1.5,
  resize: 'none',
  selectors: {
    '&::placeholder': { color: color.muted, opacity: 1 },
    '&:focus-visible': { outlineWidth: '2px', outlineOffset: 0, borderRadius: radius.card },
    '&[aria-invalid]': { borderColor: color.danger, boxShadow: `0 0 0 1px ${color.danger}` },
  },
});

export const send = style({
  border: '1px solid transparent',
  background: color.warp,
  color: color.onWarp,
  selectors: {
    '&&:hover': { background: color.warpStrong },
    '&:focus-visible': { borderRadius: radius.round, outlineOffset: '1px' },
    '&&[aria-disabled="true"]': {
      borderColor: color.line,
      background: color.sunken,
      color: color.muted,
      cursor: 'not-allowed',
    },
  },
});

export const room = style({ minHeight: space[1], padding: `${space[1]} ${space[3]} 0` });

export const tooLong = style({ color: color.danger, fontWeight: 600 });
