import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inColumns, stack } from '../../styles/layout.ts';
import { raised } from '../../styles/surface.ts';
import { color, font, space, wide } from '../../styles/theme.css.ts';
import { card } from '../../ui/surface/surface.css.ts';

export const ways = style({
  ...stack(space[5]),
  paddingBottom: space[8],
  '@media': {
    [wide.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))' },
    [wide.tablet]: { gridTemplateColumns: '1fr 1fr' },
  },
});

export const way = style([
  card,
  {
    ...stack(space[4]),
    gridTemplateRows: 'auto 1fr auto',
    justifyItems: 'start',
    padding: 'clamp(1.5rem, 4vw, 2.5rem)',
    boxShadow: color.shade,
  },
]);

export const title = style({ fontSize: font.size.title });
export const small = style({ fontSize: font.size.h3 });
export const text = style({ color: color.muted });

export const across = style({ marginTop: space[5], '@media': { [wide.phone]: { gridColumn: '1 / -1' } } });

export const themes = style({ ...inColumns('repeat(3, minmax(0, 1fr))', space[4]), marginTop: space[4] });

const sheetBase = style({
  ...stack(space[4]),
  alignContent: 'center',
  aspectRatio: '3 / 2',
  marginBottom: space[3],
  padding: 'clamp(0.5rem, 2.4vw, 2rem)',
  overflow: 'hidden',
  ...raised,
});

export const sheet = styleVariants({
  linen: [sheetBase, { fontFamily: 'Georgia, serif', textAlign: 'center' }],
  indigo: [sheetBase, { color: color.warp, fontWeight: 700 }],
  slate: [sheetBase, { gridTemplateColumns: '2fr 3fr', fontFamily: 'ui-monospace, monospace' }],
});

export const who = style({ display: 'block', fontSize: 'clamp(0.6rem, 1.9vw, 1.6rem)', lineHeight: 1.15 });
/** On a phone there is no room for it. */
export const does = style({
  display: 'none',
  fontSize: font.size.small,
  fontWeight: 400,
  opacity: 0.8,
  '@media': { [wide.tablet]: { display: 'block', marginTop: space[1] } },
});

export const lines = style(stack('clamp(0.2rem, 0.6vw, 0.5rem)'));
globalStyle(`${lines} > i`, { height: '2px', background: 'currentColor', opacity: 0.35 });
globalStyle(`${lines} > :nth-child(3n)`, { width: '70%' });
globalStyle(`${sheet.linen} > ${lines}`, { justifyItems: 'center' });
globalStyle(`${sheet.linen} > ${lines} > i`, { width: '60%' });
globalStyle(`${sheet.indigo} > ${lines} > i`, { height: '6px' });
globalStyle(`${themes} h3`, { fontSize: font.size.body });
/** On a phone the pictures say it. */
globalStyle(`${themes} p`, {
  fontSize: font.size.small,
  '@media': { 'screen and (max-width: 39.99rem)': { display: 'none' } },
});

export const back = style({
  ...stack(space[4]),
  alignItems: 'center',
  paddingTop: space[5],
  '@media': { [wide.phone]: { gridColumn: '1 / -1', gridTemplateColumns: '1fr auto' } },
});

globalStyle(`${back} h2 + p`, { marginTop: space[1] });
