import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { circle, cluster, fill, inColumns, inline, row, spread, square, stack } from '../../styles/layout.ts';
import { accent, smallMuted, smallStrong, surface } from '../../styles/surface.ts';
import { color, font, hair, radius, space } from '../../styles/theme.css.ts';

/** An example with its controls, on a surface of its own. */
export const example = style({
  ...stack(space[4]),
  gridTemplateRows: 'auto 1fr auto',
  minWidth: 0,
  padding: space[5],
  ...surface,
});

export const head = style({ ...spread(`${space[2]} ${space[4]}`), ...smallMuted });

/** A choice with its visible name. */
export const choice = style(cluster(space[2]));

export const summary = style({ display: 'block', ...smallStrong });

export const rows = style({ display: 'grid', alignContent: 'start' });
globalStyle(`${rows} > div`, {
  ...inColumns('minmax(0, 1fr) auto', `0 ${space[4]}`),
  paddingBlock: space[2],
  borderTop: hair,
  fontSize: font.size.small,
  lineHeight: 1.45,
});

export const amount = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'right' });

const outcomeBase = style({ ...row(space[1]), fontWeight: 600 });
export const outcome = styleVariants({
  posted: [outcomeBase, { color: color.warp }],
  handed: [outcomeBase, { color: color.weft }],
});
globalStyle(`${outcomeBase} svg`, { flex: 'none' });

export const measure = style({ gridColumn: '1 / -1' });
globalStyle(`${measure} > svg`, {
  width: '100%',
  height: '0.375rem',
  borderRadius: radius.small,
  fill: 'none',
  stroke: color.warp,
  strokeWidth: 4,
});
globalStyle(`${measure} path:first-child`, { stroke: color.line });

export const quote = style({ marginBottom: space[3], fontWeight: 600 });

export const sources = style({ display: 'grid', alignContent: 'start', fontSize: font.size.small });
globalStyle(`${sources} > legend`, { padding: 0, fontWeight: 600, marginBottom: space[2] });
globalStyle(`${sources} > div`, {
  ...inColumns('minmax(0, 2fr) minmax(0, 3fr)', space[3]),
  alignItems: 'center',
  minHeight: '3.25rem',
  borderTop: hair,
  lineHeight: 1.45,
});
export const source = style({ ...row(space[2]), minHeight: '2.25rem', fontWeight: 600 });
globalStyle(`${source} > input`, { flex: 'none', ...square('1.25rem'), margin: 0, accentColor: color.warp });
export const unknown = style({ color: color.muted });

export const sureness = style({ color: color.muted, fontVariantNumeric: 'tabular-nums', textAlign: 'right' });

export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  minHeight: 'clamp(9rem, 22vw, 11rem)',
  ...smallMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const ticks = style({ position: 'relative', width: '1.75rem' });
globalStyle(`${ticks} > span`, { position: 'absolute', right: 0, lineHeight: 0 });
// The lines are at a quarter, a half and three quarters of the height (`toForecastView`).
for (const [place, top] of ['75%', '50%', '25%'].entries())
  globalStyle(`${ticks} > :nth-child(${place + 1})`, { top });

export const field = style({ position: 'relative' });

/** Out of the flow: as high as the plot. */
export const drawing = style({ position: 'absolute', ...fill, overflow: 'visible' });
globalStyle(`${drawing} path`, { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' });

export const grid = style({ color: color.line });
export const past = style({ color: color.warp, strokeWidth: 2.5, strokeLinejoin: 'round' });
export const ahead = style({ color: color.weft, strokeWidth: 2.5, strokeDasharray: '6 4' });
export const range = style({ color: color.weft });
globalStyle(`${drawing} ${range}`, {
  fill: 'currentColor',
  fillOpacity: 0.16,
  stroke: 'none',
  '@media': { '(prefers-reduced-motion: no-preference)': { transition: 'd 300ms ease-out' } },
});

export const legend = style(inline(`${space[1]} ${space[4]}`));
export const key = styleVariants({ past: row(space[2]), ahead: row(space[2]) });
globalStyle(`${key.past}::before`, { content: '""', width: space[5], borderTop: `3px solid ${color.warp}` });
globalStyle(`${key.ahead}::before`, {
  content: '""',
  width: space[5],
  borderTop: `3px dashed ${color.weft}`,
});

export const talk = style(stack(space[3]));

const lineBase = style({
  maxWidth: '85%',
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.card,
  fontSize: font.size.small,
  lineHeight: 1.5,
});
export const line = styleVariants({
  asked: [
    lineBase,
    { justifySelf: 'end', borderEndEndRadius: space[1], ...accent, printColorAdjust: 'exact' },
  ],
  answered: [lineBase, { justifySelf: 'start', borderEndStartRadius: space[1], background: color.sunken }],
});

export const plan = style({ display: 'grid' });
globalStyle(`${plan} > div`, {
  position: 'relative',
  display: 'grid',
  gap: 0,
  padding: `0 0 ${space[4]} ${space[5]}`,
  borderLeft: `2px solid ${color.warp}`,
  fontSize: font.size.small,
  lineHeight: 1.45,
});
globalStyle(`${plan} > div:last-child`, { paddingBottom: 0, borderLeftStyle: 'dashed' });
globalStyle(`${plan} > div::before`, {
  content: '""',
  position: 'absolute',
  left: '-0.4375rem',
  top: '0.25rem',
  ...circle('0.75rem'),
  border: `2px solid ${color.weft}`,
  background: color.surface,
});
export const when = style({ color: color.muted });
export const what = style({ fontWeight: 600 });
