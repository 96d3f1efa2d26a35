import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color, font, hair, measure, radius, size, space } from '../../styles/theme.css.ts';
import { row, scrolls, stack } from '../../ui/layout/layout.css.ts';
import { pill } from '../../ui/surface/surface.css.ts';
import { plainLink, small } from '../../ui/text/text.css.ts';

const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });

export const menu = style([
  scrolls,
  {
    // 80 units of 0.25 rem (MNU-1), or the whole width of a narrow phone.
    width: `min(${measure.column}, 100%)`,
    height: '100%',
    marginInlineStart: 'auto',
    borderLeft: hair,
    background: color.paper,
    color: color.ink,
    '@media': {
      '(prefers-reduced-motion: no-preference)': { animation: `${slideIn} 180ms cubic-bezier(0.2, 0, 0, 1)` },
    },
  },
]);

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minHeight: '100%',
  padding: `${space[3]} ${space[5]} ${space[5]}`,
});

export const head = style([
  row[2],
  { flexDirection: 'row-reverse', marginInlineEnd: `calc(-1 * ${space[3]})` },
]);

export const search = style([
  row[3],
  pill,
  {
    flex: 1,
    minHeight: size.tap,
    padding: `${space[2]} ${space[4]}`,
    color: color.muted,
  },
]);

export const link = style([
  row[3],
  plainLink,
  {
    minHeight: size.field,
    borderBottom: hair,
    fontSize: font.size.h3,
    fontWeight: 600,
    selectors: {
      '&[aria-current]': { color: color.warp, boxShadow: `inset 0 -2px ${color.weft}` },
    },
  },
]);

export const more = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: space[4],
});

export const lesser = style([
  row[3],
  {
    minHeight: size.tap,
    color: color.muted,
    fontWeight: 550,
    textDecoration: 'none',
    selectors: { '&[aria-current]': { color: color.warp } },
  },
]);

export const end = style([
  stack[3],
  small,
  {
    marginTop: 'auto',
    padding: space[4],
    borderRadius: radius.card,
    background: color.sunken,
  },
]);

export const guest = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2] });

globalStyle(`${guest} > a`, { paddingInline: space[2] });

globalStyle(`${end} label`, { flex: 'auto', justifyContent: 'center', paddingInline: 0 });
