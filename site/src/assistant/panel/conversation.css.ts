import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { circle, cluster, inlineRow, row, stack } from '../../styles/layout.ts';
import { onPanel, smallMuted, smallStrong } from '../../styles/surface.ts';
import { color, font, radius, space } from '../../styles/theme.css.ts';

export const frame = style({ position: 'relative', flex: 1, minHeight: 0, display: 'grid' });

export const scroller = style({
  position: 'relative',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.paper,
});

// Blocks, not grids: in a grid a new message would lay out all rows again.
export const content = style({ padding: `${space[4]} ${space[4]} ${space[5]}` });

globalStyle(`${content} > * + *`, { marginTop: space[3] });

export const log = style({ selectors: { '&:empty': { display: 'none' } } });

globalStyle(`${log} > * + *`, { marginTop: space[4] });

export const greeting = style({ ...stack(space[3]), ...smallMuted });

export const welcome = style({
  color: color.ink,
  fontSize: font.size.title,
  fontWeight: 650,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
});

export const suggestions = style({ ...stack(space[2]), justifyItems: 'start', marginTop: space[2] });

export const suggestion = style({
  minHeight: '2.5rem',
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${color.control}`,
  borderRadius: '1.25rem',
  background: color.surface,
  color: color.ink,
  fontSize: font.size.small,
  fontWeight: 550,
  lineHeight: 1.35,
  textAlign: 'start',
  selectors: { '&:hover': { borderColor: color.warp, color: color.warp } },
});

export const nearest = style({ marginTop: space[3], fontSize: font.size.small });

globalStyle(`${nearest} a`, { display: 'inline-block', paddingBlock: '0.1875rem' });

export const pending = style({ ...cluster(space[1]), ...smallMuted });

export const typing = style({ ...row(space[3]), paddingBlock: space[1] });

const beat = keyframes({
  '30%': { opacity: 1, transform: 'translateY(-0.1875rem)' },
  '60%': { opacity: 0.4 },
});

export const dots = style({
  display: 'flex',
  gap: space[1],
  padding: `${space[3]} ${space[3]}`,
  borderRadius: radius.card,
  background: color.sunken,
});

globalStyle(`${dots} i`, {
  ...circle('0.4375rem'),
  background: color.muted,
  opacity: 0.55,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${beat} 1.2s ease-in-out infinite` },
    '(forced-colors: active)': { background: 'CanvasText' },
  },
});
globalStyle(`${dots} i:nth-child(2)`, { animationDelay: '150ms' });
globalStyle(`${dots} i:nth-child(3)`, { animationDelay: '300ms' });

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
  ...inlineRow(space[2]),
  minHeight: '2.25rem',
  paddingInline: space[4],
  border: '1px solid transparent',
  borderRadius: radius.round,
  ...onPanel,
  ...smallStrong,
  boxShadow: color.shade,
});
